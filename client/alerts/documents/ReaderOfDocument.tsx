import { useSession } from '../../accounts/use-session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useReaderOfDocumentQuery } from './documents.generated.ts';
import { FollowChanges } from './FollowChanges.tsx';
import { ReadAndUnderstood } from './ReadAndUnderstood.tsx';
import type { DocumentAlertsProps } from './words.ts';

/** What a signed-in reader follows and has read of a document. */
export function ReaderOfDocument({ document, heading }: DocumentAlertsProps) {
  const { session } = useSession();
  const { data, error, loading, refetch } = useReaderOfDocumentQuery({
    variables: { slug: document.slug },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? (
      <ErrorPanel
        title="What you follow could not be loaded"
        headingLevel={heading}
        message={error.message}
        onRetry={() => refetch()}
        busy={loading}
      />
    ) : (
      <RowsSkeleton />
    );
  }
  const onChange = () => refetch();
  return (
    <>
      <FollowChanges
        document={document}
        heading={heading}
        follows={data.documentFollows}
        emailConfirmed={data.me?.emailConfirmed !== false}
        onChange={onChange}
      />
      {data.documentReading && (
        <ReadAndUnderstood document={document} heading={heading} reading={data.documentReading} onChange={onChange} />
      )}
    </>
  );
}
