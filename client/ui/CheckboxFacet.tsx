import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from './numbers.ts';

interface CheckboxFacetProps {
  name: string;
  value: string;
  label: string;
  /** How many results this choice would leave, given all other filters; undefined until that is known. */
  count: number | undefined;
  /** What is counted: one, and several. */
  counted: readonly [one: string, many: string];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One choice of a filter with the number behind it. A choice that leaves nothing stays visible but cannot be made. */
export function CheckboxFacet({ name, value, label, count, counted, checked, onChange }: CheckboxFacetProps) {
  const id = useId();
  const unavailable = count === 0 && !checked;
  return (
    <div className="facet-row">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={unavailable}
        onChange={(event) => onChange(event.target.checked)}
        className="peer check-box"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute left-2.5 hidden size-5 peer-checked:block"
        strokeWidth={3}
      />
      <label
        htmlFor={id}
        className={`flex grow items-center justify-between py-2 ${unavailable ? 'text-ink-3' : 'cursor-pointer'}`}
      >
        <span>{label}</span>
        <span className="num text-xs text-ink-2">
          {count !== undefined && formatNumber(count)}
          {count !== undefined && <span className="sr-only"> {counted[count === 1 ? 0 : 1]}</span>}
        </span>
      </label>
    </div>
  );
}
