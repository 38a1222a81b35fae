/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3 focus:text-sm"
    >
      Skip to main content
    </a>
  );
}
