import { createElement } from 'react';
import { Tag } from '../ui/Tag.tsx';
import type {
  ApiEndpointRowFragment,
  ApiReferenceEntryFragment,
  ApiTopicFragment,
} from './api-reference-page.generated.ts';
import { Example } from './Example.tsx';
import { endpointCount } from './endpoint-count.ts';
import { ILLUSTRATIVE, NOT_AVAILABLE_YET } from './words.ts';

interface TopicProps {
  topic: ApiTopicFragment;
  isFirst: boolean;
  entries: readonly ApiReferenceEntryFragment[];
}

/** One topic: what it is for, what it offers, its endpoints, and beside them its example. */
export function Topic({ topic, isFirst, entries }: TopicProps) {
  const { title, description, features, endpoints, related, isFeatured, example } = topic;
  const count = endpointCount(entries, title);
  return (
    <>
      <section aria-labelledby="topic" className="col-span-4 min-w-0">
        <h2 id="topic" tabIndex={-1} className="text-h2">
          {title}
        </h2>
        <p className="num mt-1 text-sm text-ink-2">
          {[count && `${count} endpoints (${ILLUSTRATIVE.toLowerCase()})`, isFeatured && 'Featured']
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-4">{description}</p>
        <h3 className="mt-8 mb-2 text-h3">Features</h3>
        <ul className="flex list-disc flex-col gap-1 pl-6 text-sm">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <h3 className="mt-8 mb-3 text-h3">Endpoints</h3>
        <EndpointList endpoints={endpoints} />
        {related.length > 0 && (
          <>
            <h3 className="mt-8 mb-3 text-h3">More on this that answers today</h3>
            <EndpointList endpoints={related} />
          </>
        )}
      </section>
      <div className="col-span-5 min-w-0 max-lg:mt-10">
        <Example example={example} topic={isFirst ? undefined : topic.id} />
      </div>
    </>
  );
}

interface ListedEndpoint extends ApiEndpointRowFragment {
  readonly rule?: string | null;
}

function EndpointList({ endpoints }: { endpoints: readonly ListedEndpoint[] }) {
  return (
    <ul className="border-b border-line">
      {endpoints.map(({ method, path, summary, rule, isAvailable }) => (
        <li key={`${method} ${path}`} className="border-t border-line py-3 text-xs">
          <code className="font-mono wrap-anywhere">
            <strong className="font-bold">{method}</strong> {path}
          </code>
          <p className="mt-1 text-ink-2">
            {summary}
            {!isAvailable && <Tag tone="warning">{NOT_AVAILABLE_YET}</Tag>}
          </p>
          {rule && <Rule text={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** The rule of an endpoint, with its names as code. */
function Rule({ text }: { text: string }) {
  const parts = text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? createElement('code', { className: 'font-mono' }, part) : part));
  // Children are given one by one, as the text is only ever replaced as a whole and needs no keys.
  return createElement('p', { className: 'mt-1 wrap-anywhere' }, ...parts);
}
