import type { Route } from './route.ts';

/** Points that each request with a key costs, whatever it asks for. */
export const REQUEST_POINTS = 10;
/** Points for each row that may be answered: of a list as many as its `limit` says. */
export const ROW_POINTS = 1;

/** What rows are asked for by, in the address or in the body. */
const ROWS = 'limit';

type Asked = Pick<Route, 'queryParameters' | 'body'>;

/**
 * The price of a request with a key, which is known before it runs. What a row of the table asks the graph is the portal's
 * choice and not the caller's: the fields of its document do not count.
 */
export function priceOf(route: Asked, variables: Readonly<Record<string, unknown>>): number {
  return REQUEST_POINTS + ROW_POINTS * rowsOf(route, variables);
}

function rowsOf({ queryParameters, body }: Asked, variables: Readonly<Record<string, unknown>>): number {
  const parameter = queryParameters.find(({ name }) => name === ROWS);
  const field = body?.fields.find(({ name }) => name === ROWS);
  const asked = parameter ?? field;
  if (!asked) {
    return 0;
  }
  const given = field && body?.asInput ? (variables['input'] as typeof variables) : variables;
  const { minimum = 0, maximum = 0, default: otherwise = field?.otherwise } = asked.schema;
  // What is out of range in a body is refused only once it runs.
  return Math.min(Math.max(Number(given[asked.variable] ?? otherwise ?? 0), Number(minimum)), Number(maximum));
}
