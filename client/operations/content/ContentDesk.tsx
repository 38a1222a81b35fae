import { Link } from 'react-router-dom';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { ContentHistory } from './ContentHistory.tsx';
import { ContentList } from './ContentList.tsx';
import { Editor } from './Editor.tsx';
import { kindsOfContent } from './words.ts';

/** What operators write: the list of one kind, and in its place the editor or the history that the address names. */
export function ContentDesk() {
  const address = useDeskAddress();
  const named = address.value('view');
  const shown = kindsOfContent.find(({ slug }) => slug === named) ?? kindsOfContent[0];
  const [edited, history] = [address.value('edit'), address.value('history')];
  return (
    <>
      <nav aria-label="Kinds of content" className="mb-6">
        <ul className="flex flex-wrap gap-x-6">
          {kindsOfContent.map(({ slug, label }) => (
            <li key={slug}>
              <Link
                to={address.of({ view: slug, edit: '', part: '', history: '', q: '', state: '' })}
                aria-current={slug === shown.slug ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center border-b-4 text-sm ${slug === shown.slug ? 'border-current font-bold text-ink no-underline' : 'border-transparent'}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {edited ? (
        <Editor key={`${shown.kind} ${edited} ${address.value('part')}`} kind={shown} id={edited} address={address} />
      ) : history ? (
        <ContentHistory key={history} kind={shown} id={history} address={address} />
      ) : (
        <ContentList key={shown.kind} kind={shown} address={address} />
      )}
    </>
  );
}
