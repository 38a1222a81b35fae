/** The mark: three lines that rise by one bend, and the name as live text. */
export function Wordmark() {
  return (
    <span className="inline-flex w-31.25 items-center gap-2.5">
      <svg
        aria-hidden="true"
        focusable="false"
        width="34"
        height="26"
        viewBox="0 0 34 26"
        className="shrink-0 fill-none stroke-4"
      >
        <path d="M0 14H9L17 2H34" className="stroke-brand" />
        <path d="M0 19H11L19 9H34" className="stroke-teal" />
        <path d="M0 24H13L21 16H34" className="stroke-amber" />
      </svg>
      <span className="text-[1.5rem] leading-8 font-wordmark tracking-[-0.02em] text-ink">{__PRODUCT_NAME__}</span>
    </span>
  );
}
