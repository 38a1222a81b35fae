import { Braces, Rss } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RSS_FEED, STATUS_AS_JSON, SUBSCRIBE } from '../words.ts';

const SubscribeForm = lazy(() => import('./SubscribeForm.tsx').then((module) => ({ default: module.SubscribeForm })));

const link = 'inline-flex min-h-11 items-center gap-2 text-sm';

/** The ways to hear of the status elsewhere: by email, as a feed, as data. */
export function StatusOffers() {
  const [form, setForm] = useState<'unopened' | 'open' | 'given up'>('unopened');
  return (
    <div className="mt-8" data-print="hide">
      {form === 'open' && (
        <Suspense fallback={<Skeleton className="mb-6 h-60 w-full max-w-read" />}>
          <SubscribeForm onCancel={() => setForm('given up')} />
        </Suspense>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {form !== 'open' && (
          <Button autoFocus={form === 'given up'} className="noscript:hidden" onClick={() => setForm('open')}>
            {SUBSCRIBE}
          </Button>
        )}
        <a href="/feeds/status.xml" className={link}>
          <Rss aria-hidden className="size-4.5" strokeWidth={2} />
          {RSS_FEED}
        </a>
        <a href="/api/status" className={link}>
          <Braces aria-hidden className="size-4.5" strokeWidth={2} />
          {STATUS_AS_JSON}
        </a>
      </p>
    </div>
  );
}
