import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { comboboxRole } from '../ui/combobox/options.ts';
import { useVoice } from '../voice/use-voice.ts';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import { VoiceNotice } from '../voice/VoiceNotice.tsx';
import { type ActiveHit, HITS } from './use-active-hit.ts';
import { FIELD_LABEL, LONGEST_TEXT } from './words.ts';

interface SearchBoxProps {
  typed: string;
  onType: (text: string) => void;
  /** Searches at once. */
  onSend: (text: string) => void;
  active: ActiveHit;
}

/** The field of the search, also for voice input. It keeps the focus while the arrow keys move through the hits. */
export function SearchBox({ typed, onType, onSend, active }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const voice = useVoice({ fill: onType, send: onSend });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    active.move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (active.isOpenable) active.open();
    else onSend(typed);
  };
  const clear = () => {
    onSend('');
    field.current?.focus();
  };
  return (
    <search>
      <div className="mt-1 flex gap-2">
        <form onSubmit={onSubmit} className="relative grow">
          <Search aria-hidden className="pointer-events-none absolute top-4 left-4 size-6" strokeWidth={2} />
          <input
            ref={field}
            type="text"
            {...comboboxRole(HITS, { isExpanded: active.id !== undefined, active: active.id })}
            aria-label={FIELD_LABEL}
            inputMode="search"
            enterKeyHint="search"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LONGEST_TEXT}
            placeholder="Search jobs, documents, equipment"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            className={`block h-14 w-full rounded-sm border-2 border-line-form bg-paper pl-12 text-lg placeholder:text-base placeholder:text-ink-3 ${typed === '' ? 'pr-3' : 'pr-20'}`}
          />
          {typed !== '' && (
            <button
              type="button"
              onClick={clear}
              className="absolute top-1.5 right-2 min-h-11 rounded px-2 text-sm text-link underline underline-offset-[0.15em] hover:text-link-hover"
            >
              Clear
            </button>
          )}
        </form>
        <VoiceButton voice={voice} className="h-14 w-12 rounded border-2 border-line-form" />
      </div>
      <VoiceNotice voice={voice} />
    </search>
  );
}
