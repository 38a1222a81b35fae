const LONGEST = 2_000;
/** No site has this origin, so that a path which leads to it leads to no other. */
const NOWHERE = 'http://portal.invalid';

/**
 * Whether something is the address of a page of the portal, without its origin: a browser that is sent to it stays.
 * Browsers read a backslash as a slash, two slashes as the beginning of a host, and leave out tabs and line ends.
 */
export function isPortalPath(path: string): boolean {
  if (path.length > LONGEST || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path) || !URL.canParse(path, NOWHERE)) {
    return false;
  }
  const { origin, pathname } = new URL(path, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//');
}
