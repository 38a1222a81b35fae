import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentContent } from './DocumentContent.tsx';
import { DocumentContentSkeleton } from './DocumentContentSkeleton.tsx';
import { useOpenDocumentQuery } from './open-document.generated.ts';
import { openedDocumentWords } from './words.ts';

/** One document as a dialog over the list that it was opened from. */
export function DocumentSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const query = useOpenDocumentQuery({ variables: { slug } });
  const document = query.data?.document;
  useHead({ ...(document && { title: document.title }), canonicalPath: `/compliance?doc=${slug}` });
  return (
    <ItemSheet
      area="compliance"
      words={openedDocumentWords}
      query={query}
      title={document?.title}
      onClose={onClose}
      skeleton={<DocumentContentSkeleton />}
    >
      {document && (
        <>
          <p className="mt-2">
            <UrgencyTag urgency={document.urgency} />
          </p>
          <p className="mt-2 text-lg text-ink-2">{document.description}</p>
          <DocumentActions document={document} />
          <div className="mt-6">
            <DocumentContent document={document} layout="sheet" />
          </div>
        </>
      )}
    </ItemSheet>
  );
}
