import { Pause, Play } from 'lucide-react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { toggleMotion, useIsStopped } from './motion.ts';

interface MotionButtonProps {
  /** What comes after "Pause" or "Play" for those who see it. */
  rest?: string;
  className: string;
}

/** Stops all rotation on the page; its space is reserved until scripts are loaded. */
export function MotionButton({ rest = '', className }: MotionButtonProps) {
  const isStopped = useIsStopped();
  const isHydrated = useHydrated();
  const Icon = isStopped && isHydrated ? Play : Pause;
  return (
    <button
      type="button"
      data-motion
      onClick={toggleMotion}
      data-print="hide"
      className={`inline-flex min-h-11 items-center gap-2.5 text-xs font-medium underline underline-offset-[0.15em] hover:decoration-[3px] ${isHydrated ? '' : 'invisible'} ${className}`}
    >
      <Icon aria-hidden className="size-4 fill-current" strokeWidth={2} />
      {isStopped && isHydrated ? 'Play' : 'Pause'}
      {rest}
    </button>
  );
}
