import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** One write, as an integrator sends it. */
export interface Write {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
  /** What it leaves in the database is found by this; what several of them leave is counted together. */
  readonly mark: string;
  /** Whether it has an Idempotency-Key, under which it may be sent again. */
  readonly isKeyed: boolean;
}

/** A write that may be sent again, of a person or of a visitor. */
export function keyed(write: Pick<Write, 'path' | 'body' | 'mark'>, person?: Person): Write {
  const headers = { 'idempotency-key': randomUUID(), ...(person && authorized(person)) };
  return { ...write, method: 'POST', headers, isKeyed: true };
}

/** Who asks, as a header. */
export const authorized = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** A question to the graph that may be sent again. */
export function graphWrite(
  { mark, variables }: { readonly mark: string; readonly variables: object },
  query: string,
  person?: Person,
): Write {
  return keyed({ path: '/graphql', body: { query, variables }, mark }, person);
}
