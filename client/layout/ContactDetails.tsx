import type { FooterEntryFragment } from '../navigation/layout.generated.ts';
import { ContentLink } from '../ui/ContentLink.tsx';

/** The address, telephone number and e-mail address of the portal, with notes. */
export function ContactDetails({ entry }: { entry: FooterEntryFragment | undefined }) {
  return (
    <>
      <address className="flex flex-col items-start">
        {__PRODUCT_NAME__}
        {entry?.items.map(({ label, value, url }) => (
          <span key={label} className="whitespace-pre-line">
            <span className="sr-only">{label}: </span>
            <ContentLink href={url} className="inline-block text-ink hover:text-link-hover pointer-coarse:py-2.5">
              {value ?? (url && label)}
            </ContentLink>
          </span>
        ))}
      </address>
      {entry?.body && <p className="mt-2 text-xs text-ink-2">{entry.body}</p>}
    </>
  );
}
