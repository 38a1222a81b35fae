import { Mic, Square } from 'lucide-react';
import type { Voice } from './use-voice.ts';
import { SPEAK, STOP } from './words.ts';

/** Begins to listen, and stops it. Where the browser recognises no speech there is none. */
export function VoiceButton({ voice: { state, toggle }, className = '' }: { voice: Voice; className?: string }) {
  if (state === 'unavailable') return null;
  const isListening = state === 'listening';
  const Icon = isListening ? Square : Mic;
  return (
    <button
      type="button"
      data-voice="button"
      aria-label={isListening ? STOP : SPEAK}
      onClick={toggle}
      className={`flex size-12 shrink-0 items-center justify-center rounded border-2 border-line-form bg-paper text-ink hover:bg-canvas ${className}`}
    >
      <Icon aria-hidden className="size-5" strokeWidth={2} />
    </button>
  );
}
