import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CountArticleViewDocument } from './count-view.generated.ts';

/** Articles whose view this document has reported. */
const told = new Set<string>();

/**
 * Reports the view of an article to the server, once for each article. The server counts one for each visitor and day.
 * Nothing waits for the response, and a failure is ignored.
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
