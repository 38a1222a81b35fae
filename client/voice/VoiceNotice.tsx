import type { Voice } from './use-voice.ts';
import { FAILED, LISTENING, UNAVAILABLE, WHO_HEARS } from './words.ts';

const notices = { listening: LISTENING, failed: FAILED, unavailable: UNAVAILABLE } as const;

interface VoiceNoticeProps {
  voice: Voice;
  /** Whether somebody wanted to speak, who is told where that is not possible. */
  isWanted?: boolean;
}

/** What has become of listening, and who hears what is said. */
export function VoiceNotice({ voice: { state }, isWanted = false }: VoiceNoticeProps) {
  const isSilent = state === 'unavailable' && !isWanted;
  const [title, text] = (state !== 'idle' && !isSilent && notices[state]) || [];
  return (
    <>
      <div role="status">
        {title && (
          <p className={`mt-3 border-l-4 pl-3 text-sm ${state === 'failed' ? 'border-err' : 'border-brand'}`}>
            <strong className="block">{title}</strong>
            {text}
          </p>
        )}
      </div>
      {state !== 'unavailable' && <p className="mt-2 text-xs text-ink-2">{WHO_HEARS}</p>}
    </>
  );
}
