import { Search } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '../../combined-search/search-address.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useVoice } from '../../voice/use-voice.ts';
import { VoiceButton } from '../../voice/VoiceButton.tsx';
import { VoiceNotice } from '../../voice/VoiceNotice.tsx';
import { SEARCH_LABEL } from '../words.ts';

/** The search across the portal, as a field that can also be spoken to. Without scripts the browser sends it to the same address. */
export function HeroSearch() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const open = (text: string) => void navigate({ search: searchAddress('', text) }, { state: openedState() });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(field.current?.value.trim() ?? '');
  };
  const fill = (text: string) => {
    if (field.current) field.current.value = text;
  };
  const heard = useVoice({ fill, send: open });
  // The server does not know whether the browser recognises speech.
  const voice = useHydrated() ? heard : ({ ...heard, state: 'unavailable' } as const);
  return (
    <search aria-label="Portal">
      <form action="/" onSubmit={onSubmit} className="mt-6 max-w-[33.5rem] lg:mt-8">
        <label htmlFor="home-search" className="text-sm font-bold">
          {SEARCH_LABEL}
        </label>
        <div className="mt-2 flex">
          <input type="hidden" name="dialog" value="search" />
          <input
            ref={field}
            id="home-search"
            type="search"
            name="find"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className="h-12 min-w-0 grow rounded-l-sm border-2 border-white bg-paper px-3 text-base text-ink"
          />
          <VoiceButton voice={voice} className="size-12 border-y-2 border-white" />
          <button type="submit" className={`${buttonClasses('inverse', 'normal')} rounded-l-none`}>
            <Search aria-hidden className="size-5" strokeWidth={2} />
            Search
          </button>
        </div>
        <VoiceNotice voice={voice} isOnNavy />
      </form>
    </search>
  );
}
