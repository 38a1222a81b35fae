import { useRef } from 'react';
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
      className="page-wrap grid grid-cols-2 gap-x-4 gap-y-4 pt-6 pb-10 lg:grid-cols-[28.5rem_1fr] lg:gap-x-8 lg:pt-10 lg:pb-16"
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
      <SortSelect
        form={DOCUMENT_SEARCH}
        sorts={documentList.sortsFor(wanted)}
        current={documentList.sortOf(wanted)}
        onChange={(sort) => change({ sort })}
        className="md:max-lg:px-4 max-md:col-start-2 max-md:row-start-2 md:col-start-2 md:row-start-3 md:justify-self-end lg:row-start-2 lg:mt-5"
      />
      <div className="col-span-2 col-start-1 pt-2 md:row-start-3 lg:row-start-2 lg:pt-6">
        <Results
          words={documentWords}
          results={results}
          total={page && totalOf(page, documentWords.one)}
          filters={documentList.activeFilters(search)}
          correction={documentList.correctionOf(search, page?.correction)}
          clearAll={documentList.of(documentList.withoutFilters(search))}
          heading={heading}
          headingClassName="md:pr-60"
          skeletons={<DocumentRowSkeletons />}
        >
          {(documents) => <DocumentList documents={documents} search={search} opened={opened} />}
        </Results>
      </div>
    </section>
  );
}
