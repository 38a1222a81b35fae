import { ContentLink } from '../ui/ContentLink.tsx';
import type { ContactEntryFragment } from './contact-page.generated.ts';

/** The four ways to reach the portal beside the form. */
export function Methods({ entry }: { entry: ContactEntryFragment }) {
  return (
    <section aria-labelledby="contact-methods">
      <h2 id="contact-methods" className="mb-4 text-h2">
        {entry.title}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {entry.items.map(({ label, value, text, url }) => (
          <li key={label} className="border-t border-line-strong py-4">
            <h3 className="text-base font-bold">{label}</h3>
            <p className="whitespace-pre-line wrap-anywhere">
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
