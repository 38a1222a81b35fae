import { TextPassages } from '../../compliance/TextPassages.tsx';
import type { ContentRevisionRowFragment } from './content.generated.ts';

/** Fields that are compared word by word; of the others both values stand side by side. */
const LONG = 80;

/** What a revision has changed, field by field. */
export function RevisionChanges({ revision: { changes } }: { revision: ContentRevisionRowFragment }) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-col gap-3">
      {changes.map(({ field, label, before, after, passages }) => (
        <div key={field}>
          <dt className="font-bold">{label}</dt>
          <dd className="wrap-anywhere">
            {Math.max(before.length, after.length) > LONG ? (
              <TextPassages changes={passages} />
            ) : (
              <>
                <del className="bg-err-tint decoration-err">
                  <span className="sr-only">Removed: </span>
                  {before || 'Empty'}
                </del>{' '}
                <ins className="bg-go-tint decoration-go">
                  <span className="sr-only">Added: </span>
                  {after || 'Empty'}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
