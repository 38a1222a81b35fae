import { ContentLink } from '../ui/ContentLink.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import type { GuideSectionContent } from './guide-sections.ts';
import type { StaffPortalEntryFragment } from './staff-portal.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

type Item = StaffPortalEntryFragment['items'][number];

/** One section of the guide: its text, then its steps, facts or links as ruled rows. */
export function GuideSection({ section: { id, entry, isSteps } }: { section: GuideSectionContent }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-h2">
        {entry.title}
      </h2>
      <Markdown source={entry.body} />
      {entry.items.length > 0 && (isSteps ? <Steps items={entry.items} /> : <Facts items={entry.items} />)}
      {entry.illustrative && <p className="mt-4 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
    </section>
  );
}

function Steps({ items }: { items: readonly Item[] }) {
  return (
    <ol className="mt-6 max-w-read">
      {items.map(({ label, text }, index) => (
        <li key={label} className="flex gap-x-4 border-t border-line py-4">
          <span aria-hidden className="num w-8 shrink-0 text-h3 leading-7 font-bold text-brand">
            {index + 1}
          </span>
          <div>
            <h3 className="text-base text-pretty">{label}</h3>
            {text && <p className="text-sm text-ink-2">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Facts({ items }: { items: readonly Item[] }) {
  return (
    <ul className="mt-6 border-b border-line">
      {items.map(({ label, value, text, url }) => (
        <li key={label} className="grid-cols-[16.25rem_1fr] gap-x-8 border-t border-line py-3 md:grid">
          <h3 className="text-sm font-bold">
            <ContentLink href={url}>{label}</ContentLink>
          </h3>
          <div className="text-sm text-ink-2">
            {value && <p className="num font-bold text-ink">{value}</p>}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
