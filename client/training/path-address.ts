/** What names a training path in the address. */
export const PATH = 'path';

/** The address of a training path. */
export function pathAddress(slug: string): string {
  return `/training?${new URLSearchParams({ [PATH]: slug })}`;
}
