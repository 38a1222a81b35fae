import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NEWSLETTER } from '../words.ts';

const NewsletterForm = lazy(() =>
  import('./NewsletterForm.tsx').then((module) => ({ default: module.NewsletterForm })),
);

/** The way to get the newsletter. */
export function NewsletterSection() {
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="h-62 w-full max-w-read noscript:hidden" />;
  return (
    <section aria-labelledby="newsletter" data-print="hide">
      <h2 id="newsletter" tabIndex={-1} className="text-h2">
        {NEWSLETTER}
      </h2>
      <p className="mt-1 mb-6 max-w-128 text-sm text-ink-2">
        What is new on the portal, by email. Each one has a link that ends it and deletes your address.{' '}
        <Link to="/privacy-policy#emails">How we use your email address</Link>
      </p>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <NewsletterForm list="NEWS" title={NEWSLETTER} label="Subscribe" />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
