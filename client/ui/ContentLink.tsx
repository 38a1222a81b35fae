import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from './ExternalLink.tsx';
import { linkTarget } from './link-target.ts';

interface ContentLinkProps {
  href: string | null;
  className?: string;
  children?: ReactNode;
}

/** A link whose address comes out of the content. Without one, or with one not to be followed, its words stand alone. */
export function ContentLink({ href, ...rest }: ContentLinkProps) {
  if (!href) return rest.children;
  switch (linkTarget(href)) {
    case 'page':
      return <Link to={href} {...rest} />;
    case 'site':
    case 'contact':
      return <a href={href} {...rest} />;
    case 'other-site':
      return <ExternalLink href={href} {...rest} />;
    default:
      return rest.children;
  }
}
