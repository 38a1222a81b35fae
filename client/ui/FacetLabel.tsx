interface FacetLabelProps {
  /** The id of the field that it names. */
  id: string;
  label: string;
  /** How many results this choice would leave, given all other filters; undefined until that is known. */
  count: number | undefined;
  /** What is counted: one, and several. */
  counted: readonly [one: string, many: string];
  unavailable: boolean;
}

/** The words of one choice of a filter, and the number behind it. */
export function FacetLabel({ id, label, count, counted, unavailable }: FacetLabelProps) {
  return (
    <label
      htmlFor={id}
      className={`flex grow items-center justify-between py-2 ${unavailable ? 'text-ink-3' : 'cursor-pointer'}`}
    >
      <span>{label}</span>
      <span className="num text-xs text-ink-2">
        {count?.toLocaleString('en-GB')}
        {count !== undefined && <span className="sr-only"> {counted[count === 1 ? 0 : 1]}</span>}
      </span>
    </label>
  );
}
