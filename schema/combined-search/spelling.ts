/** Shorter words are too easily another one. */
const SHORTEST = 4;
/** From this length on a word may have two mistakes. */
const LONG = 8;
/** A half of a word that was written without its space. */
const SHORTEST_HALF = 3;

/**
 * What somebody may have meant who typed a word that is not known: the nearest known words, one or two letters away, or
 * two known words that were written as one. Nothing where the word is known, or begins a known word.
 */
export function correctionsOf(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < SHORTEST || /\d/.test(word) || known.has(word)) {
    return [];
  }
  const allowed = word.length >= LONG ? 2 : 1;
  let nearest: string[] = [];
  let least = allowed;
  for (const candidate of known) {
    if (candidate.startsWith(word)) {
      return [];
    }
    // The first letter is seldom wrong, and short words differ by little else.
    if (candidate.length < SHORTEST || (word.length < LONG && candidate[0] !== word[0])) {
      continue;
    }
    const mistakes = mistakesBetween(word, candidate, least);
    if (mistakes < least) {
      nearest = [];
      least = mistakes;
    }
    if (mistakes === least) {
      nearest.push(candidate);
    }
  }
  return nearest.length > 0 ? nearest.sort().slice(0, 3) : halvesOf(word, known);
}

function halvesOf(word: string, known: ReadonlySet<string>): string[] {
  for (let place = SHORTEST_HALF; place <= word.length - SHORTEST_HALF; place += 1) {
    const [first, second] = [word.slice(0, place), word.slice(place)];
    if (known.has(first) && known.has(second)) {
      return [`${first} ${second}`];
    }
  }
  return [];
}

/**
 * How many letters one must change, add, leave out, or swap with their neighbour to make one word of the other; any
 * number above `most` where it is more than that.
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
