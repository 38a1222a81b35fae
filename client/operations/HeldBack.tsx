/** Keeps the place while it is not known yet whether there is a page. */
export function HeldBack() {
  return <div aria-busy="true" className="min-h-120" />;
}
