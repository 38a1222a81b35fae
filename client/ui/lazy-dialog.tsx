import { type ComponentType, lazy, Suspense } from 'react';
import { SheetFailure } from './SheetFailure.tsx';

interface LazyDialog<Props> {
  Dialog: ComponentType<Props>;
  /** Fetches the script ahead: on the first sign that a user is about to open the dialog. */
  preload: () => void;
}

/** A dialog whose script is loaded when it is first needed; if it cannot be fetched, a dialog that says so. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const loadOrSaySo = async () => ({ default: await load().catch((): ComponentType<Props> => SheetFailure) });
  const Loaded: ComponentType<Props> = lazy(loadOrSaySo);
  return {
    Dialog: (props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
    preload: () => void loadOrSaySo(),
  };
}
