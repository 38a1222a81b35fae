/** Each step of a line down to its third of the footer's rule, which follows directly below. */
const steps = [
  'right-0 bottom-1.5 left-[calc(66.667%-6px)] border-brand',
  'right-0 bottom-0 left-[calc(66.667%-6px)] border-teal',
  'right-1/3 bottom-0 left-[calc(33.333%-6px)] border-brand',
];

/** The three lines come from the right edge and run, one after the other, into the footer's rule. */
export function MergingLines() {
  return (
    <div aria-hidden data-print="hide" className="pointer-events-none forced-color-adjust-none max-xl:hidden">
      {steps.map((classes) => (
        <span key={classes} className={`absolute border-t-6 ${classes}`} />
      ))}
    </div>
  );
}
