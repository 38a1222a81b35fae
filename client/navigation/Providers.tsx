import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { NowProvider } from '../apollo/now.tsx';
import { PageContext } from './page-context.ts';
import type { PageOutput } from './page-output.ts';

/** What stands around the router, the same on the server and in the browser. */
export function Providers(props: { client: ApolloClient; now: string; output: PageOutput; children: ReactNode }) {
  return (
    <StrictMode>
      <PageContext value={props.output}>
        <NowProvider now={props.now}>
          <ApolloProvider client={props.client}>{props.children}</ApolloProvider>
        </NowProvider>
      </PageContext>
    </StrictMode>
  );
}
