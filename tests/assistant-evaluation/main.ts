import { AssistantService } from '../../schema/assistant/assistant.service.ts';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { migrateToLatest } from '../../server/database/migrate/migrate.ts';
import { loadReference } from '../../server/database/seed/reference.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { testPorts } from '../support/test-ports.ts';
import { evaluate } from './evaluate.ts';
import { opensIn } from './opens.ts';
import { questions } from './questions.ts';
import { REQUIRED, scoreOf } from './score.ts';

// npm run assistant:evaluate: how many of 150 questions the assistant answers, cites and declines correctly, without a model.
const clock = { now: () => new Date() };
const db = databaseOver(await openEmbedded({}));
await migrateToLatest(db);
await loadReference(db);
await loadSample(db, clock);
const assistant = new AssistantService({ db, viewer: { kind: 'anonymous' }, ports: testPorts(clock) });
const result = await evaluate(assistant, questions, opensIn(db));
await db.destroy();

const { all, answered, declined, cited, kinds } = scoreOf(result);
const inWords = ({ right, of }: { readonly right: number; readonly of: number }) =>
  `${right} of ${of} (${((100 * right) / of).toFixed(1)}%)`;
console.log(`all questions         ${inWords(all)} right`);
console.log(`answered correctly    ${inWords(answered)}`);
console.log(`cited correctly       ${inWords(cited)} citations open what they name`);
console.log(`declined correctly    ${inWords(declined)}`);
for (const [kind, share] of Object.entries(kinds)) {
  console.log(`  ${kind.padEnd(19)} ${inWords(share)}`);
}
for (const { kind, question, named } of result.outcomes.filter(({ isRight }) => !isRight)) {
  console.log(
    `wrong, ${kind}: '${question}' named ${named.map(({ path, title }) => `${title} (${path})`).join(', ') || 'nothing'}`,
  );
}
for (const { path, title } of result.broken) {
  console.log(`does not open: ${title} at ${path}`);
}
const { emergency } = kinds;
if (all.right / all.of < REQUIRED || result.broken.length > 0 || emergency.right < emergency.of) {
  process.exitCode = 1;
}
