import { type ComponentType, lazy, Suspense } from 'react';
import type { ComboboxListProps } from './Combobox.tsx';

interface LazyList<Option> {
  List: ComponentType<ComboboxListProps<Option>>;
  preload: () => void;
}

/** The list of a combobox, whose script is loaded when the field gets the focus. Without it the field accepts typed text. */
export function lazyList<Option>(load: () => Promise<ComponentType<ComboboxListProps<Option>>>): LazyList<Option> {
  type List = ComponentType<ComboboxListProps<Option>>;
  const loadOrNothing = async () => ({ default: await load().catch((): List => () => null) });
  const Loaded: List = lazy(loadOrNothing);
  return {
    List: (props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
    preload: () => void loadOrNothing(),
  };
}
