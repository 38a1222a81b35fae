import { buttonClasses } from '../ui/button-classes.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { APPLY_NOW } from './words.ts';

interface ApplyLinkProps {
  job: { title: string; applyUrl: string | null };
  /** Outlined in lists; green where the job stands alone. */
  isPrimary?: boolean;
  className?: string;
}

/** The way to the page where one applies. A post without such a page, or with none on the web, shows none. */
export function ApplyLink({ job: { title, applyUrl }, isPrimary = false, className = '' }: ApplyLinkProps) {
  if (!applyUrl || linkTarget(applyUrl) !== 'other-site') return null;
  const classes = isPrimary ? buttonClasses('primary', 'normal') : buttonClasses('secondary', 'compact');
  return (
    <ExternalLink href={applyUrl} icon className={`${classes} whitespace-nowrap ${className}`}>
      {APPLY_NOW}
      <span className="sr-only"> for {title}</span>
    </ExternalLink>
  );
}
