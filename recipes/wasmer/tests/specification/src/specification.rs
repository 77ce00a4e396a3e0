//! Runs one test file of the WebAssembly specification under one backend, set up as mpiwasm sets it up:
//! specification BACKEND FILE. Prints "failed LINE MESSAGE" for each directive that fails, then "end". LINE is 0 when the
//! file as a whole cannot be run. Which of the failures are known is not its business, but specification.py's.
use std::path::Path;
use std::process::ExitCode;

use engine::Store;
use engine::sys::{Cranelift, EngineBuilder, LLVM, Singlepass};
use wasmer_wast::{DirectiveErrors, Wast};

/// As `Engine::create` in embedder/src/wasm/engine/engine.cpp. The features of WebAssembly are the backend's default there too.
fn builder(backend: &str) -> Option<EngineBuilder> {
    match backend {
        "llvm" => {
            let mut llvm = LLVM::default();
            llvm.non_volatile_memops(true)
                .plain_float_arithmetic(true)
                .standard_pipeline(true)
                .host_cpu(true);
            Some(EngineBuilder::new(llvm))
        }
        "llvm-without-options" => Some(EngineBuilder::new(LLVM::default())),
        "cranelift" => Some(EngineBuilder::new(Cranelift::default())),
        "singlepass" => Some(EngineBuilder::new(Singlepass::default())),
        _ => None,
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [backend, file] = arguments.as_slice() else {
        eprintln!("usage: specification BACKEND FILE");
        return ExitCode::from(2);
    };
    let Some(builder) = builder(backend) else {
        eprintln!("specification: no backend {backend}");
        return ExitCode::from(2);
    };
    let mut test = Wast::new_with_spectest(Store::new(builder.engine()));
    test.fail_fast = false;
    let print = |line: usize, message: &str| {
        let one_line = message.split_whitespace().collect::<Vec<_>>().join(" ");
        println!("failed {line} {one_line}");
    };
    if let Err(error) = test.run_file(Path::new(file)) {
        match error.downcast_ref::<DirectiveErrors>() {
            Some(failed) => {
                for one in &failed.errors {
                    print(one.line, &one.message);
                }
            }
            None => print(0, &error.to_string()),
        }
    }
    println!("end");
    ExitCode::SUCCESS
}
