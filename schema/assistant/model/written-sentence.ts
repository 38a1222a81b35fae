import { wordsOf } from '../../queries/search/folded-words.ts';
import { common, conceptsOf } from '../concepts.ts';
import type { AssistantSentence } from '../reply.ts';
import type { Source } from '../retrieval.ts';

/** No sentence is longer, and so its patterns are looked for in a short text. */
const LONGEST_LINE = 600;
/** The share of a sentence's distinctive words that its record must contain. */
const LEAST_SHARE = 0.6;
/** Shorter words tell little. */
const SHORTEST_WORD = 4;

const citation = /\s*\[(\d{1,2})\][\s.]*$/;
/** Anything that a reader could take for an address to go to. */
const address =
  /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:javascript|data|mailto|tel):\S*|\S+@\S+|\b[\w-]{2,}(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/i;

/**
 * A line that a model has written as a sentence with its record; nothing if it names none of the records, or says what
 * that record does not say: an address, a number that is not in it, or mostly other words. What remains is plain text.
 */
export function writtenSentence(line: string, sources: readonly Source[]): AssistantSentence | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [whole, number] = citation.exec(line) ?? [];
  const source = sources[Number(number) - 1];
  if (whole === undefined || !source) return undefined;
  const text = plainOf(line.slice(0, -whole.length));
  return isSaidBy(text, source) ? { text, record: source.record } : undefined;
}

function isSaidBy(text: string, { record, text: said }: Source): boolean {
  const source = `${record.title} ${said}`.normalize('NFKC').toLowerCase();
  const found = text.toLowerCase();
  if (address.test(found)) return false;
  const numbers = new Set(numbersIn(source));
  if (numbersIn(found).some((one) => !numbers.has(one))) return false;
  const telling = conceptsOf(wordsOf(text).filter((word) => word.length >= SHORTEST_WORD));
  return telling.size > 0 && common(telling, conceptsOf(wordsOf(source))) / telling.size >= LEAST_SHARE;
}

/** Each run of digits, without commas between thousands. */
const numbersIn = (text: string): string[] => text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [];

/** Without markup of any kind and without characters that cannot be seen. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replaceAll(/\[\d{1,2}\]/g, '')
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll(/^\s*(?:[-+>#]+|\d{1,2}[.)])\s+/g, '')
    .replaceAll(/[*_`~|<>#]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
