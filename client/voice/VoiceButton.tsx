import { Mic, Square } from 'lucide-react';
import type { Voice } from './use-voice.ts';
import { SPEAK, STOP } from './words.ts';

interface VoiceButtonProps {
  voice: Voice;
  /** Its edges and size: by default a box of its own. */
  className?: string;
}

const box = 'size-12 rounded border-2 border-line-form';

/** Begins to listen, and stops it. Where the browser recognises no speech there is none. */
export function VoiceButton({ voice: { state, toggle }, className = box }: VoiceButtonProps) {
  if (state === 'unavailable') return null;
  const isListening = state === 'listening';
  const Icon = isListening ? Square : Mic;
  return (
    <button
      type="button"
      data-voice="button"
      aria-label={isListening ? STOP : SPEAK}
      onClick={toggle}
      className={`flex shrink-0 items-center justify-center bg-paper text-ink hover:bg-canvas ${className}`}
    >
      <Icon aria-hidden className="size-5" strokeWidth={2} />
    </button>
  );
}
