// The graphs: layers of nodes, and edges from each layer to the next.
#pragma once

#include <string.h>

enum { branching = 4, leaves = 16, shuffle_layers = 5, shuffle_width = 12 };

enum shape { black_hole, white_hole, shuffle };

struct graph {
  enum shape shape;
  int layers;
  int width;  // nodes in the widest layer
};

// Nodes are counted within their layers.
struct edge {
  int from;
  int to;
};

// Without layers when the name is unknown.
static struct graph make_graph(const char* name) {
  struct graph graph = {shuffle, 0, leaves};
  if (strcmp(name, "black-hole") == 0) {
    graph.shape = black_hole;
    graph.layers = 3;
  } else if (strcmp(name, "white-hole") == 0) {
    graph.shape = white_hole;
    graph.layers = 3;
  } else if (strcmp(name, "shuffle") == 0) {
    graph.layers = shuffle_layers;
    graph.width = shuffle_width;
  }
  return graph;
}

// A black hole narrows from 16 nodes by 4 and 4 to one, a white hole widens in the same way.
static int nodes_in(const struct graph* graph, int layer) {
  if (graph->shape == shuffle) {
    return graph->width;
  }
  const int from_the_wide_end = graph->shape == black_hole ? layer : graph->layers - 1 - layer;
  int nodes = leaves;
  for (int i = 0; i < from_the_wide_end; ++i) {
    nodes /= branching;
  }
  return nodes;
}

// How many edges lead from a layer to the next.
static int edges_after(const struct graph* graph, int layer) {
  switch (graph->shape) {
    case black_hole:
      return nodes_in(graph, layer);
    case white_hole:
      return nodes_in(graph, layer + 1);
    default:
      return branching * graph->width;
  }
}

static struct edge edge_after(const struct graph* graph, int layer, int index) {
  struct edge edge = {index, index};
  (void)layer;
  switch (graph->shape) {
    case black_hole:
      edge.to = index / branching;
      break;
    case white_hole:
      edge.from = index / branching;
      break;
    default:
      // Like cards: node n deals to the nodes 4n, 4n + 1, ... round the layer.
      edge.from = index / branching;
      edge.to = index % graph->width;
  }
  return edge;
}

static int edges_of(const struct graph* graph) {
  int edges = 0;
  for (int layer = 0; layer + 1 < graph->layers; ++layer) {
    edges += edges_after(graph, layer);
  }
  return edges;
}
