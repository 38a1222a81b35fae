/** A grey block in the place of text that is still to come. Its size is given by classes, as the text's would be. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`skeleton-block block max-w-full rounded-sm ${className}`} />;
}
