import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { allowsPreferences, subscribeToChoice } from '../consent/choice.ts';
import { forgetViews } from '../recent-views/kept-views.ts';
import { noteView } from './note-view.ts';

/** What is shown for so many milliseconds was opened. */
const SETTLED = 1_500;

/** Notes which items the visitor opens, in their browser alone, while they agree to it. */
export function NotedViews() {
  const { pathname, search } = useLocation();
  const isAllowed = useSyncExternalStore(subscribeToChoice, allowsPreferences, () => false);
  useEffect(() => {
    const note = () => (isAllowed ? noteView({ pathname, search }, new Date()) : forgetViews());
    const timer = setTimeout(note, SETTLED);
    return () => clearTimeout(timer);
  }, [pathname, search, isAllowed]);
  return null;
}
