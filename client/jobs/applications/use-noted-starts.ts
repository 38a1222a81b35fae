import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { StartElsewhereDocument } from './job-applications.generated.ts';

/**
 * Notes that a user who is signed in follows a link to apply on another website. The link is followed at once: the
 * request outlives the page, and no user is told of its failure. It listens for whatever link comes, so that pages need
 * no script for it; `isHere` if it is the one that listens.
 */
export function useNotedStarts(isHere: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isHere) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-apply-for]') : null;
      const jobId = link?.dataset['applyFor'];
      if (!jobId) return;
      client
        .mutate({
          mutation: StartElsewhereDocument,
          variables: { jobId },
          fetchPolicy: 'no-cache',
          context: { keepalive: true },
        })
        .catch(() => undefined);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [client, isHere]);
}
