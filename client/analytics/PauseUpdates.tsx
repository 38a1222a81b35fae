import { Pause, Play } from 'lucide-react';
import { togglePause, useIsPaused } from './paused-updates.ts';
import { PAUSE_COUNTS, RESUME_COUNTS } from './words.ts';

/** Stops the counters of visitors, or lets them go on. */
export function PauseUpdates({ className }: { className: string }) {
  const isPaused = useIsPaused();
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={togglePause}
      className={`inline-flex items-center gap-2 underline underline-offset-[0.15em] noscript:hidden ${className}`}
    >
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      {isPaused ? RESUME_COUNTS : PAUSE_COUNTS}
    </button>
  );
}
