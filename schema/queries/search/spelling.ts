import { soundOf } from './sound.ts';

/** Shorter words are too easily another one. */
const SHORTEST = 4;
/** In a word of fewer letters, another letter makes another word ('drop', 'drip'). */
const SAFE = 5;
/** From this length on the first letter may be wrong. */
const LONG = 8;
/** From this length on a word may have two mistakes, even if it then sounds different. */
const VERY_LONG = 10;
/** A half of a word that was written without its space. */
const SHORTEST_HALF = 3;
/** Longer words are not compared letter by letter. */
const LONGEST = 40;
/** What the same sound makes up for, in letters. */
const SAME_SOUND = 0.75;
/** The first letter is seldom wrong. */
const OTHER_BEGINNING = 0.5;
const MOST = 3;
/** The share of a long word that identifies it, whatever its ending. */
const COMMON_BEGINNING = 0.7;

/** The words that the portal knows, indexed by pairs of letters and by sound, so that few are compared with a wrong one. */
export class KnownWords {
  readonly #words: ReadonlySet<string>;
  readonly #sorted: readonly string[];
  readonly #byPair = new Map<string, number[]>();
  readonly #bySound = new Map<string, string[]>();

  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    this.#sorted = [...words].filter((word) => word.length >= SHORTEST_HALF && word.length <= LONGEST).sort();
    for (const [index, word] of this.#sorted.entries()) {
      if (word.length < SHORTEST || /\d/.test(word)) {
        continue;
      }
      for (const pair of pairsOf(word)) {
        listIn(this.#byPair, pair).push(index);
      }
      listIn(this.#bySound, soundOf(word)).push(word);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether it was made of just these words. */
  holdsExactly(words: ReadonlySet<string>): boolean {
    return words.size === this.#words.size && [...words].every((word) => this.#words.has(word));
  }

  /** Whether a longer word begins with it. */
  begins(word: string): boolean {
    return this.#sorted[this.#placeOf(word)]?.startsWith(word) ?? false;
  }

  /** The position of a word among the sorted ones. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * What a user may have meant who typed a word that is not known: the nearest known words by letters and by sound, or
   * two known words that were written as one. Nothing if the word is known, or begins a known word.
   */
  correctionsOf(word: string): string[] {
    if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word) || this.has(word) || this.begins(word)) {
      return [];
    }
    const costs = [...this.#nearTo(word)].sort(
      ([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1),
    );
    const [least] = costs;
    if (!least) {
      const halves = this.#halvesOf(word);
      return halves.length > 0 ? halves : this.#sharingBeginning(word);
    }
    return costs
      .filter(([, cost]) => cost === least[1])
      .map(([candidate]) => candidate)
      .slice(0, MOST);
  }

  #nearTo(word: string): Map<string, number> {
    const sound = soundOf(word);
    const near = new Map<string, number>();
    const weigh = (candidate: string, allowed: number) => {
      const mistakes = mistakesBetween(word, candidate, allowed);
      if (mistakes <= allowed && !isAnotherShortWord(word, candidate, mistakes)) {
        const alike = soundOf(candidate) === sound ? SAME_SOUND : 0;
        const begins = candidate[0] === word[0] ? 0 : OTHER_BEGINNING;
        near.set(candidate, mistakes - alike + begins);
      }
    };
    const allowed = word.length >= VERY_LONG ? 2 : 1;
    for (const candidate of this.#sharingPairs(word, allowed)) {
      if (word.length >= LONG || candidate[0] === word[0]) {
        weigh(candidate, allowed);
      }
    }
    for (const candidate of sound.length > 1 ? (this.#bySound.get(sound) ?? []) : []) {
      weigh(candidate, Math.max(2, Math.ceil(word.length / 3)));
    }
    return near;
  }

  /** Words that share enough pairs of letters to be no more than `allowed` mistakes away. */
  *#sharingPairs(word: string, allowed: number): Iterable<string> {
    const pairs = pairsOf(word);
    // A mistake breaks two pairs, swapped letters three.
    const needed = Math.max(1, pairs.size - 3 * allowed);
    const shared = new Map<number, number>();
    for (const pair of pairs) {
      for (const index of this.#byPair.get(pair) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + 1);
      }
    }
    for (const [index, count] of shared) {
      const candidate = this.#sorted[index] ?? '';
      if (count >= needed && Math.abs(candidate.length - word.length) <= allowed) {
        yield candidate;
      }
    }
  }

  /** The known word that has most of a long one in common from its first letter on: 'electrosurgery', 'electrosurgical'. */
  #sharingBeginning(word: string): string[] {
    const needed = Math.max(LONG - 1, Math.ceil(COMMON_BEGINNING * word.length));
    const beginning = word.slice(0, needed);
    const place = this.#placeOf(beginning);
    const candidate = this.#sorted[place] ?? '';
    return word.length > needed && candidate.startsWith(beginning) ? [candidate] : [];
  }

  #halvesOf(word: string): string[] {
    for (let place = SHORTEST_HALF; place <= word.length - SHORTEST_HALF; place += 1) {
      const [first, second] = [word.slice(0, place), word.slice(place)];
      if (this.has(first) && this.has(second)) {
        return [`${first} ${second}`];
      }
    }
    return [];
  }
}

/** Whether one letter of a short word was taken for another: nothing says that this was a mistake. */
function isAnotherShortWord(word: string, candidate: string, mistakes: number): boolean {
  const isShort = word.length < SAFE && candidate.length === word.length;
  return isShort && mistakes > 0 && [...word].sort().join('') !== [...candidate].sort().join('');
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 1 }, (_, place) => word.slice(place, place + 2)));
}

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/**
 * How many letters one must change, add, leave out, or swap with their neighbour to make one word of the other; any
 * number above `most` if it is more than that.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) {
    return most + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let mistakes = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        mistakes = Math.min(mistakes, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(mistakes);
    }
    if (Math.min(...current) > most) {
      return most + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
