import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { type Changes, NEXT, type ReleaseChanges } from '../../schema/api-reference/release-changes.ts';
import { graphChanges } from './graph-changes.ts';
import { restChanges } from './rest-changes.ts';
import { outlineText, readOutline, restOutline } from './rest-outline.ts';

/** The interfaces at one time: the schema of the graph, and the outline of REST, as texts. */
interface State {
  readonly name: string;
  readonly graph: string;
  readonly rest: string;
}

const project = new URL('../../', import.meta.url);
const SCHEMA = 'schema/schema.graphql';
/** The outline of REST, committed so that a change of it shows in review and can be compared with later on. */
export const OUTLINE = 'server/changes/rest-outline.generated.txt';
const RELEASES = 'server/changes/releases/';

const read = (path: string) => readFileSync(new URL(path, project), 'utf8');

/** What comes after the last release: the schema as it is printed, and the paths as they answer. */
function present(): State {
  return { name: NEXT, graph: read(SCHEMA), rest: outlineText(restOutline()) };
}

/** The releases, the newest first: each is kept as it was when it was published. */
export function releases(): readonly State[] {
  const names = readdirSync(new URL(RELEASES, project))
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.replace(/\.graphql$/, ''));
  return names
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => ({ name, graph: read(`${RELEASES}${name}.graphql`), rest: read(`${RELEASES}${name}.rest.txt`) }));
}

/** What each release differs in from the one before, what comes after the last one first. */
export function changesByRelease(): readonly ReleaseChanges[] {
  const [next, ...older] = [present(), ...releases()];
  return older.map((before, index) => compared(before, index === 0 ? next : (older[index - 1] as State)));
}

/** What the present interfaces differ in from those of a commit. */
export function changesSince(commit: string): ReleaseChanges {
  const show = (path: string) =>
    execFileSync('git', ['show', `${commit}:${path}`], {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return compared({ name: commit, graph: show(SCHEMA), rest: show(OUTLINE) }, present());
}

function compared(before: State, after: State): ReleaseChanges {
  const graph = graphChanges(buildSchema(before.graph), buildSchema(after.graph));
  const rest = restChanges(readOutline(before.rest), readOutline(after.rest));
  const both = (kind: keyof Changes) => [...graph[kind], ...rest[kind]];
  return {
    version: after.name,
    comparedWith: before.name,
    breaking: both('breaking'),
    dangerous: both('dangerous'),
    safe: both('safe'),
  };
}
