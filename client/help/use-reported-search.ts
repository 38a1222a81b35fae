import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { allowsAnalytics } from '../consent/choice.ts';
import { ReportHelpSearchDocument } from './help-feedback.generated.ts';

/** How long a search must stay unchanged to be reported, in milliseconds: longer than pauses while typing. */
const SETTLED = 3000;

/** Searches that this document has reported. */
const told = new Set<string>();

/**
 * Tells the server once of a search that found nothing, for the editors of the articles, if the visitor agrees to be
 * counted. It happens beside the reading: nothing waits for it, and a failure is not shown. The server cannot note it by
 * itself: reading writes nothing there, and it sees each beginning of what is typed.
 */
export function useReportedSearch(search: string, foundNothing: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!foundNothing || search === '' || told.has(search)) return;
    const timer = setTimeout(() => {
      // Read from the cookie now: the choice may be another one than when the search began.
      if (!allowsAnalytics()) return;
      told.add(search);
      client.mutate({ mutation: ReportHelpSearchDocument, variables: { search } }).catch(() => {
        // Other visitors will miss the same article.
      });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [client, search, foundNothing]);
}
