import type { Changes } from '../../schema/api-reference/release-changes.ts';
import type { OutlineLine } from './rest-outline.ts';

/** One operation: the places in its requests and answers, and what can stand there. */
type Places = ReadonlyMap<string, readonly string[]>;

type Kind = keyof Changes;
type Difference = readonly [kind: Kind, sentence: string];

/** What a value is called that says nothing of what can stand there. */
const flags = new Set(['required', 'optional', 'deprecated']);

/** What differs between two states of the REST interface. Parameters and fields that it does not know it refuses. */
export function restChanges(before: readonly OutlineLine[], after: readonly OutlineLine[]): Changes {
  const [earlier, present] = [operationsOf(before), operationsOf(after)];
  const differences = [...new Set([...earlier.keys(), ...present.keys()])].flatMap((operation): Difference[] => {
    const [old, now] = [earlier.get(operation), present.get(operation)];
    if (!old) {
      return [['safe', `${operation} was added.`]];
    }
    return now ? [...placesChanged(operation, old, now)] : [['breaking', `${operation} was removed.`]];
  });
  const of = (wanted: Kind) => differences.filter(([kind]) => kind === wanted).map(([, sentence]) => sentence);
  return { breaking: of('breaking'), dangerous: of('dangerous'), safe: of('safe') };
}

function* placesChanged(operation: string, old: Places, now: Places): Generator<Difference> {
  for (const [place, kinds] of old) {
    const present = now.get(place);
    if (present) {
      yield* kindsChanged(operation, place, kinds, present);
    } else if (!isWithin(place, (outer) => old.has(outer) && !now.has(outer))) {
      yield ['breaking', `${nameOf(operation, place)} was removed.`];
    }
  }
  for (const [place, kinds] of now) {
    if (!old.has(place) && !isWithin(place, (outer) => now.has(outer) && !old.has(outer))) {
      const breaks = kinds.includes('required') && !isAnswer(place);
      yield [
        breaks ? 'breaking' : 'safe',
        `${nameOf(operation, place)} was added${breaks ? ', and is required' : ''}.`,
      ];
    }
  }
}

function* kindsChanged(
  operation: string,
  place: string,
  old: readonly string[],
  now: readonly string[],
): Generator<Difference> {
  const name = nameOf(operation, place);
  const gone = old.filter((kind) => !now.includes(kind));
  const come = now.filter((kind) => !old.includes(kind));
  if (come.includes('deprecated')) {
    yield ['safe', `${name} was deprecated.`];
  }
  if (come.includes('required')) {
    yield ['breaking', `${name} became required.`];
  }
  if (come.includes('optional')) {
    yield ['breaking', `${name} may be left out.`];
  }
  const lost = gone.filter((kind) => !flags.has(kind));
  const gained = come.filter((kind) => !flags.has(kind));
  // An answer may hold less than before, and a request more.
  const breaks = isAnswer(place) ? gained.filter((kind) => !isWord(kind)) : lost;
  if (breaks.length > 0) {
    yield ['breaking', `${name} changed from ${kindsText(old)} to ${kindsText(now)}.`];
  } else if (gained.length > 0) {
    yield [isAnswer(place) ? 'dangerous' : 'safe', `${name} can be ${gained.join(', ')} too.`];
  } else if (lost.length > 0) {
    yield ['safe', `${name} is no longer ${lost.join(', ')}.`];
  }
}

/** The operations of an outline; in their answers each object that has a name is written out. */
function operationsOf(lines: readonly OutlineLine[]): ReadonlyMap<string, Places> {
  const objects = new Map<string, OutlineLine[]>();
  const operations = new Map<string, Map<string, readonly string[]>>();
  const rows: (readonly [operation: string, place: string, kinds: readonly string[]])[] = [];
  for (const [key, kinds] of lines) {
    const [, operation, place = ''] = key.match(/^([A-Z]+ \S+)(?: (.*))?$/) ?? [];
    if (operation !== undefined) {
      rows.push([operation, place, kinds]);
    } else {
      const [name = '', inner = ''] = key.split(/ > ?/);
      objects.set(name, [...(objects.get(name) ?? []), [inner, kinds]]);
    }
  }
  for (const [operation, place, kinds] of rows) {
    const places = operations.get(operation) ?? new Map();
    operations.set(operation, places);
    for (const [written, can] of writtenOut([place, kinds], objects, [])) {
      places.set(written, can);
    }
  }
  return operations;
}

function* writtenOut(
  [place, kinds]: OutlineLine,
  objects: ReadonlyMap<string, readonly OutlineLine[]>,
  within: readonly string[],
): Generator<OutlineLine> {
  const names = kinds.filter((kind) => objects.has(kind) && !within.includes(kind));
  yield [place, kinds.flatMap((kind) => (names.includes(kind) ? ownKinds(objects.get(kind)) : [kind]))];
  for (const name of names) {
    for (const [inner, can] of objects.get(name)?.filter(([key]) => key !== '') ?? []) {
      const joint = inner.startsWith('[') ? '' : place === '>' ? ' ' : '.';
      yield* writtenOut([`${place}${joint}${inner}`, can], objects, [...within, name]);
    }
  }
}

/** What an object with a name is by itself: an object of JSON. */
function ownKinds(lines: readonly OutlineLine[] = []): readonly string[] {
  return lines.find(([inner]) => inner === '')?.[1] ?? [];
}

function isAnswer(place: string): boolean {
  return place.startsWith('>');
}

function isWord(kind: string): boolean {
  return kind.startsWith('"');
}

function kindsText(kinds: readonly string[]): string {
  return kinds.filter((kind) => !flags.has(kind)).join(' | ') || 'nothing';
}

/** Whether a place stands within another one of which something holds. */
function isWithin(place: string, holds: (outer: string) => boolean): boolean {
  const cuts = [...place.matchAll(/\.|\[\]|(?<=>) /g)].map(({ index }) => index);
  return cuts.some((cut) => holds(place.slice(0, cut)));
}

/** A place as people read it. */
function nameOf(operation: string, place: string): string {
  const [mark, name] = [place.slice(0, 1), place.slice(1).trim()];
  switch (mark) {
    case '?':
      return `Parameter ${name} of ${operation}`;
    case '<':
      return `Field ${name} of the body of ${operation}`;
    case '>':
      return name === '' ? `The answer of ${operation}` : `Field ${name} of the answer of ${operation}`;
    default:
      return operation;
  }
}
