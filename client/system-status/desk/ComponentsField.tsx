import { useId } from 'react';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import type { SystemComponent } from '../../generated/graph.generated.ts';
import { componentOptions } from './component-options.ts';

const nameOf = (component: SystemComponent) => `component-${component}`;

/** The first box, which the summary of problems links to. */
export const COMPONENTS_FIELD = nameOf('WEB_CLIENT');

/** The components that are ticked. */
export function chosenComponents(values: FormData): SystemComponent[] {
  return componentOptions.map(({ value }) => value).filter((component) => values.has(nameOf(component)));
}

/** A box for each component. */
export function ComponentsField({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset
      className={`min-w-0 ${error ? 'border-l-4 border-err pl-4' : ''}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="float-left w-full text-sm font-bold">Components</legend>
      {error && (
        <p id={`${id}-error`} className="clear-both text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="clear-both grid gap-x-6 gap-y-3 pt-2 sm:grid-cols-2">
        {componentOptions.map(({ value, label }) => (
          <CheckboxField key={value} name={nameOf(value)} label={label} />
        ))}
      </div>
    </fieldset>
  );
}
