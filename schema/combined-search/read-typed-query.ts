import type { Kysely } from 'kysely';
import { findPosition, type NamedPlace } from '../jobs/search/named-places.queries.ts';
import { findPlacesNear } from '../jobs/search/near-places.queries.ts';
import { withinMiles } from '../jobs/search/search-distance.ts';
import { inSentence } from '../places/area-names.ts';
import { Deadline } from '../queries/deadline.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import { searchQueries } from '../queries/search/search-queries.queries.ts';
import { stemsOf } from '../queries/search/stems.ts';
import type { Synonyms, SynonymTable } from '../queries/search/synonyms.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { type Category, namedKind, namesCategory } from './category.ts';
import { correctedForms, type Form, formsOf, narrowerForms, phrasesOf, type StemmedWord } from './forms.ts';
import { typedFilters } from './narrowing.ts';
import { type PortalWords, placesNamedBy, readPortalWords, type TypedWord, wordsNowhere } from './portal-words.ts';
import type { SearchSource } from './search-source.ts';
import type { SearchTimes } from './search-times.ts';
import { synonymsInTime } from './synonyms-in-time.ts';
import type { SearchedForm, TypedFilter, TypedPlace, TypedQuery } from './typed-query.ts';
import { isFiller, soughtWords } from './typed-words.ts';

/** So many misspelt words of a search are corrected; beyond that the cost outweighs the chance. */
const MOST_CORRECTED = 5;
/** A word in the midst of others is finished, unless so much of a longer one is there. */
const SHORTEST_BEGINNING = 4;
const categories: readonly Category[] = ['recruitment', 'compliance', 'equipment', 'other'];

/**
 * Reads what a user typed; undefined if it holds no word to look for ('the', '!').
 *
 * @param miles how far from the place that it names, where it says so
 * @throws TooLate if the deadline has passed before all was read.
 */
export async function readTypedQuery(
  dependencies: ServiceDependencies,
  sources: readonly SearchSource[],
  { text, miles }: { readonly text: string; readonly miles: number | undefined },
  deadline: Deadline,
  { reading }: Pick<SearchTimes, 'reading'>,
): Promise<TypedQuery | undefined> {
  const { db } = dependencies;
  const sought = soughtWords(text);
  const queries = await searchQueries(
    db,
    sought.map((word) => ({ text: word })),
  );
  const words = sought.flatMap((word, index): TypedWord[] => {
    const query = queries[index] ?? '';
    return query === '' ? [] : [{ text: word, stem: stemsOf(query).join(' '), query }];
  });
  if (words.length === 0) {
    return undefined;
  }
  deadline.check();
  const synonyms = await synonymsInTime(dependencies, reading);
  const [portal, place] = await Promise.all([
    readPortalWords(sources, dependencies, synonyms, reading),
    placeNamedIn({ text, miles }, words, dependencies, reading),
  ]);
  const unknown = await wordsNowhere(
    words.filter((word) => !portal.knows(word) && !categories.some((category) => namesCategory(word.text, category))),
    sources,
    dependencies,
    deadline,
    reading,
  );
  deadline.check();
  const unknownPlaces = unknown.map((word) => words.indexOf(word));
  const { forms, meant } = await readForms(db, words, { unknown: unknownPlaces, portal, place, synonyms });
  const texts = words.map((word) => word.text);
  const filters = Object.fromEntries(
    sources.map(({ name, filtersIn }) => [name, typedFilters(text, filtersIn?.(text) ?? [], texts)]),
  );
  const phrases = await readPhrases(db, text, words, {
    meant,
    place,
    filters: Object.values(filters),
    synonyms: synonyms.alternatives,
  });
  return {
    text,
    words: texts,
    weights: words.map((_, index) =>
      portal.weightOf(
        forms
          .filter((form) => form.words.includes(index) && form.kind !== 'beginning' && form.kind !== 'narrower')
          .map(({ stems }) => stems),
      ),
    ),
    unknown: new Set(unknownPlaces),
    forms,
    place,
    filters,
    kind: namedKind(texts),
    phrase: (left) => phrases.get(keyOf(left)) ?? '',
  };
}

/** The last place that the text names, or what is near it: people write what they look for first. */
async function placeNamedIn(
  { text, miles }: { readonly text: string; readonly miles: number | undefined },
  words: readonly TypedWord[],
  dependencies: ServiceDependencies,
  milliseconds: number,
): Promise<TypedPlace | undefined> {
  const all = wordsOf(text);
  const found = (await placesNamedBy(all, dependencies, milliseconds)).at(-1);
  if (!found) {
    return undefined;
  }
  const named = all.slice(found.start, found.start + found.length);
  const places = words.flatMap((word, index) => (named.includes(word.text) ? [index] : []));
  if (places.length === 0) {
    return undefined;
  }
  const near =
    miles === undefined || found.isArea ? undefined : await placesAround(found, miles, dependencies, milliseconds);
  const name = inSentence(found.name);
  const where = near ? withinMiles(miles ?? 0, name) : `in ${name}`;
  return { name: found.name, where, ids: near ?? found.ids, words: places };
}

/** What is within some miles of a place; undefined if that cannot be read in time. */
async function placesAround(
  place: NamedPlace,
  miles: number,
  { db }: Pick<ServiceDependencies, 'db'>,
  milliseconds: number,
): Promise<readonly string[] | undefined> {
  const wait = new Deadline(milliseconds);
  const position = await wait.wait(findPosition(db, place)).catch(() => undefined);
  const near = position && (await wait.wait(findPlacesNear(db, position, miles)).catch(() => undefined));
  return near && [...new Set([...place.ids, ...near.ids])];
}

interface ReadForms {
  readonly forms: SearchedForm[];
  /** The words as they were meant. */
  readonly meant: readonly StemmedWord[];
}

async function readForms(
  db: Kysely<DB>,
  words: readonly TypedWord[],
  {
    unknown,
    portal,
    place,
    synonyms,
  }: { unknown: readonly number[]; portal: PortalWords; place: TypedPlace | undefined; synonyms: SynonymTable },
): Promise<ReadForms> {
  const isInPlace = (form: Form) => form.words.some((word) => place?.words.includes(word));
  const forms = [...formsOf(words, synonyms.alternatives), ...narrowerForms(words, synonyms.narrower)].filter(
    (form) => form.kind !== 'beginning' || !isInPlace(form),
  );
  const corrections = new Map<number, readonly StemmedWord[]>();
  for (const index of unknown.slice(0, MOST_CORRECTED)) {
    const text = words[index]?.text ?? '';
    const { begins, corrections: found } = portal.meantBy(text);
    if (begins && index < words.length - 1 && text.length >= SHORTEST_BEGINNING) {
      forms.push({ words: [index], text, kind: 'beginning' });
    }
    if (found.length > 0) {
      corrections.set(
        index,
        found.map((correction) => ({ text: correction, stem: correction })),
      );
    }
  }
  forms.push(...correctedForms(words, corrections, synonyms.alternatives));
  const queries = await searchQueries(
    db,
    forms.map(({ text, kind }) => ({ text, begins: kind === 'beginning' })),
  );
  return {
    forms: forms.flatMap((form, index) => {
      const query = queries[index] ?? '';
      return query === '' ? [] : [{ ...form, query, stems: stemsOf(query) }];
    }),
    meant: words.map((word, index) => corrections.get(index)?.[0] ?? word),
  };
}

/**
 * The whole of what was typed as a phrase, in the words that it may have; and without the words that only name a part of
 * the portal, the place or filters, where these hold anyway. By the words that are left out.
 */
async function readPhrases(
  db: Kysely<DB>,
  text: string,
  words: readonly TypedWord[],
  {
    meant,
    place,
    filters,
    synonyms,
  }: {
    meant: readonly StemmedWord[];
    place: TypedPlace | undefined;
    filters: readonly (readonly TypedFilter[])[];
    synonyms: Synonyms;
  },
): Promise<ReadonlyMap<string, string>> {
  const tokens = wordsOf(text)
    .filter((word) => !isFiller(word))
    .map((token) => ({ token, index: words.findIndex((word) => word.text === token) }));
  const ofCategories = categories.map((category) =>
    words.flatMap((word, index) => (namesCategory(word.text, category) ? [index] : [])),
  );
  const ofFilters = filters.map((ofSource) => ofSource.flatMap((filter) => filter.words));
  const lefts = [[], ...ofFilters]
    .flatMap((left) => [left, ...ofCategories.map((named) => [...left, ...named])])
    .flatMap((left) => [left, [...left, ...(place?.words ?? [])]]);
  const phrases = new Map<string, readonly string[]>();
  for (const left of new Map(lefts.map((indexes) => [keyOf(new Set(indexes)), new Set(indexes)])).values()) {
    const rest = tokens.filter(({ index }) => !left.has(index));
    if (rest.some(({ index }) => index !== -1)) {
      const phrase = rest.map(({ token, index }) => meant[index] ?? { text: token, stem: '' });
      phrases.set(keyOf(left), phrasesOf(phrase, synonyms));
    }
  }
  const texts = [...new Set([...phrases.values()].flat())];
  const queries = await searchQueries(
    db,
    texts.map((phrase) => ({ text: phrase })),
  );
  const queryOf = new Map(texts.map((phrase, index) => [phrase, queries[index] ?? '']));
  const anyOf = (versions: readonly string[]) => versions.map((phrase) => queryOf.get(phrase)).filter(Boolean);
  return new Map([...phrases].map(([key, versions]) => [key, anyOf(versions).join(' | ')]));
}

function keyOf(left: ReadonlySet<number>): string {
  return [...left].sort((one, other) => one - other).join();
}
