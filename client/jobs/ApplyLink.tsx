import { Link, useLocation } from 'react-router-dom';
import { buttonClasses } from '../ui/button-classes.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { applyLink } from './applications/form-address.ts';
import { APPLY_NOW } from './words.ts';

interface ApplyLinkProps {
  job: { id: string; title: string; applyUrl: string | null };
  /** Outlined in lists; green on the page of a job. */
  isPrimary?: boolean;
  className?: string;
}

/**
 * The way to the page where one applies, or to the portal's own form for a post that has no such page. An address that
 * is none on the web is not followed.
 */
export function ApplyLink({ job, isPrimary = false, className = '' }: ApplyLinkProps) {
  const location = useLocation();
  const { id, title, applyUrl } = job;
  const look = isPrimary ? buttonClasses('primary', 'normal') : buttonClasses('secondary', 'compact');
  const classes = `${look} whitespace-nowrap ${className}`;
  const words = (
    <>
      {APPLY_NOW}
      <span className="sr-only"> for {title}</span>
    </>
  );
  if (!applyUrl) {
    return (
      <Link {...applyLink(location, id)} data-apply={id} className={classes}>
        {words}
      </Link>
    );
  }
  if (linkTarget(applyUrl) !== 'other-site') return null;
  return (
    <ExternalLink href={applyUrl} data-apply-for={id} className={classes}>
      {words}
    </ExternalLink>
  );
}
