import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';

/** Links to the feed of a page's list. */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-4" data-print="hide">
      <a href={href} className="inline-flex min-h-11 items-center gap-2 text-sm">
        <Rss aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
        {children}
      </a>
    </p>
  );
}
