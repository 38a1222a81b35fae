import type { TestApp } from './test-app.ts';

export interface GraphAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Sends an operation to the graph over HTTP, as the user who holds the access token. */
export async function askGraph(
  { server }: Pick<TestApp, 'server'>,
  query: string,
  {
    token,
    variables = {},
    remoteAddress,
  }: {
    readonly token?: string | undefined;
    readonly variables?: object;
    /** This machine if it does not matter. */
    readonly remoteAddress?: string;
  } = {},
): Promise<GraphAnswer> {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  return answer.json();
}
