import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloLink, execute } from '@apollo/client/link';
import { type DocumentNode, parse } from 'graphql';
import { from, type Observable, throwError } from 'rxjs';

export const jobsQuery = parse('query Jobs($first: Int) { jobs(first: $first) { totalCount } }', { noLocation: true });
export const saveMutation = parse('mutation Save { saveJob { id } }', { noLocation: true });

/** A terminating link that answers with each outcome in turn, the last one again and again, and counts what it is asked. */
export class AnsweringLink extends ApolloLink {
  asked: number[] = [];
  readonly #outcomes: (ApolloLink.Result | Error | Observable<ApolloLink.Result>)[];

  constructor(...outcomes: (ApolloLink.Result | Error | Observable<ApolloLink.Result>)[]) {
    super();
    this.#outcomes = outcomes;
  }

  override request(): Observable<ApolloLink.Result> {
    const outcome = this.#outcomes[Math.min(this.asked.length, this.#outcomes.length - 1)];
    this.asked.push(Date.now());
    if (outcome === undefined) return throwError(() => new Error('No outcome given'));
    if (outcome instanceof Error) return throwError(() => outcome);
    return 'subscribe' in outcome ? outcome : from([outcome]);
  }
}

/** Sends one operation through links, and resolves with its answer or with the error that it ended in. */
export function send(
  link: ApolloLink,
  query: DocumentNode = jobsQuery,
  context: Record<string, unknown> = {},
): Promise<ApolloLink.Result | Error> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return new Promise((resolve) => {
    execute(link, { query, context, variables: {} }, { client }).subscribe({ next: resolve, error: resolve });
  });
}
