import type { Voice } from './use-voice.ts';
import { FAILED, LISTENING, UNAVAILABLE, WHO_HEARS } from './words.ts';

const notices = { listening: LISTENING, failed: FAILED, unavailable: UNAVAILABLE } as const;

interface VoiceNoticeProps {
  voice: Voice;
  /** Whether the user asked for voice input: the notice then says if it is not available. */
  isWanted?: boolean;
  /** Whether it stands on navy, in the first view of a page: the place of its line is then kept from the beginning. */
  isOnNavy?: boolean;
}

/** The state of voice input, and who processes the speech. */
export function VoiceNotice({ voice: { state }, isWanted = false, isOnNavy = false }: VoiceNoticeProps) {
  const isSilent = state === 'unavailable' && !isWanted;
  const [title, text] = (state !== 'idle' && !isSilent && notices[state]) || [];
  const edge = state === 'failed' ? 'border-err' : 'border-brand';
  return (
    <>
      <div role="status">
        {title && (
          <p className={`mt-3 border-l-4 pl-3 text-sm ${isOnNavy ? 'border-white' : edge}`}>
            <strong className="block">{title}</strong>
            {text}
          </p>
        )}
      </div>
      {isOnNavy ? (
        // Phones have the button of the chat at its right: every place above the buttons below it is taken.
        <p className={`mt-2 text-xs max-sm:pr-28 text-brand-tint ${state === 'unavailable' ? 'invisible' : ''}`}>
          {WHO_HEARS}
        </p>
      ) : (
        state !== 'unavailable' && <p className="mt-2 text-xs text-ink-2">{WHO_HEARS}</p>
      )}
    </>
  );
}
