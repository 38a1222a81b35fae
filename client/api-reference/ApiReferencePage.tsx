import { useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { latePart } from '../ui/late-part.tsx';
import { UnloadedSections } from '../ui/UnloadedSections.tsx';
import { ApiReferenceHeader } from './ApiReferenceHeader.tsx';
import { ApiReferencePageDocument, useApiReferencePageQuery } from './api-reference-page.generated.ts';
import { Topic } from './Topic.tsx';
import { TopicList } from './TopicList.tsx';
import { API_REFERENCE, API_REFERENCE_NOT_LOADED } from './words.ts';

const Community = latePart(() => import('./Community.tsx').then((module) => module.Community));
const Tiers = latePart(() => import('./Tiers.tsx').then((module) => module.Tiers));
const Versions = latePart(() => import('./Versions.tsx').then((module) => module.Versions));

export const handle: RouteHandle = {
  title: API_REFERENCE,
  area: '',
  description: 'The interfaces of the portal by subject, each with a request and its response, and what answers today.',
  queries: () => [{ document: ApiReferencePageDocument }],
};

/** /api-reference: the topic that the address names, or the first one. */
export function Component() {
  const [params] = useSearchParams();
  const query = useApiReferencePageQuery();
  const { data } = query;
  const entries = data?.contentList.nodes ?? [];
  const topics = data?.apiReference.categories ?? [];
  const topic = topics.find(({ id }) => id === params.get('topic')) ?? topics[0];
  return (
    <>
      <ApiReferenceHeader entries={entries} operationCount={data?.apiReference.operationCount} />
      <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
        {topic && (
          <>
            <TopicList topics={topics} shown={topic} entries={entries} />
            <Topic key={topic.id} topic={topic} isFirst={topic === topics[0]} entries={entries} />
          </>
        )}
        {!topic && <UnloadedSections title={API_REFERENCE_NOT_LOADED} query={query} />}
      </div>
      <Tiers entries={entries} tiers={data?.partnerTiers ?? []} />
      {data && <Versions {...data.apiReference} />}
      <Community />
    </>
  );
}
