import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClose } from '../dialog/use-close.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { SAMPLE_DATA } from '../ui/late-words.ts';
import { PopularSearches } from './PopularSearches.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { searchAddress } from './search-address.ts';
import { takeEarlyText } from './search-keys.ts';
import { useActiveHit } from './use-active-hit.ts';
import { useSearch } from './use-search.ts';
import { KEYS, RANKING, SEARCH_TITLE } from './words.ts';

const TITLE = 'search-title';
/** How long after the last key the search follows, in milliseconds. */
const TYPING_PAUSE = 250;

/** The search across the portal, over the page. Its text is part of the address. */
export function SearchDialog({ text }: { text: string }) {
  const onClose = useClose('[aria-keyshortcuts]');
  const { typed, setTyped, sendNow } = useTypedText(text);
  const search = useSearch(text);
  const hits = search.answer?.hits ?? [];
  const active = useActiveHit(hits, search.isCurrent && typed.trim() === text);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim-enter fixed inset-0 z-40 bg-navy/62 print:static print:bg-paper"
    >
      <Modal className="sheet-enter fixed inset-0 bg-paper shadow-overlay md:inset-auto md:top-14 md:left-1/2 md:w-190 md:max-w-[calc(100vw-4rem)] md:-translate-x-1/2 md:rounded-lg print:static print:w-auto print:max-w-none print:translate-none print:shadow-none">
        <Dialog
          aria-labelledby={TITLE}
          className="flex h-full flex-col outline-none md:max-h-[calc(100dvh-7rem)] print:block print:h-auto print:max-h-none"
        >
          <div className="shrink-0 border-b border-line px-4 pt-3 pb-3 sm:px-8 md:pt-6">
            <div className="flex items-center justify-between">
              <h2 id={TITLE} className="text-sm">
                {SEARCH_TITLE}
              </h2>
              <CloseButton onClose={onClose} />
            </div>
            <SearchBox typed={typed} onType={setTyped} onSend={sendNow} active={active} />
            <PopularSearches onChoose={sendNow} />
          </div>
          <SearchResults text={text} search={search} active={active} />
          <p className="flex max-w-none shrink-0 justify-between gap-4 border-t border-line px-4 py-3 text-xs text-ink-2 sm:px-8">
            <span>
              {RANKING}
              {search.isSample && `. ${SAMPLE_DATA}`}
            </span>
            <span className="max-md:hidden print:hidden">{KEYS}</span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What is typed, and the address that follows it: a moment after the last key, or at once. */
function useTypedText(text: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  // The text of the address, and the text last sent to it from here: only a change from elsewhere overwrites the field.
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  const send = useEffectEvent((words: string) => {
    if (words === text) return;
    setSent(words);
    navigate({ search: searchAddress(location.search, words) }, { replace: true, state: location.state });
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  // The field gets the focus, and the text that was typed before it was loaded.
  useEffect(() => {
    const early = takeEarlyText();
    if (early !== '') setTyped((before) => before + early);
  }, []);
  const sendNow = (words: string) => {
    setTyped(words);
    setSent(words.trim());
    navigate({ search: searchAddress(location.search, words.trim()) }, { replace: true, state: location.state });
  };
  return { typed, setTyped, sendNow };
}
