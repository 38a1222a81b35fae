const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };
const LARGEST = 1_000_000_000;

/** One number in words, and how many of the words it took. */
interface Spoken {
  readonly value: number;
  readonly length: number;
}

/**
 * Writes spoken amounts in figures, as a search reads them: 'under two thousand five hundred pounds' becomes
 * 'under £2500'. Small numbers that no 'hundred', 'thousand' or 'pounds' follows stay as they are: a band five is one.
 */
export function withFigures(text: string): string {
  const words = text.split(' ');
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const spoken = numberAt(words, at);
    const next = words[at + (spoken?.length ?? 0)] ?? '';
    const isPounds = /^pounds?$/iu.test(next);
    if (spoken && (isPounds || spoken.value >= 100)) {
      written.push(`${isPounds ? '£' : ''}${spoken.value}`);
      at += spoken.length + (isPounds ? 1 : 0);
    } else {
      written.push(words[at] ?? '');
      at += 1;
    }
  }
  return written.join(' ');
}

function numberAt(words: readonly string[], start: number): Spoken | undefined {
  let whole = 0;
  let part = 0;
  let at = start;
  for (; at < words.length; at += 1) {
    const word = (words[at] ?? '').toLowerCase();
    const digits = /^\d{1,6}$/u.test(word) ? Number(word) : small[word];
    const multiple = large[word];
    if (digits !== undefined) {
      part += digits;
    } else if (multiple === 100) {
      part = (part || 1) * 100;
    } else if (multiple !== undefined) {
      whole += (part || 1) * multiple;
      part = 0;
    } else if (word !== 'and' && word !== 'a') {
      break;
    } else if (!isNumberWord(words[at + 1])) {
      break;
    }
  }
  const value = Math.min(whole + part, LARGEST);
  return value > 0 ? { value, length: at - start } : undefined;
}

function isNumberWord(word = ''): boolean {
  return word.toLowerCase() in small || word.toLowerCase() in large;
}
