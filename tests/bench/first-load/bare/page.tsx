import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';

// The least that a page of the portal's libraries does: it hydrates one heading, from an answer in Apollo's cache.
const heading = { kind: 'Field', name: { kind: 'Name', value: 'heading' } };
const query = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      selectionSet: { kind: 'SelectionSet', selections: [heading] },
    },
  ],
} as unknown as TypedDocumentNode<{ heading: string }>;
const cache = new InMemoryCache();
cache.writeQuery({ query, data: { heading: 'A bare page' } });
const client = new ApolloClient({ cache, link: ApolloLink.empty() });

function Page() {
  const { data } = useQuery(query);
  const { pathname } = useLocation();
  return <h1>{pathname && data?.heading}</h1>;
}

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </ApolloProvider>,
  );
}
