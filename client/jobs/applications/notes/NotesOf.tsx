import { lazy, Suspense, useState } from 'react';
import { countOf } from '../../../lists/count-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const load = () => import('./ApplicationNotes.tsx');
const ApplicationNotes = lazy(() =>
  load().then(
    (module) => ({ default: module.ApplicationNotes }),
    () => ({
      default: () => <p className="mt-4 text-sm">The notes could not be loaded. Reload the page to try again.</p>,
    }),
  ),
);

interface NotesOfProps {
  applicationId: string;
  /** Who applied. */
  name: string;
  count: number;
}

/** Opens the notes on an application. Their script comes with the first sign that they are wanted. */
export function NotesOf({ applicationId, name, count }: NotesOfProps) {
  const [isOpen, setOpen] = useState(false);
  const preload = () => void load().catch(() => undefined);
  return (
    <div className="mt-4">
      <Button
        size="compact"
        aria-expanded={isOpen}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close notes' : count > 0 ? countOf(count, 'note') : 'Add a note'}
        <span className="sr-only"> on {name}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="mt-4 h-24 w-full" />}>
          <ApplicationNotes applicationId={applicationId} name={name} />
        </Suspense>
      )}
    </div>
  );
}
