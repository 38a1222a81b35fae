import { useRef } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { QuickStartCodeFragment } from './documentation-page.generated.ts';
import { QUICK_STARTS, QUICK_STARTS_NOTE } from './words.ts';

/** The quick starts, each to be copied. */
export function QuickStarts({ quickStarts }: { quickStarts: readonly QuickStartCodeFragment[] }) {
  return (
    <section aria-labelledby="quick-starts">
      <h2 id="quick-starts" tabIndex={-1} className="mb-3 text-h2">
        {QUICK_STARTS}
      </h2>
      <p>{QUICK_STARTS_NOTE}</p>
      <ol className="mt-6">
        {quickStarts.map((quickStart, index) => (
          <QuickStart key={quickStart.id} quickStart={quickStart} step={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function QuickStart({ quickStart, step }: { quickStart: QuickStartCodeFragment; step: number }) {
  const { id, title, summary, language, code } = quickStart;
  const shown = useRef<HTMLPreElement>(null);
  return (
    <li id={`quick-start-${id}`} className="border-t border-line py-6">
      <h3 className="flex gap-x-3 text-h3">
        <span aria-hidden className="num text-brand">
          {step}
        </span>
        {title}
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-2">{summary}</p>
      <div className="rounded bg-navy text-brand-tint">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line-strong/50 px-4">
          <p className="text-xs">{language}</p>
          <CopyButton
            text={code}
            label="Copy code"
            shown={shown}
            variant="inverse"
            className="my-2 noscript:hidden"
            about={title}
          />
        </div>
        <pre ref={shown} className="p-4 font-mono text-xs leading-6.5 wrap-anywhere whitespace-pre-wrap">
          <code>{code}</code>
        </pre>
      </div>
    </li>
  );
}
