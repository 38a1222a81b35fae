import { buttonClasses } from '../../ui/button-classes.ts';
import { ContentLink } from '../../ui/ContentLink.tsx';
import type { HomeEntryFragment } from '../home-page.generated.ts';
import { TryAssistant } from './TryAssistant.tsx';

type Item = HomeEntryFragment['items'][number];

interface AudienceProps {
  entry: HomeEntryFragment;
  className: string;
}

/** The group that the assistant is offered to. */
const ASKING = 'home.audience-1-patients';

/** One group of users. Rows of the content with the same label stand below it as one list; a row with an address is the way on. */
export function Audience({ entry, className }: AudienceProps) {
  const points = entry.items.filter(({ text }) => text);
  const labels = [...new Set(points.map(({ label }) => label))];
  const start = entry.items.find(({ url }) => url);
  return (
    <div className={`gap-x-8 gap-y-6 pt-6 md:grid-cols-3 ${className}`}>
      <h3 className="sr-only print:not-sr-only print:col-span-full print:text-h3">{entry.title}</h3>
      {labels.map((label) => (
        <Points key={label} label={label} items={points.filter((point) => point.label === label)} />
      ))}
      {start && (
        <div>
          <h4 className="border-b border-line pb-2 text-base font-bold">{start.label}</h4>
          <p className="mt-3 text-sm text-ink-2">{entry.body}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            {entry.key === ASKING && <TryAssistant />}
            <ContentLink href={start.url} className={buttonClasses('secondary', 'normal')}>
              {start.value}
            </ContentLink>
          </p>
        </div>
      )}
    </div>
  );
}

function Points({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <div>
      <h4 className="border-b border-line pb-2 text-base font-bold">{label}</h4>
      <ul>
        {items.map(({ text }) => (
          <li key={text} className="border-b border-line py-3 text-pretty">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
