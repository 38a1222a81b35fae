/** A node of a tsquery. */
type Node =
  | { readonly kind: 'term'; readonly term: string; readonly isPrefix: boolean }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Node[] };

/** Terms of which each match has one, and how many rows have one of them, about. */
export interface Key {
  readonly terms: readonly string[];
  readonly rows: number;
}

/** One token of a tsquery as PostgreSQL writes it. */
const tokens = /'((?:[^'\\]|''|\\.)*)'(:[*A-D]+)?|[()&|]|<(?:-|\d+)>/g;

/** A term in the syntax of a tsquery. */
export function quoted(term: string): string {
  return `'${term.replace(/['\\]/g, '$&$&')}'`;
}

/**
 * Reads a tsquery without negations, as PostgreSQL writes it.
 *
 * @throws Error if it is none.
 */
export function readCondition(text: string): Node {
  const found = [...text.matchAll(tokens)];
  let place = 0;
  const binary = (kind: 'and' | 'or', sign: RegExp, part: () => Node): Node => {
    const parts = [part()];
    while (sign.test(found[place]?.[0] ?? '')) {
      place += 1;
      parts.push(part());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
  };
  const one = (): Node => {
    const [token, term, mark = ''] = found[place] ?? [];
    place += 1;
    if (token === '(') {
      const inner = either();
      place += 1;
      return inner;
    }
    if (term === undefined) {
      throw new Error(`Not a tsquery: ${text}`);
    }
    return { kind: 'term', term: term.replace(/(['\\])\1/g, '$1'), isPrefix: mark.includes('*') };
  };
  const phrase = () => binary('and', /^</, one);
  const all = () => binary('and', /^&$/, phrase);
  const either = (): Node => binary('or', /^\|$/, all);
  return either();
}

/** All terms of a condition, each once. */
export function termsOf(node: Node): string[] {
  return node.kind === 'term' ? [node.term] : [...new Set(node.parts.flatMap(termsOf))];
}

/**
 * The terms by which rows are found that may match: of what must all be there the rarest, of what any will do all.
 * Undefined if a beginning of words is looked for, which no term finds.
 *
 * @param rows how many rows have a term, about.
 */
export function rarestKey(node: Node, rows: (term: string) => number): Key | undefined {
  if (node.kind === 'term') {
    return node.isPrefix ? undefined : { terms: [node.term], rows: rows(node.term) };
  }
  const keys = node.parts.map((part) => rarestKey(part, rows));
  if (node.kind === 'and') {
    const known = keys.filter((key) => key !== undefined);
    return known.toSorted((one, other) => one.rows - other.rows || one.terms.length - other.terms.length)[0];
  }
  return keys.reduce<Key | undefined>(
    (whole, key) =>
      whole && key && { terms: [...new Set([...whole.terms, ...key.terms])], rows: whole.rows + key.rows },
    { terms: [], rows: 0 },
  );
}
