import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAccountChange } from '../../accounts/use-account-change.ts';
import { useSession } from '../../accounts/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EndDocumentFollowDocument, useDocumentFollowsQuery } from './documents.generated.ts';

const kinds = { DOCUMENT: 'Document', REGULATION: 'Regulation', ROLE: 'Role' } as const;

/** The section of the account page about documents, regulations and roles whose changes are mailed. */
export function OwnFollows() {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useDocumentFollowsQuery({
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const { isWorking, change } = useAccountChange();
  const follows = data?.documentFollows;
  return (
    <section aria-labelledby="document-follows" aria-busy={loading}>
      <h3 ref={heading} id="document-follows" tabIndex={-1} className="text-h3 outline-none">
        Documents that you follow
      </h3>
      {error && !follows && (
        <ErrorPanel
          title="What you follow could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!follows && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {follows?.length === 0 && (
        <p className="mt-2 text-sm">
          You follow nothing yet. Use "Follow changes" on the page of a compliance document.
        </p>
      )}
      {follows && follows.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {follows.map(({ id, kind, name, path }) => (
            <li key={id} className="border-b border-line py-4">
              <Link to={path} className="font-bold break-words">
                {name}
              </Link>
              <p className="text-sm">{kinds[kind]}</p>
              <Button
                size="compact"
                className="mt-2"
                aria-disabled={isWorking}
                onClick={async () => {
                  // The row disappears with the focused button.
                  const hasEnded = await change({
                    send: (client) => client.mutate({ mutation: EndDocumentFollowDocument, variables: { id } }),
                    failure: 'It is still followed',
                    after: () => refetch(),
                  });
                  if (hasEnded) {
                    heading.current?.focus({ preventScroll: true });
                  }
                }}
              >
                Stop following<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
