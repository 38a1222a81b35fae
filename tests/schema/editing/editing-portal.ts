import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import type { TestApp } from '../../support/test-app.ts';

type Answer = Readonly<Record<string, unknown>> & {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly content?: Listed;
};

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly published: boolean;
  readonly revision: number;
}

interface Call {
  readonly declared: string;
  readonly variables: object;
  readonly key?: string;
}

/** An operator at the portal. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  /** Runs one change, and hands out its answer. */
  readonly change: (call: string, given: Call) => Promise<Answer>;
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

/** Opens the account of an operator. */
export async function createOperator(app: TestApp): Promise<Operator> {
  const { id, email } = await createAccount(app.db, { access: 'operator' });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  return {
    ...{ id, email },
    change: async (call, { declared, variables, key }) => {
      const query = `mutation (${declared}) { answer: ${call} { __typename
        ... on EditedContentPayload { content { id slug title published revision } }
        ... on Error { message } ... on ValidationError { fields { path message } } } }`;
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
        payload: { query, variables },
      });
      const { data, errors } = response.json();
      if (!data) {
        throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
      }
      return data.answer;
    },
    ask: async <Data>(query: string, variables: object = {}) => {
      const { data, errors } = await askGraph(app, query, { token, variables });
      if (!data) {
        throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
      }
      return data as Data;
    },
  };
}

/** Asks as a reader who has not signed in. */
export async function read<Data>(app: TestApp, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await askGraph(app, query, { variables });
  if (!data) {
    throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
  }
  return data as Data;
}

/** The history of a piece of content, the newest revision first. */
export async function historyOf({ ask }: Operator, kind: string, id: string) {
  const fields = 'number action note savedBy changes { field label before after passages { parts { kind text } } }';
  const { contentRevisions } = await ask<{ contentRevisions: { totalCount: number; nodes: Revision[] } }>(
    `query ($kind: ContentKind!, $id: ID!) { contentRevisions(kind: $kind, id: $id) { totalCount nodes { ${fields} } } }`,
    { kind, id },
  );
  return contentRevisions.nodes;
}

interface Revision {
  readonly number: number;
  readonly action: string;
  readonly note: string;
  readonly savedBy: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly label: string;
    readonly before: string;
    readonly after: string;
    readonly passages: readonly { readonly parts: readonly { readonly kind: string; readonly text: string }[] }[];
  }[];
}

/** The arguments of a change of a piece of content that is there. */
export const onContent = {
  publish: (kind: string, id: string, revision: number) =>
    [
      'publishContent(kind: $kind, id: $id, revision: $revision)',
      { declared: '$kind: ContentKind!, $id: ID!, $revision: Int!', variables: { kind, id, revision } },
    ] as const,
  unpublish: (kind: string, id: string, revision: number, note = 'It has come too early') =>
    [
      'unpublishContent(kind: $kind, id: $id, revision: $revision, note: $note)',
      {
        declared: '$kind: ContentKind!, $id: ID!, $revision: Int!, $note: String!',
        variables: { kind, id, revision, note },
      },
    ] as const,
  restore: (kind: string, id: string, revision: number, number: number) =>
    [
      'restoreContent(kind: $kind, id: $id, revision: $revision, number: $number)',
      {
        declared: '$kind: ContentKind!, $id: ID!, $revision: Int!, $number: Int!',
        variables: { kind, id, revision, number },
      },
    ] as const,
};
