import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { getApolloContext, type useQuery } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import type { ReactNode } from 'react';
import type { PageAnswers } from './page-answers.ts';

const ApolloContext = getApolloContext();

/**
 * Answers the queries of what stands in it from `answers`, so that a page is rendered once and no cache is written or
 * read for it. Apollo's own rendering on the server puts its hook in the same place.
 */
export function AnsweredPage({ answers, children }: { answers: PageAnswers; children: ReactNode }) {
  // What the hooks' signature has beyond this is for pages in a browser.
  const useAnswer = answers.useQuery as unknown as typeof useQuery;
  const value = { [wrapperSymbol]: { useQuery: () => useAnswer } };
  return <ApolloContext value={value}>{children}</ApolloContext>;
}

/** The client of one rendering on the server, for what only hands it on: it asks nothing. */
export function createIdleClient(): ApolloClient {
  return new ApolloClient({ ssrMode: true, cache: new InMemoryCache(), link: ApolloLink.empty() });
}
