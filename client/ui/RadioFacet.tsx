import { useId } from 'react';
import { FacetLabel } from './FacetLabel.tsx';

interface RadioFacetProps {
  name: string;
  value: string;
  label: string;
  /** How many results this choice would leave, given all other filters; undefined until that is known. */
  count: number | undefined;
  /** What is counted: one, and several. */
  counted: readonly [one: string, many: string];
  checked: boolean;
  onChoose: () => void;
}

/**
 * One of several choices that exclude each other. A choice that leaves nothing stays visible but cannot be made; the one
 * without a value, which takes the filter away, always can.
 */
export function RadioFacet({ name, value, label, count, counted, checked, onChoose }: RadioFacetProps) {
  const id = useId();
  const unavailable = count === 0 && !checked && value !== '';
  return (
    <div className="relative flex min-h-10 items-center gap-3 text-sm pointer-coarse:min-h-11">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={unavailable}
        onChange={onChoose}
        className="size-6 shrink-0 appearance-none rounded-[50%] border-2 border-line-form bg-paper checked:border-8 checked:border-ink disabled:border-line-strong disabled:bg-canvas"
      />
      <FacetLabel id={id} label={label} count={count} counted={counted} unavailable={unavailable} />
    </div>
  );
}
