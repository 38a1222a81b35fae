import { useRef } from 'react';
import { useListSearch } from '../lists/use-list-search.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { HelpCategories } from './HelpCategories.tsx';
import { HelpResults } from './HelpResults.tsx';
import { HelpSearchForm } from './HelpSearchForm.tsx';
import { type HelpHubQuery, useHelpHubQuery } from './help-hub.generated.ts';
import { helpList, isListed } from './help-search.ts';
import { PopularArticles } from './PopularArticles.tsx';
import { HELP_CENTER, helpWords } from './words.ts';

const HelpSupport = latePart(() => import('./HelpSupport.tsx').then((module) => module.HelpSupport));

/** The help center: the search, then the articles by category or the hits, and further support. */
export function HelpCenter() {
  const { data: hub, error, loading, refetch } = useHelpHubQuery();
  const { search, wanted, change, submit } = useListSearch(helpList);
  const heading = useRef<HTMLHeadingElement>(null);
  const introduction = entryOf(hub, 'introduction');
  return (
    <>
      <PageHeader
        title={HELP_CENTER}
        lead={introduction?.body ?? 'Short articles about everything that the portal does.'}
      >
        <HelpSearchForm
          search={wanted}
          onSearch={(q) => change({ q }, { replace: true })}
          onSubmit={(form) => {
            submit(form);
            heading.current?.focus();
          }}
        />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        {isListed(search) ? (
          <HelpResults search={search} change={change} heading={heading} categories={hub?.helpCategories} />
        ) : (
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
            <HelpCategories categories={hub?.helpCategories} />
            {hub || !error ? (
              <PopularArticles articles={hub?.popularHelpArticles} />
            ) : (
              <div className="lg:col-span-4">
                <ErrorPanel
                  title={helpWords.failed}
                  message={error.message}
                  busy={loading}
                  headingLevel="h2"
                  onRetry={() => refetch()}
                />
              </div>
            )}
          </div>
        )}
      </div>
      <HelpSupport
        isFailed={!hub && error !== undefined}
        channels={entryOf(hub, 'channels')}
        hours={entryOf(hub, 'hours')}
        satisfaction={entryOf(hub, 'satisfaction')}
      />
    </>
  );
}

function entryOf(hub: HelpHubQuery | undefined, name: string) {
  return hub?.contentList.nodes.find(({ key }) => key === `help-center.${name}`);
}
