/** Each, repeated, has made some expression or loop take the square of a text's length. */
export const hostileLetters: Readonly<Record<string, string>> = {
  'a letter': 'a',
  'a space': ' ',
  'a bracket': '[',
  'a tag of a flag': '\u{e0041}',
  'a joined emoji': '👩\u200d',
  'a combining mark': '\u0301',
};

/** So much of an input is measured on requests of this many bytes, the longest that the surface takes. */
export const LONGEST = { body: 900_000, address: 15_000 } as const;

/** A text of about so many bytes. */
export function longText(letter: string, bytes: number): string {
  return letter.repeat(Math.floor(bytes / Buffer.byteLength(letter)));
}

/** Work of fewer milliseconds is not distinguished from what the garbage collector and the compiler do meanwhile. */
const FLOOR_MS = 5;
/** Ten times as much input may take so many times as long. */
const MOST_TIMES = 20;
const TRIES = 4;
/** What is so far beyond the bound twice is no accident, and is not measured any more often. */
const NO_DOUBT = 5;

/**
 * What is wrong where an input takes more than 20 times the processor of a tenth of it; nothing if it does not. Any
 * doubt is measured again, and the best of the long ones is compared with the worst of the short ones.
 */
export async function disproportion(
  long: () => Promise<unknown>,
  short: () => Promise<unknown>,
): Promise<string | undefined> {
  let most = await milliseconds(long);
  let bound = MOST_TIMES * FLOOR_MS;
  for (let tries = 0; tries < TRIES && most > bound; tries += 1) {
    bound = Math.max(bound, MOST_TIMES * (await milliseconds(short)));
    most = Math.min(most, await milliseconds(long));
    if (most > NO_DOUBT * bound) {
      break;
    }
  }
  return most > bound ? `${Math.round(most)} ms of the processor, at most ${Math.round(bound)} expected` : undefined;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}
