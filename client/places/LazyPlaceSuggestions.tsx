import { type ComponentType, lazy, Suspense } from 'react';
import type { PlaceSuggestionsProps } from './PlaceSuggestions.tsx';

const load = () => import('./PlaceSuggestions.tsx');
const Suggestions = lazy(() =>
  load().then<{ default: ComponentType<PlaceSuggestionsProps> }, { default: ComponentType<PlaceSuggestionsProps> }>(
    (module) => ({ default: module.PlaceSuggestions }),
    // Without them the field still takes whatever is typed.
    () => ({ default: NoSuggestions }),
  ),
);

function NoSuggestions() {
  return null;
}

/** Fetches the script of the suggestions ahead: the field has been entered. */
export function preloadPlaceSuggestions(): void {
  load().catch(() => {
    // The field itself does without.
  });
}

/** The suggestions of `PlaceSuggestions.tsx`, whose script comes when somebody types. */
export function LazyPlaceSuggestions(props: PlaceSuggestionsProps) {
  return (
    <Suspense fallback={null}>
      <Suggestions {...props} />
    </Suspense>
  );
}
