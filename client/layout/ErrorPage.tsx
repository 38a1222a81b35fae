import { useEffect } from 'react';
import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { RequestError } from '../apollo/request-error.ts';
import { OFFLINE } from '../offline/words.ts';
import { Button } from '../ui/Button.tsx';
import { APPLICATION_ERROR } from './words.ts';

const UNEXPECTED = 'An unexpected error occurred';

/** What is shown when a page, or the layout around it, could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  if (error instanceof RequestError && (error.failure === 'offline' || error.failure === 'unreachable')) {
    return <OfflinePage title={error.failure === 'offline' ? OFFLINE : error.message} />;
  }
  return (
    <div className="page-wrap py-16">
      <h1 tabIndex={-1} className="text-h1">
        {APPLICATION_ERROR}
      </h1>
      <p className="mt-4">Try again later. What you typed in forms may be lost.</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Reload
      </Button>
      {/* A new document, as the script of this one has failed. */}
      <p className="mt-6">
        <a href="/system-status">System status</a>
      </p>
      <details className="mt-8">
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]">
          Error text
        </summary>
        <p className="mt-2 text-sm text-ink-2">{error instanceof Error ? error.message : UNEXPECTED}</p>
      </details>
    </div>
  );
}

/** A page that could not be fetched without a connection. Loading the document before there is one would lose it, too. */
function OfflinePage({ title }: { title: string }) {
  const tryAgain = () => {
    if (browserIsOnline()) window.location.reload();
  };
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  });
  return (
    <div className="page-wrap py-16">
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      <p className="mt-4">This page has not been loaded yet. Connect to the internet, then try again.</p>
      <Button className="mt-6" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
