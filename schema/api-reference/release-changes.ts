/** What differs between two states of the graph and of the REST paths, each difference as a sentence. */
export interface Changes {
  /** A program that was written for the earlier state may fail. */
  readonly breaking: readonly string[];
  /** It goes on, and may meet something that it does not know. */
  readonly dangerous: readonly string[];
  /** It notices nothing. */
  readonly safe: readonly string[];
}

/** What a release differs in from the one before. */
export interface ReleaseChanges extends Changes {
  /** Its number; `Next` for what comes after the last release. */
  readonly version: string;
  readonly comparedWith: string;
}

/** What comes after the last release, as the change log calls it. */
export const NEXT = 'Next';

const headings = [
  ['breaking', 'Breaking'],
  ['dangerous', 'Dangerous'],
  ['safe', 'Safe'],
] as const;

/** Changes as they stand in a change log. */
export function changesText(releases: readonly ReleaseChanges[]): string {
  return `${releases.map((release) => `${releaseText(release)}\n`).join('\n')}`;
}

function releaseText(release: ReleaseChanges): string {
  const lists = headings.map(([kind, heading]) => {
    const lines = release[kind].map((sentence) => `- ${sentence}`);
    return `### ${heading}\n\n${lines.length > 0 ? lines.join('\n') : 'None.'}`;
  });
  return [`## ${release.version}, compared with ${release.comparedWith}`, ...lists].join('\n\n');
}
