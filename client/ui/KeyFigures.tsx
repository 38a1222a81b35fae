/** One figure: its value, and its label. */
export interface KeyFigure {
  value: string;
  label: string;
}

/** Up to four figures in one ruled strip. Nothing counts up, nothing moves. */
export function KeyFigures({ figures, note }: { figures: readonly KeyFigure[]; note?: string | undefined }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-4">
            <dt className="text-xs text-ink-2 sm:text-sm">{label}</dt>
            <dd className="num text-h2 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-6 text-xs text-ink-2">{note}</p>}
    </>
  );
}
