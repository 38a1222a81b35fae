import type { AccountPublicationsQuery } from './accounts.generated.ts';

interface PublicationsNoteProps {
  id: string;
  kind: 'suspend' | 'unsuspend';
  isCounting: boolean;
  /** Nothing while it is counted, or if it could not be. */
  published: AccountPublicationsQuery['accountPublications'] | undefined;
}

/** What a suspension will hide, or lifting it will show again, with counts. */
export function PublicationsNote({ id, kind, isCounting, published }: PublicationsNoteProps) {
  const inWords = kind === 'suspend' ? hiddenInWords : shownInWords;
  return (
    <p id={id} role="status" className="min-h-6 text-sm font-bold">
      {isCounting && 'Counting what they publish...'}
      {published && inWords(published)}
      {!isCounting && !published && 'How much they publish could not be counted. All of it is affected.'}
    </p>
  );
}

interface Publications {
  readonly jobs: number;
  readonly products: number;
  readonly comments: number;
}

/** What a suspension hides, in a sentence. */
function hiddenInWords(publications: Publications): string {
  const { words, isOne } = counted(publications);
  return words ? `${words} ${isOne ? 'is' : 'are'} hidden from all users.` : 'They publish nothing at present.';
}

/** What is shown again with an account, in a sentence. */
function shownInWords(publications: Publications): string {
  const { words, isOne } = counted(publications);
  return words ? `${words} ${isOne ? 'is' : 'are'} shown again.` : 'They have nothing that would be shown again.';
}

function counted({ jobs, products, comments }: Publications): { words: string; isOne: boolean } {
  const parts = [
    ...(jobs > 0 ? [`${jobs} ${jobs === 1 ? 'job' : 'jobs'}`] : []),
    ...(products > 0 ? [`${products} ${products === 1 ? 'product' : 'products'}`] : []),
    ...(comments > 0 ? [`${comments} ${comments === 1 ? 'comment' : 'comments'}`] : []),
  ];
  const words = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
  return { words, isOne: jobs + products + comments === 1 };
}
