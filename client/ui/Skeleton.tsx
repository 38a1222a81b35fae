/** A grey block that replaces text while it is loading. Classes give its size, that of the text. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`skeleton-block block max-w-full rounded-sm ${className}`} />;
}
