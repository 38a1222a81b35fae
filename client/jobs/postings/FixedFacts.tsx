import { countOf } from '../../lists/count-words.ts';
import { typeChoices } from '../job-choices.ts';
import type { JobDraft } from './job-draft.ts';

/** What of a post cannot change once people have applied for it, and what to do instead. */
export function FixedFacts({ draft, applications }: { draft: JobDraft; applications: number }) {
  const { title, location, postcode, type, contractType, workingPattern } = draft;
  const facts = [
    ['Job title', title],
    ['Place', postcode ? `${location}, ${postcode}` : location],
    ['Type', typeChoices.find(({ values }) => values.some((value) => value === type))?.label ?? type],
    ['Contract', contractType],
    ['Working pattern', workingPattern],
  ] as const;
  return (
    <section aria-labelledby="fixed-facts" className="border-l-4 border-line-strong pl-4 text-sm">
      <h3 id="fixed-facts" className="font-bold">
        What cannot change now
      </h3>
      <p className="mt-1">
        This job has {countOf(applications, 'application')}, so these stay as people have read them, and the pay cannot
        go down. To change them, close this job and post a new one. What else you change is shown with its date.
      </p>
      <dl className="mt-3">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[8rem_1fr] gap-x-4 py-1">
            <dt className="font-bold">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
