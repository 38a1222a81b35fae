/** The stems in a tsquery that PostgreSQL wrote, in their order. */
export function stemsOf(query: string): string[] {
  return [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem.replaceAll("''", "'"));
}
