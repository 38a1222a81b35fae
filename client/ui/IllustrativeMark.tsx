/** The label of a figure that was not counted, if a list below it has another number of rows. */
export function IllustrativeMark() {
  return <span className="ml-2 inline-block text-xs font-regular text-ink-2">illustrative</span>;
}
