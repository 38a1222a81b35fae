/** The rows of a list so far, with those of its next page behind them. */
export function rowsSoFar<Page extends { readonly nodes: readonly unknown[] }>(before: Page, next: Page): Page {
  return { ...next, nodes: [...before.nodes, ...next.nodes] };
}
