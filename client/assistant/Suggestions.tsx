import { TextChoices } from '../chat/TextChoices.tsx';
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
          <TextChoices label="Try saying" texts={TRY_SAYING} onChoose={onChoose} />
        </div>
      )}
      <TextChoices label="Suggestions" texts={QUICK_REPLIES} onChoose={onChoose} />
    </>
  );
}
