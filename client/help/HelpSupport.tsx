import { Link } from 'react-router-dom';
import { ContentLink } from '../ui/ContentLink.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import type { HelpEntryFragment } from './help-hub.generated.ts';
import { ILLUSTRATIVE, quickLinks } from './words.ts';

interface HelpSupportProps {
  channels: HelpEntryFragment | undefined;
  hours: HelpEntryFragment | undefined;
  satisfaction: HelpEntryFragment | undefined;
  /** None of these could be loaded. */
  isFailed: boolean;
}

/** Support beyond the articles: the ways to contact the operators, their hours, and related pages. */
export function HelpSupport({ channels, hours, satisfaction, isFailed }: HelpSupportProps) {
  return (
    <div className="border-t border-line bg-canvas">
      <div className="page-wrap flex flex-col gap-10 py-10 lg:gap-16 lg:py-16">
        {channels && <Channels entry={channels} />}
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          {hours && <Hours entry={hours} />}
          <QuickLinks isAlone={isFailed} />
        </div>
        {satisfaction && (
          <section aria-labelledby="help-satisfaction">
            <h2 id="help-satisfaction" className="mb-6 text-h2">
              {satisfaction.title}
            </h2>
            <KeyFigures
              figures={satisfaction.items.map(({ label, value }) => ({ label, value: value ?? '' }))}
              note={satisfaction.illustrative ? ILLUSTRATIVE : undefined}
            />
          </section>
        )}
      </div>
    </div>
  );
}

function Channels({ entry }: { entry: HelpEntryFragment }) {
  return (
    <section aria-labelledby="help-channels">
      <h2 id="help-channels" className="mb-4 text-h2">
        {entry.title}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {entry.items.map(({ label, value, text, url }) => (
          <li key={label} className="border-t border-line-strong py-4">
            <h3 className="text-base font-bold">{label}</h3>
            <p>
              <ContentLink href={url}>{value}</ContentLink>
            </p>
            {text && <p className="mt-1 text-sm text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
      {entry.body && <p className="mt-2 text-xs text-ink-2">{entry.body}</p>}
    </section>
  );
}

function Hours({ entry }: { entry: HelpEntryFragment }) {
  return (
    <section aria-labelledby="help-hours" className="lg:col-span-7">
      <h2 id="help-hours" className="mb-4 text-h2">
        {entry.title}
      </h2>
      <dl className="border-b border-line">
        {entry.items.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-8 border-t border-line py-3 text-sm">
            <dt className="w-40 font-bold">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Other pages with answers, beside the hours if those are there. */
function QuickLinks({ isAlone }: { isAlone: boolean }) {
  return (
    <nav aria-labelledby="help-quick-links" className={`lg:col-span-4 ${isAlone ? '' : 'lg:col-start-9'}`}>
      <h2 id="help-quick-links" className="mb-4 text-h2">
        Quick links
      </h2>
      <ul className="border-b border-line">
        {quickLinks.map(({ to, label }) => (
          <li key={to} className="border-t border-line">
            <Link to={to} className="inline-flex min-h-11 items-center text-sm">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
