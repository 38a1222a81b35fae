import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part that is shown to signed-in users alone, so that no other visitor fetches its script.
 *
 * @param Waiting stands for it meanwhile, and where its script cannot be fetched.
 */
export function ownPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Waiting }),
    ),
  );
  return (props) => (
    <Suspense fallback={<Waiting {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
