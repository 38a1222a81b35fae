import type { RestOperation } from '../ports.ts';
import type { CategoryExample } from './api-category.ts';

/** A request and its response as they are read. */
export interface ExampleText {
  /** Method and address, headers, and after an empty line the body, if there is one. */
  readonly request: string;
  /** JSON. */
  readonly response: string;
}

/**
 * The example of a category: as the REST interface describes its operation, or as it is documented where the operation does
 * not answer.
 */
export function exampleText(
  { endpoint, query, documented }: CategoryExample,
  operation: RestOperation | undefined,
  origin: string,
): ExampleText {
  const [method = '', path = ''] = endpoint.split(' ');
  const isRead = method === 'GET';
  if (operation) {
    const shown = Object.entries(operation.query).filter(([name]) => !query || query.includes(name));
    const address = `${origin}${operation.address}${queryText(Object.fromEntries(shown))}`;
    const headers = operation.signedIn ? ['authorization: Bearer <access token>'] : [];
    return {
      request: requestText(`${method} ${address}`, headers, operation.body),
      response: json(operation.answer),
    };
  }
  const request = documented?.request ?? {};
  return {
    request: requestText(
      `${method} ${origin}${path}${isRead ? queryText(request) : ''}`,
      [],
      isRead ? undefined : request,
    ),
    response: json(documented?.response ?? {}),
  };
}

function requestText(line: string, headers: readonly string[], body: unknown): string {
  const withType = body === undefined ? headers : [...headers, 'content-type: application/json'];
  return [line, ...withType, ...(body === undefined ? [] : ['', json(body)])].join('\n');
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
