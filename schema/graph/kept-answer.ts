import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';

const MOST_KEPT = 500;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly readAt: number;
}

/**
 * Reads something dear at most once in `milliseconds` for each database and question; whoever asks meanwhile shares the
 * answer, also while it is still on its way. A failed reading is not kept, nor is an answer that is not `worthKeeping`.
 * No more than the latest 500 questions are remembered, and none for longer than it takes until another is asked.
 */
export function keptAnswer<Question, Answer>(
  milliseconds: number,
  read: (db: Kysely<DB>, question: Question) => Promise<Answer>,
  worthKeeping: (answer: Answer) => boolean = () => true,
): (db: Kysely<DB>, question: Question) => Promise<Answer> {
  const keptByDatabase = new WeakMap<Kysely<DB>, Map<string, Kept<Answer>>>();
  return (db, question) => {
    const answers = keptByDatabase.get(db) ?? new Map<string, Kept<Answer>>();
    keptByDatabase.set(db, answers);
    const key = JSON.stringify(question);
    const now = performance.now();
    const known = answers.get(key);
    if (known && now - known.readAt < milliseconds) {
      return known.answer;
    }
    const kept = { answer: read(db, question), readAt: now };
    const forget = () => answers.get(key) === kept && answers.delete(key);
    // The caller still sees the failure.
    kept.answer.then((answer) => worthKeeping(answer) || forget(), forget);
    answers.delete(key);
    answers.set(key, kept);
    for (const [oldest, { readAt }] of answers) {
      if (now - readAt < milliseconds && answers.size <= MOST_KEPT) {
        break;
      }
      answers.delete(oldest);
    }
    return kept.answer;
  };
}
