import { useLayoutQuery } from '../navigation/layout.generated.ts';
import { ContentLink } from '../ui/ContentLink.tsx';

/** The telephone number and the address of the portal, as the footer has them. */
export function HelpLinks() {
  const { data } = useLayoutQuery();
  const items = data?.footer.nodes.flatMap((entry) => entry.items) ?? [];
  const addressBeginning = (scheme: string) => items.find(({ url }) => url?.startsWith(scheme))?.url ?? null;
  const links = [
    ['Call us', addressBeginning('tel:')],
    ['Email us', addressBeginning('mailto:')],
  ] as const;
  return (
    <p className="mt-2 flex gap-5 text-xs">
      {links.map(([label, address]) =>
        address ? (
          <ContentLink key={label} href={address} className="py-1 pointer-coarse:py-2.5">
            {label}
          </ContentLink>
        ) : null,
      )}
    </p>
  );
}
