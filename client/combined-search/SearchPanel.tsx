import { Link, useLocation } from 'react-router-dom';
import { closedAddress } from '../dialog/closed-address.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { HitContent, hitRowClasses, MarkedText } from './HitContent.tsx';
import { headline, missingSources } from './hit-words.ts';
import { NoPostThere } from './NoPostThere.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PopularSearches } from './PopularSearches.tsx';
import { type SearchHitRowFragment, useSearchQuery } from './search.generated.ts';
import { readSearchText } from './search-address.ts';
import { FIELD_LABEL, LONGEST_TEXT, RANKING, SEARCH_TITLE, WEAKER_MATCHES } from './words.ts';

/** The search for a browser without scripts: a form above the page, and the hits as links. */
export function SearchPanel() {
  const { pathname, search } = useLocation();
  const text = readSearchText(search)?.trim();
  const { data } = useSearchQuery({ variables: { q: text ?? '' }, skip: !text });
  if (text === undefined) return null;
  const hits = data?.search.hits ?? [];
  const missing = data ? missingSources(data.search) : '';
  return (
    <section aria-labelledby="search-panel-title" className="border-b border-line bg-paper">
      <div className="page-wrap py-6">
        <h2 id="search-panel-title" className="text-h3">
          {SEARCH_TITLE}
        </h2>
        <search>
          <form method="get" action={pathname} className="mt-4">
            <input type="hidden" name="dialog" value="search" />
            {[...new URLSearchParams(closedAddress(search))].map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <div className="flex max-w-read flex-wrap items-end gap-3">
              <div className="grow">
                <TextField label={FIELD_LABEL} name="find" defaultValue={text} maxLength={LONGEST_TEXT} />
              </div>
              <Button type="submit">Search</Button>
            </div>
          </form>
        </search>
        <PopularSearches />
        {missing && <p className="mt-4 text-sm">No answer came in time from: {missing}.</p>}
        {text && data && hits.length === 0 && <NothingFound text={text} />}
        <NoPostThere where={data?.search.noPostWhere} text={text} />
        {hits.length > 0 && (
          <>
            <p className="mt-4 text-sm font-bold">{headline(hits, text)}</p>
            <HitList hits={hits.filter(({ isWeak }) => !isWeak)} />
            {hits.some(({ isWeak }) => isWeak) && (
              <>
                <h3 className="mt-4 border-t border-line pt-3 text-sm">{WEAKER_MATCHES}</h3>
                <HitList hits={hits.filter(({ isWeak }) => isWeak)} />
              </>
            )}
            <p className="mt-3 text-xs text-ink-2">{RANKING}</p>
          </>
        )}
        <Link to={{ search: closedAddress(search) }} className="mt-2 inline-flex min-h-11 items-center text-sm">
          Close the search
        </Link>
      </div>
    </section>
  );
}

function HitList({ hits }: { hits: readonly SearchHitRowFragment[] }) {
  return (
    <ol className="mt-2">
      {hits.map((hit) => (
        <li key={hit.id} className={`mb-px ${hitRowClasses(hit.category)}`}>
          <HitContent
            hit={hit}
            title={
              <Link to={hit.path}>
                <MarkedText parts={hit.titleParts} />
              </Link>
            }
          />
        </li>
      ))}
    </ol>
  );
}
