import { useAccountPublicationsQuery } from './accounts.generated.ts';
import { hiddenInWords, shownInWords } from './publications-in-words.ts';

interface PublicationsNoteProps {
  accountId: string;
  kind: 'suspend' | 'unsuspend';
}

/** What a suspension will hide, or lifting it will show again, with counts. */
export function PublicationsNote({ accountId, kind }: PublicationsNoteProps) {
  const { data, error } = useAccountPublicationsQuery({ variables: { id: accountId }, fetchPolicy: 'network-only' });
  const published = data?.accountPublications;
  const inWords = kind === 'suspend' ? hiddenInWords : shownInWords;
  return (
    <p role="status" className="min-h-6 text-sm font-bold">
      {published && inWords(published)}
      {error && !published && 'How much they publish could not be counted. All of it is affected.'}
    </p>
  );
}
