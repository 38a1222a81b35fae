import { Button } from '../ui/Button.tsx';
import { APPLICATION_ERROR } from './words.ts';

/** What is shown when a page, or the layout around it, could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="page-wrap py-16">
      <h1 tabIndex={-1} className="text-h1">
        {APPLICATION_ERROR}
      </h1>
      <p className="mt-4">Try again later. What you typed in forms may be lost.</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <details className="mt-8">
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]">
          Error text
        </summary>
        <p className="mt-2 text-sm text-ink-2">{errorText(error)}</p>
      </details>
    </div>
  );
}

function errorText(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return 'An unexpected error occurred';
}
