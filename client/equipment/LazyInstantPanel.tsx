import { type ComponentType, lazy, Suspense } from 'react';
import type { InstantPanelProps } from './InstantPanel.tsx';

const load = () => import('./InstantPanel.tsx');
const Panel = lazy(() =>
  load().then<{ default: ComponentType<InstantPanelProps> }, { default: ComponentType<InstantPanelProps> }>(
    (module) => ({ default: module.InstantPanel }),
    // Without it the field still searches: Enter shows the matches in the list.
    () => ({ default: NoPanel }),
  ),
);

function NoPanel() {
  return null;
}

/** Fetches the panel's script ahead: the field has been entered. */
export function preloadInstantPanel(): void {
  load().catch(() => {
    // The panel itself does without.
  });
}

/** The panel of `InstantPanel.tsx`, whose script comes when somebody types. */
export function LazyInstantPanel(props: InstantPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
