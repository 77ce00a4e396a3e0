/* <libintl.h>: messages are not translated in a guest, which has no catalogues. */
#ifndef MPIWASM_LIBINTL_H
#define MPIWASM_LIBINTL_H

#ifdef __cplusplus
extern "C" {
#endif

char* gettext(const char* message) __attribute__((format_arg(1)));
char* dgettext(const char* domain, const char* message) __attribute__((format_arg(2)));
char* dcgettext(const char* domain, const char* message, int category) __attribute__((format_arg(2)));
char* ngettext(const char* one, const char* many, unsigned long count) __attribute__((format_arg(1), format_arg(2)));
char* dngettext(const char* domain, const char* one, const char* many, unsigned long count)
    __attribute__((format_arg(2), format_arg(3)));
char* textdomain(const char* domain);
char* bindtextdomain(const char* domain, const char* directory);
char* bind_textdomain_codeset(const char* domain, const char* codeset);

#ifdef __cplusplus
}
#endif

#endif
