import { ChevronRight } from 'lucide-react';
import { QUICK_REPLIES, TRY_SAYING } from './words.ts';

interface SuggestionsProps {
  isVoice: boolean;
  onChoose: (text: string) => void;
}

/** What can be asked at the beginning, and for who wants to speak, what to say. */
export function Suggestions({ isVoice, onChoose }: SuggestionsProps) {
  return (
    <>
      {isVoice && (
        <div>
          <h3 className="pb-2 text-sm">Try saying</h3>
          <Texts label="Try saying" texts={TRY_SAYING} onChoose={onChoose} />
        </div>
      )}
      <Texts label="Suggestions" texts={QUICK_REPLIES} onChoose={onChoose} />
    </>
  );
}

interface TextsProps {
  label: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
}

function Texts({ label, texts, onChoose }: TextsProps) {
  return (
    <ul aria-label={label} className="border-t border-line">
      {texts.map((text) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="flex min-h-11 w-full items-center justify-between text-left text-sm font-medium text-link hover:text-link-hover"
          >
            {text}
            <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
