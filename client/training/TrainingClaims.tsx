import type { TrainingEntryFragment } from './training-page.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

/** The claims of the page's header, and which of them are not measured. */
export function TrainingClaims({ entry: { items, illustrative } }: { entry: TrainingEntryFragment }) {
  const claims = items.filter(({ text }) => text);
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
        {items.map(({ label, value }) => (
          <li key={label} className="num">
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-2">
        {illustrative && `${ILLUSTRATIVE}. `}
        {claims.map(({ value, text }) => `${value}: ${text?.toLowerCase()}.`).join(' ')}
      </p>
    </>
  );
}
