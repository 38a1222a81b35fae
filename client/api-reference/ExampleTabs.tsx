import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ExampleSide, topicAddress } from './topic-address.ts';

const tabs = [
  { side: 'request', label: 'Request' },
  { side: 'response', label: 'Response' },
] as const;

interface ExampleTabsProps {
  side: ExampleSide;
  topic: string | undefined;
}

/** The tabs of an example. Each has an address; the arrow keys, Home and End go from one to the other. */
export function ExampleTabs({ side, topic }: ExampleTabsProps) {
  const navigate = useNavigate();
  // From the tab that has the focus: the address may still be that of the key before.
  const onKeyDown = (event: KeyboardEvent, focused: ExampleSide) => {
    const next = nextSide(event.key, focused);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`tab-${next}`)?.focus();
    navigate({ search: topicAddress({ topic, side: next }) }, { replace: true });
  };
  return (
    <div role="tablist" aria-label="Example" className="flex gap-6 self-end">
      {tabs.map(({ side: name, label }) => (
        <Link
          key={name}
          id={`tab-${name}`}
          role="tab"
          to={{ search: topicAddress({ topic, side: name }) }}
          aria-selected={name === side}
          aria-controls={`example-${name}`}
          tabIndex={name === side ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, name)}
          className={`box-link flex min-h-12 items-center border-b-4 text-sm text-white no-underline hover:text-white hover:underline ${name === side ? 'border-white font-bold' : 'border-transparent'}`}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** There are two tabs, so that both arrows lead to the other one. */
function nextSide(key: string, side: ExampleSide): ExampleSide | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return side === 'request' ? 'response' : 'request';
    case 'Home':
      return 'request';
    case 'End':
      return 'response';
    default:
      return undefined;
  }
}
