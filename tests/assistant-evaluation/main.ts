import { AssistantService } from '../../schema/assistant/assistant.service.ts';
import type { AssistantRecord } from '../../schema/assistant/reply.ts';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { migrateToLatest } from '../../server/database/migrate/migrate.ts';
import { loadReference } from '../../server/database/seed/reference.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { testPorts } from '../support/test-ports.ts';
import { evaluate } from './evaluate.ts';
import { opensIn } from './opens.ts';
import { keptBackQuestions, type Questions, questions } from './questions.ts';
import { REQUIRED, type Share, scoreOf } from './score.ts';

// npm run assistant:evaluate: how many of 150 questions the assistant answers, cites and declines correctly, without a model.
const clock = { now: () => new Date() };
const db = databaseOver(await openEmbedded({}));
await migrateToLatest(db);
await loadReference(db);
await loadSample(db, clock);
const assistant = new AssistantService({ db, viewer: { kind: 'anonymous' }, ports: testPorts(clock) });
const isGood = await tell('150 questions', questions);
await tell('kept-back questions (but for their emergencies, no change followed from them)', keptBackQuestions);
await db.destroy();
process.exitCode = isGood ? 0 : 1;

/** Asks the questions, and says how that went; whether it was well enough. */
async function tell(name: string, asked: Questions): Promise<boolean> {
  const result = await evaluate(assistant, asked, opensIn(db));
  const { all, answered, declined, cited, kinds } = scoreOf(result);
  console.log(`${name}: ${inWords(all)} right`);
  console.log(`  answered correctly  ${inWords(answered)}`);
  console.log(`  cited correctly     ${inWords(cited)} citations open what they name`);
  console.log(`  declined correctly  ${inWords(declined)}`);
  for (const [kind, share] of Object.entries(kinds)) {
    console.log(`    ${kind.padEnd(17)} ${inWords(share)}`);
  }
  for (const { kind, question, named } of result.outcomes.filter(({ isRight }) => !isRight)) {
    console.log(`  wrong, ${kind}: '${question}' named ${named.map(inShort).join(', ') || 'nothing'}`);
  }
  for (const record of result.broken) {
    console.log(`  does not open: ${inShort(record)}`);
  }
  const { emergency } = kinds;
  return all.right / all.of >= REQUIRED && result.broken.length === 0 && emergency.right === emergency.of;
}

function inWords({ right, of }: Share): string {
  return `${right} of ${of} (${((100 * right) / of).toFixed(1)}%)`;
}

function inShort({ title, path }: AssistantRecord): string {
  return `${title} (${path})`;
}
