import { Link, useNavigate } from 'react-router-dom';
import { SelectField } from '../ui/SelectField.tsx';
import type { ApiReferenceEntryFragment, ApiTopicFragment } from './api-reference-page.generated.ts';
import { endpointCount } from './endpoint-count.ts';
import { topicAddress } from './topic-address.ts';
import { ILLUSTRATIVE } from './words.ts';

interface TopicListProps {
  topics: readonly ApiTopicFragment[];
  shown: ApiTopicFragment;
  entries: readonly ApiReferenceEntryFragment[];
}

/** The topics: a list beside what is shown, and on small screens a choice above it, which needs scripts. */
export function TopicList({ topics, shown, entries }: TopicListProps) {
  const navigate = useNavigate();
  const addressOf = (id: string) => ({ search: topicAddress({ topic: id === topics[0]?.id ? undefined : id }) });
  return (
    <div className="col-span-3 max-lg:mb-8">
      <nav aria-labelledby="topics" className="max-lg:hidden noscript:block lg:sticky lg:top-24">
        <h2 id="topics" className="mb-2 text-base font-bold">
          Categories
        </h2>
        <ul className="border-t border-line-strong">
          {topics.map((topic) => (
            <li key={topic.id} className="border-b border-line">
              <Link
                to={addressOf(topic.id)}
                aria-current={topic === shown ? 'page' : undefined}
                className={`flex min-h-11 items-center justify-between gap-3 py-2 text-sm no-underline hover:underline ${topic === shown ? 'font-bold text-ink' : ''}`}
              >
                <span className={topic === shown ? '' : 'underline'}>{topic.title}</span>
                <TopicCount topic={topic} entries={entries} />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-xs text-ink-2">{ILLUSTRATIVE}: how many endpoints each is to have.</p>
      </nav>
      <div className="lg:hidden noscript:hidden">
        <SelectField
          label="Category"
          options={topics.map(({ id, title }) => ({ value: id, label: title }))}
          value={shown.id}
          onChange={({ target }) => navigate(addressOf(target.value))}
        />
      </div>
      <p role="status" className="sr-only">
        {shown.title}
      </p>
    </div>
  );
}

function TopicCount({ topic, entries }: { topic: ApiTopicFragment; entries: TopicListProps['entries'] }) {
  const count = endpointCount(entries, topic.title);
  return (
    count && (
      <span className="num shrink-0 font-regular text-ink-2">
        {count}
        <span className="sr-only"> endpoints</span>
      </span>
    )
  );
}
