import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { NowProvider } from '../apollo/now.tsx';
import { PageContext } from './page-context.ts';
import type { PageOutput } from './page-output.ts';
import { ToOperator } from './to-operator.ts';

interface ProvidersProps {
  client: ApolloClient;
  now: string;
  output: PageOutput;
  toOperator: boolean | undefined;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function Providers(props: ProvidersProps) {
  return (
    <StrictMode>
      <PageContext value={props.output}>
        <NowProvider now={props.now}>
          <ToOperator value={props.toOperator}>
            <ApolloProvider client={props.client}>{props.children}</ApolloProvider>
          </ToOperator>
        </NowProvider>
      </PageContext>
    </StrictMode>
  );
}
