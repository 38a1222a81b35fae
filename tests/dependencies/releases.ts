/** A dependency of package.json, and the release that it could be. */
export interface Newer {
  readonly name: string;
  readonly current: string;
  readonly newest: string;
}

/** What `npm outdated --json` says of one package: the newest that its range allows, and the newest of all. */
export interface Published {
  readonly wanted?: string;
  readonly latest?: string;
}

/** Each exact version as the range of its release line: the same major version, or for 0.x the same minor one. */
export function releaseLines(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
}

/** What has a newer release in its line, and what has a newer line. */
export function newerReleases(
  versions: Readonly<Record<string, string>>,
  published: Readonly<Record<string, Published>>,
): { readonly behind: readonly Newer[]; readonly newerLines: readonly Newer[] } {
  const known = Object.entries(versions).map(([name, current]) => ({ name, current, ...published[name] }));
  return {
    behind: known.flatMap(({ name, current, wanted }) =>
      wanted !== undefined && wanted !== current ? [{ name, current, newest: wanted }] : [],
    ),
    newerLines: known.flatMap(({ name, current, latest }) =>
      latest !== undefined && isNewerLine(latest, current) ? [{ name, current, newest: latest }] : [],
    ),
  };
}

function isNewerLine(latest: string, current: string): boolean {
  const [a, b] = [lineOf(latest), lineOf(current)];
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
}

function lineOf(version: string): readonly [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, major === 0 ? minor : 0];
}
