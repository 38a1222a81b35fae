import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Tag } from '../ui/Tag.tsx';
import type { ApiTopicFragment } from './api-reference-page.generated.ts';
import { ExampleTabs } from './ExampleTabs.tsx';
import { HighlightedCode } from './HighlightedCode.tsx';
import { sideOf } from './topic-address.ts';
import { DERIVED_EXAMPLE, NOT_AVAILABLE_YET, PLANNED_EXAMPLE } from './words.ts';

interface ExampleProps {
  example: ApiTopicFragment['example'];
  /** The short name of the topic in addresses; none for the first one. */
  topic: string | undefined;
}

/** A request and its response behind two tabs, and where they come from. Without scripts both are shown. */
export function Example({ example: { endpoint, request, response }, topic }: ExampleProps) {
  const [params] = useSearchParams();
  const side = sideOf(params);
  const shown = useRef<HTMLPreElement>(null);
  const codes = [
    { name: 'request', code: request },
    { name: 'response', code: response },
  ] as const;
  return (
    <section aria-labelledby="example" className="lg:sticky lg:top-24">
      <h3 id="example" className="text-h3">
        Example
      </h3>
      <p className="mt-1 mb-4 text-sm wrap-anywhere text-ink-2">
        {endpoint.method} {endpoint.path} {!endpoint.isAvailable && <Tag tone="warning">{NOT_AVAILABLE_YET}</Tag>}
      </p>
      <div className="rounded bg-navy text-brand-tint">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line-strong/50 px-4">
          <ExampleTabs side={side} topic={topic} />
          <CopyButton
            text={side === 'request' ? request : response}
            label={`Copy ${side}`}
            shown={shown}
            variant="inverse"
            className="my-2 noscript:hidden"
          />
        </div>
        {codes.map(({ name, code }) => (
          <div
            key={name}
            id={`example-${name}`}
            role="tabpanel"
            aria-labelledby={`tab-${name}`}
            className={`p-4 ${name === side ? '' : 'hidden noscript:block'}`}
          >
            <pre
              ref={name === side ? shown : undefined}
              className="font-mono text-xs leading-6.5 wrap-anywhere whitespace-pre-wrap"
            >
              <HighlightedCode code={code} />
            </pre>
          </div>
        ))}
      </div>
      <p className="mt-3 text-xs text-ink-2">{endpoint.isAvailable ? DERIVED_EXAMPLE : PLANNED_EXAMPLE}</p>
    </section>
  );
}
