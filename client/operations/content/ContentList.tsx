import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { TextSearch } from '../../lists/TextSearch.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { ContentRow } from './ContentRow.tsx';
import { useEditableContentQuery } from './content.generated.ts';
import type { KindOfContent } from './words.ts';

const states = [
  { value: '', label: 'Published or not' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Not published' },
] as const;

interface ContentListProps {
  kind: KindOfContent;
  address: DeskAddress;
}

/** The content of one kind, the last changed first, with a search. */
export function ContentList({ kind, address }: ContentListProps) {
  const [q, state] = [address.value('q'), address.value('state')];
  const filter = { ...(q && { search: q }), ...(state && { published: state === 'published' }) };
  const query = useEditableContentQuery({
    variables: { kind: kind.kind, filter, ...address.page },
    fetchPolicy: 'cache-and-network',
  });
  const results = useListResults(query, {
    pageOf: ({ editableContent }) => editableContent,
    startAnew: () => address.go({}, { replace: true }),
    refusable: ['search'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const filters = [
    ...(q ? [{ label: `Search: ${q}`, without: address.of({ q: '' }) }] : []),
    ...states
      .filter(({ value }) => value !== '' && value === state)
      .map(({ label }) => ({ label, without: address.of({ state: '' }) })),
  ];
  const { list } = kind;
  const { page } = results;
  const onChanged = (isDone = true) => {
    // The button that was pressed says something else from now on.
    if (isDone) heading.current?.focus({ preventScroll: true });
    results.retry();
  };
  return (
    <>
      {kind.newLabel && (
        <p className="mb-6">
          <Link to={address.of({ edit: 'new' })} className="inline-flex min-h-11 items-center font-bold">
            {kind.newLabel}
          </Link>
        </p>
      )}
      <search aria-label={`Find ${list.many}`} className="mb-8 grid gap-6 sm:grid-cols-2">
        <TextSearch
          label="Words or a part of the title"
          q={q}
          onSearch={(typed) => address.go({ q: typed }, { replace: true })}
        />
        {kind.newLabel && (
          <SelectField
            label="State"
            name="state"
            options={states}
            value={state}
            onChange={({ currentTarget }) => address.go({ state: currentTarget.value }, { replace: true })}
          />
        )}
      </search>
      <Results
        words={list}
        results={results}
        total={page && totalOf(page, list.one, list.many)}
        filters={filters}
        clearAll={address.of({ q: '', state: '' })}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(content) => (
          <>
            <ul>
              {content.nodes.map((row) => (
                <ContentRow key={row.id} row={row} kind={kind} address={address} onChanged={onChanged} />
              ))}
            </ul>
            <DeskPages address={address} page={content} label={`Pages of ${list.many}`} />
          </>
        )}
      </Results>
    </>
  );
}
