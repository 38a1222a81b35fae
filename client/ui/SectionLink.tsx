import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface SectionLinkProps {
  /** The id of the section's heading. */
  id: string;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a section of this page. The address keeps its query, and the section's heading takes the focus. */
export function SectionLink({ id, className, isCurrent = false, children }: SectionLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: `#${id}` }} aria-current={isCurrent ? 'location' : undefined} className={className}>
      {children}
    </Link>
  );
}
