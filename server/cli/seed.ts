import { replaceBulkArticles } from '../database/bulk/bulk-articles.ts';
import { replaceBulkDocuments } from '../database/bulk/bulk-documents.ts';
import { replaceBulkEquipment } from '../database/bulk/bulk-equipment.ts';
import { replaceBulkJobs } from '../database/bulk/bulk-jobs.ts';
import {
  replaceBulkApplications,
  replaceBulkComments,
  replaceBulkMessages,
  replaceBulkOrders,
} from '../database/bulk/bulk-submissions.ts';
import { RefusedError } from '../database/driver/refused-error.ts';
import { bringUpToDate } from '../database/migrate/bring-up-to-date.ts';
import { loadSample } from '../database/seed/sample.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

/** What can be generated, by the name of its option, and what its rows are called. */
const generators = {
  jobs: { replace: replaceBulkJobs, rows: 'jobs' },
  documents: { replace: replaceBulkDocuments, rows: 'documents' },
  equipment: { replace: replaceBulkEquipment, rows: 'products' },
  articles: { replace: replaceBulkArticles, rows: 'articles' },
  applications: { replace: replaceBulkApplications, rows: 'applications' },
  orders: { replace: replaceBulkOrders, rows: 'orders' },
  messages: { replace: replaceBulkMessages, rows: 'messages' },
  comments: { replace: replaceBulkComments, rows: 'comments' },
} as const;
type Kind = keyof typeof generators;

const kinds = Object.keys(generators) as Kind[];
const usage =
  'npm run seed, or npm run seed -- --jobs 100000 --documents 5000 --equipment 50000 --articles 20000 --applications 50000 --orders 50000 --messages 50000 --comments 50000';

await runCommand(async () => {
  const options = Object.fromEntries(kinds.map((kind) => [kind, { type: 'string' as const }]));
  const given: Readonly<Record<string, string | undefined>> = readArguments(usage, { options }).values;
  const wanted = kinds.flatMap((kind) =>
    given[kind] === undefined ? [] : [{ ...generators[kind], count: readCount(kind, given[kind]) }],
  );
  return withDatabase(async (database) => {
    const { db } = database;
    const clock = { now: () => new Date() };
    await bringUpToDate(database);
    await loadSample(db, clock);
    for (const { replace, rows, count } of wanted) {
      const onProgress = (done: number) => console.error(`${done.toLocaleString('en-GB')} ${rows} written`);
      await replace(db, { count, clock, onProgress });
    }
    const generated = wanted.map(({ rows, count }) => `${count.toLocaleString('en-GB')} generated ${rows}`);
    const loaded = ['the reference data', 'the sample content', ...generated];
    return `Loaded ${loaded.slice(0, -1).join(', ')} and ${loaded.at(-1)}.`;
  });
});

/** The number is part of a row's reference or address, which has seven digits for it. */
function readCount(kind: Kind, text: string): number {
  if (!/^\d{1,7}$/.test(text)) {
    throw new RefusedError(`--${kind} must be a whole number from 0 to 9999999, but it is '${text}'.`);
  }
  return Number(text);
}
