import { ExternalLink } from '../ui/ExternalLink.tsx';
import type { ComplianceEntryFragment } from './compliance-hub.generated.ts';

/** The sites of the bodies behind the documents. */
export function OfficialResources({ entry }: { entry: ComplianceEntryFragment | undefined }) {
  if (!entry) return null;
  return (
    <section aria-labelledby="official-resources" className="page-wrap pb-10 lg:pb-16">
      <h2 id="official-resources" className="mb-6 text-h2">
        {entry.title}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {entry.items.map(({ label, text, url }) => (
          <li key={label} className="border-t border-line-strong pt-3 pb-6">
            <ExternalLink href={url ?? ''} className="text-base font-bold">
              {label}
            </ExternalLink>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
