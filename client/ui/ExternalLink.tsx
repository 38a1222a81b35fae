import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'target'> {
  href: string;
  /** Shows the icon; the words for screen readers are there in any case. */
  icon?: boolean;
}

/** A link to another site, in the same tab, that says so. */
export function ExternalLink({ children, icon = false, ...rest }: ExternalLinkProps) {
  return (
    <a rel="noopener" data-external="" {...rest}>
      {children}
      <span className="sr-only"> (opens external site)</span>
      {icon && <ExternalLinkIcon aria-hidden className="inline-block size-4 shrink-0" strokeWidth={2} />}
    </a>
  );
}
