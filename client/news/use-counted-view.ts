import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CountArticleViewDocument } from './count-view.generated.ts';

/** Articles whose opening this document has told the server. */
const told = new Set<string>();

/**
 * Tells the server that a user looks at an article, once each. The server counts it once a visitor and day. It happens
 * beside the reading: nothing waits for it, and a failure is nobody's concern.
 */
export function useCountedView(id: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (id === undefined || told.has(id)) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.has(id)) return;
      told.add(id);
      client.mutate({ mutation: CountArticleViewDocument, variables: { id } }).catch(() => {
        // The figure stays as it is.
      });
    };
    tell();
    // A page that is loaded ahead or in a tab behind counts when a user comes to see it.
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, id]);
}
