import { type JsonSchema, objectOf, orNull } from './json-schema.ts';
import { text, wholeNumber } from './parameter.ts';

/** What the graph says of a page of a list. */
interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly totalIsCapped: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Only of a list that can be searched. */
  readonly correction?: { readonly search: string } | null;
}

/** The parameters that every list has. */
export const pageParameters = [
  wholeNumber({
    name: 'limit',
    variable: 'first',
    description: 'How many rows to answer.',
    minimum: 1,
    maximum: 100,
    default: 20,
    example: 10,
  }),
  text({
    name: 'cursor',
    variable: 'after',
    description: 'The nextCursor of the page before. It belongs to one order of one list; its text means nothing.',
  }),
  wholeNumber({
    name: 'offset',
    description: 'Skip this many rows. Not together with a cursor, which is faster and does not drift.',
    minimum: 0,
    maximum: 10_000,
    default: 0,
    example: 0,
  }),
];

/** A page of a list as REST answers it, with its rows under `itemsName`. */
export function presentList<Node>(itemsName: string, list: Connection<Node>, presentItem: (node: Node) => object) {
  return {
    [itemsName]: list.nodes.map(presentItem),
    total: list.totalCount,
    totalIsCapped: list.totalIsCapped,
    nextCursor: list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null,
    ...(list.correction !== undefined && { correctedSearch: list.correction?.search ?? null }),
  };
}

/** What a list that can be searched says besides. */
export const correctedSearch: Readonly<Record<string, JsonSchema>> = {
  correctedSearch: orNull({
    type: 'string',
    description: 'What was searched for where nothing matches `search` as typed; null where nothing was corrected.',
  }),
};

/** The schema of such a page, with what else it says. */
export function listSchema(
  itemsName: string,
  item: JsonSchema,
  further: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return objectOf('A page of a list.', {
    [itemsName]: { type: 'array', items: item, maxItems: 100, description: 'The rows of this page, in order.' },
    total: { type: 'integer', minimum: 0, maximum: 10_000, description: 'How many rows the whole list has.' },
    totalIsCapped: { type: 'boolean', description: 'Whether there are more than the 10,000 rows that are counted.' },
    nextCursor: orNull({ type: 'string', description: 'Cursor of the next page; null on the last one.' }),
    ...further,
  });
}
