import type { ComponentProps } from 'react';
import type { AlertFrequency } from '../generated/graph.generated.ts';
import { frequencyLabels } from './words.ts';

interface FrequencySelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: AlertFrequency;
  readonly onChange: (frequency: AlertFrequency) => void;
}

/** How often what a saved search finds is mailed. */
export function FrequencySelect({ value, onChange, className = '', ...rest }: FrequencySelectProps) {
  return (
    <select
      value={value}
      onChange={({ target }) => onChange(target.value as AlertFrequency)}
      className={`h-11 rounded-sm border-2 border-ink bg-paper px-3 text-sm ${className}`}
      {...rest}
    >
      {Object.entries(frequencyLabels).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
