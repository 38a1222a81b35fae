import { useDelayed } from '../ui/use-delayed.ts';
import { usePendingPage } from './pending-page.ts';

/** Milliseconds after which a wait is worth a word. */
const PATIENCE = 300;

/** A line at the top of the window, and a word, while the next page is fetched and that takes a moment. */
export function PendingBar() {
  const isShown = useDelayed(usePendingPage(), PATIENCE);
  return (
    <p role="status" className={isShown ? 'pending-bar' : 'sr-only'}>
      {isShown && <span className="sr-only">Loading the page</span>}
    </p>
  );
}
