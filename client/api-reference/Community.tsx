import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { COMMUNITY } from './words.ts';

const NewsletterForm = lazy(() =>
  import('../contact/newsletter/NewsletterForm.tsx').then((module) => ({ default: module.NewsletterForm })),
);

/** The way to the developer newsletter, which is asked for by a form and confirmed by a mailed link. */
export function Community() {
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="h-62 w-full max-w-read noscript:hidden" />;
  return (
    <section aria-labelledby="community" data-print="hide" className="page-wrap pb-10 lg:pb-16">
      <h2 id="community" tabIndex={-1} className="text-h2">
        {COMMUNITY}
      </h2>
      <p className="mt-1 mb-6 max-w-read text-ink-2">
        The developer newsletter tells by email what changes in the graph and in REST. Each email has a link that ends
        it and deletes your address. <Link to="/privacy-policy#emails">How we use your email address</Link>
      </p>
      <p className="hidden noscript:block">To join, turn on JavaScript in your browser and reload the page.</p>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <NewsletterForm list="DEVELOPERS" title={COMMUNITY} label="Join" />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
