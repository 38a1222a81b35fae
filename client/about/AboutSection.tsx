import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ContentLink } from '../ui/ContentLink.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import type { AboutSectionName } from './about-entry.ts';
import type { AboutEntryFragment } from './about-page.generated.ts';
import { Leadership } from './Leadership.tsx';
import { Timeline } from './Timeline.tsx';
import { Values } from './Values.tsx';
import { CONTACT_US } from './words.ts';

interface AboutSectionProps {
  name: AboutSectionName;
  entry: AboutEntryFragment;
  /** How the portal is reached, for the section that says so. */
  contact: AboutEntryFragment | undefined;
}

/** One section of the text: its words, then its rows in the form that they ask for. */
export function AboutSection({ name, entry, contact }: AboutSectionProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} tabIndex={-1} className="mb-3 text-h2">
        {entry.title}
      </h2>
      {entry.body && <Markdown source={entry.body} />}
      {name === 'values' && <Values items={entry.items} />}
      {name === 'timeline' && <Timeline items={entry.items} />}
      {name === 'leadership' && <Leadership items={entry.items} />}
      {name === 'certifications' && <Facts items={entry.items} />}
      {name === 'contact' && contact && (
        <>
          <Facts items={contact.items} />
          {contact.body && <p className="mt-3 text-xs text-ink-2">{contact.body}</p>}
          <p className="mt-4">
            <ButtonLink to="/contact">{CONTACT_US}</ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

function Facts({ items }: Pick<AboutEntryFragment, 'items'>) {
  return (
    <dl className="mt-4 border-t border-line text-sm">
      {items.map(({ label, value, url }) => (
        <div key={label} className="gap-x-8 border-b border-line py-2.5 sm:grid sm:grid-cols-[1fr_auto]">
          <dt>{label}</dt>
          <dd className="font-bold whitespace-pre-line">
            <ContentLink href={url}>{value ?? label}</ContentLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
