import { useRef } from 'react';
import { LateSaveSearch } from '../alerts/LateSaveSearch.tsx';
import { feedQuery } from '../feeds/feed-address.ts';
import { totalOf } from '../lists/count-words.ts';
import { Results } from '../lists/Results.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import { useListResults } from '../lists/use-list-results.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { useCompliancePageQuery } from './compliance-page.generated.ts';
import { DOCUMENT_SEARCH, DocumentFilters } from './DocumentFilters.tsx';
import { DocumentList } from './DocumentList.tsx';
import { DocumentRowSkeletons } from './DocumentRowSkeletons.tsx';
import { documentList, documentSearchVariables } from './document-search.ts';
import { documentWords } from './words.ts';

/** Search, categories, order and list of the documents. */
export function DocumentSearchSection({ opened }: { opened: string | null }) {
  const { search, wanted, change, submit } = useListSearch(documentList);
  const query = useCompliancePageQuery({
    variables: documentSearchVariables(search),
    notifyOnNetworkStatusChange: true,
  });
  const results = useListResults(query, {
    pageOf: ({ documents }) => documents,
    startAnew: () => change({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(search, heading);
  const { page, lastPage } = results;
  return (
    <section
      aria-labelledby={documentWords.many}
      className="page-wrap grid gap-y-3 pt-6 pb-10 lg:grid-cols-[28.5rem_1fr] lg:gap-x-8 lg:pt-10 lg:pb-16"
    >
      <DocumentFilters
        search={wanted}
        counts={lastPage?.facets.category}
        change={change}
        onSubmit={(form) => {
          submit(form);
          heading.current?.focus();
        }}
      />
      <div className="relative mt-3 lg:col-span-2 lg:mt-6">
        <div className="absolute top-0 right-0 max-lg:-top-1.5">
          <SortSelect
            form={DOCUMENT_SEARCH}
            sorts={documentList.sortsFor(wanted)}
            current={documentList.sortOf(wanted)}
            onChange={(sort) => change({ sort })}
            className="max-lg:px-3 lg:-mt-1"
          />
        </div>
        <Results
          words={documentWords}
          results={results}
          total={page && totalOf(page, documentWords.one)}
          filters={documentList.activeFilters(search)}
          correction={documentList.correctionOf(search, page?.correction)}
          clearAll={documentList.of(documentList.withoutFilters(search))}
          heading={heading}
          headingClassName="pr-44 lg:pr-60"
          skeletons={<DocumentRowSkeletons />}
        >
          {(documents) => <DocumentList documents={documents} search={search} opened={opened} />}
        </Results>
        {page && (
          <LateSaveSearch
            filter={{ documents: documentSearchVariables(search).filter ?? {} }}
            listQuery={feedQuery(documentList, search)}
          />
        )}
      </div>
    </section>
  );
}
