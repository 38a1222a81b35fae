import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isInvented } from './link-target.ts';
import { SampleLink } from './SampleLink.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'target'> {
  href: string;
}

/** A link to another site, in the same tab, that says so: everywhere by the same mark behind its words. One that was invented is not gone to. */
export function ExternalLink({ children, href, ...rest }: ExternalLinkProps) {
  if (isInvented(href)) return <SampleLink className={rest.className}>{children}</SampleLink>;
  return (
    <a href={href} rel="noopener" data-external="" {...rest}>
      {children}
      <span className="sr-only"> (opens external site)</span>
      <span aria-hidden className="external-mark">
        <ExternalLinkIcon aria-hidden strokeWidth={2} />
      </span>
    </a>
  );
}
