import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AssistantService } from '../../../schema/assistant/assistant.service.ts';
import type { DB } from '../../../schema/tables.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { testPorts } from '../../support/test-ports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => testNow } });
  // The first search reads what the others find cached; on a busy machine that takes longer than a search may.
  await vi.waitFor(async () => {
    const { data } = await askGraph(app, '{ search(q: "nurse") { sources { answered } } }');
    expect(data).toMatchObject({ search: { sources: Array(5).fill({ answered: true }) } });
  }, 60_000);
});
afterAll(() => app.close());

const query = `query ($question: String!) { assistantReply(question: $question) {
  origin originLabel emergency { title contacts { address } } sentences { text record { category title path } } } }`;

interface Reply {
  readonly origin: string;
  readonly originLabel: string;
  readonly emergency: { readonly title: string } | null;
  readonly sentences: readonly {
    readonly text: string;
    readonly record: { readonly category: string; readonly title: string; readonly path: string } | null;
  }[];
}

async function replyTo(question: string): Promise<Reply> {
  const { data } = await askGraph(app, query, { variables: { question } });
  return data?.['assistantReply'] as Reply;
}

test('how to get verified is answered by the article of the help center', async () => {
  const reply = await replyTo('How do I get verified?');
  expect(reply).toMatchObject({
    origin: 'RECORDS',
    originLabel: 'Automated answer from portal records',
    emergency: null,
  });
  expect(reply.sentences[0]?.record).toMatchObject({ category: 'HELP' });
  expect(reply.sentences.map(({ text }) => text).join(' ')).toMatch(/verif/);
});

test('where no post is, is said before the posts elsewhere', async () => {
  const { sentences } = await replyTo('Are there any senior staff nurse jobs in Harrogate?');
  expect(sentences[0]).toEqual({
    text: 'No open post in Harrogate answers this.',
    record: {
      category: 'PAGE',
      title: 'Staff portal',
      path: '/staff-portal?q=senior+staff+nurse+jobs+Harrogate',
    },
  });
  expect(sentences[1]?.record).toMatchObject({ category: 'RECRUITMENT' });
});

test('amounts keep their signs, so that a limit of price narrows what is found', async () => {
  const { sentences } = await replyTo('Do you have infusion pumps for more than £1,000?');
  expect(sentences[0]).toMatchObject({
    text: expect.stringMatching(/^Volumetric infusion pump: £1,180/),
    record: { category: 'EQUIPMENT' },
  });
  const dearer = await replyTo('Do you have infusion pumps for more than £2,000?');
  expect(dearer.sentences.map(({ text }) => text).join(' ')).not.toContain('Volumetric infusion pump: £1,180');
});

test.each([
  [
    'What does band 5 pay?',
    [/^Band 5 in England pays £/, /^Band 5 in Scotland pays £34,494 to £42,978 a year in 2026\/27/],
  ],
  ['What does band 6 pay?', [/^Band 6 in England pays £39,959 to £48,117 a year in 2026\/27\.$/]],
  ['band 6 salary england', [/^Band 6 in England pays/]],
  ['How much is band 8a?', [/^Band 8a in England pays/]],
  ['band 5 pay in wales', [/^The portal does not hold the pay of band 5 in Wales\.$/]],
])('%s', async (asked, expected) => {
  const { sentences } = await replyTo(asked);
  for (const [place, words] of expected.entries()) {
    expect(sentences[place]?.text).toMatch(words);
  }
  expect(sentences.map(({ text }) => text).join(' ')).not.toContain('No open post');
});

test('the pay of a band in a nation is answered by the news of the year', async () => {
  const { sentences } = await replyTo('What is band 5 pay in Scotland?');
  expect(sentences.map(({ text }) => text).join(' ')).toContain('Band 5 in Scotland now runs from £34,494 to £42,978');
});

test.each([
  ['senior staff nurse jobs', 'RECRUITMENT'],
  ['Do you have a bedside patient monitor?', 'EQUIPMENT'],
  ['CQC guidance', 'COMPLIANCE'],
])('"%s" is answered from %s records, each named', async (question, category) => {
  const reply = await replyTo(question);
  expect(reply.origin).toBe('RECORDS');
  expect(reply.sentences.map(({ record }) => record?.category)).toContain(category);
  for (const { record } of reply.sentences) {
    expect(record?.path).toMatch(/^\/[a-z]/);
  }
});

test.each([
  ['How long does verification take?', /24-48 hours/, 'get-your-account-verified'],
  ['Can I apply without an account?', /You need one to apply/, 'create-an-account'],
])('"%s" is answered by the passage that says it', async (question, words, slug) => {
  const { sentences } = await replyTo(question);
  expect(sentences.map(({ text }) => text).join(' ')).toMatch(words);
  expect(sentences[0]?.record?.path).toBe(`/help-center?article=${slug}`);
});

test.each([
  ['View job opportunities', '/staff-portal'],
  ['Download compliance docs', '/compliance'],
  ['Browse equipment', '/equipment'],
  ['Contact support', '/contact'],
  ['Pricing information', '/terms-of-service'],
])('the quick reply "%s" leads to %s', async (question, path) => {
  const { origin, sentences } = await replyTo(question);
  expect(origin).toBe('RULES');
  expect(sentences[0]?.record?.path).toBe(path);
});

describe('without a record', () => {
  test('the keyword rules answer, and name the page', async () => {
    const reply = await replyTo('Hello');
    expect(reply).toMatchObject({ origin: 'RULES', sentences: [{ record: null }] });
    expect(await replyTo('zzqq costs')).toMatchObject({
      origin: 'RULES',
      sentences: [{ record: { path: '/terms-of-service' } }, {}],
    });
  });

  test('nothing is made up', async () => {
    expect(await replyTo('zzqqx vvkk')).toMatchObject({
      origin: 'NOTHING',
      originLabel: 'Automated answer: nothing found in the portal',
      sentences: [{ record: { path: '/contact' } }],
    });
  });
});

describe('an emergency', () => {
  test('is all that is answered', async () => {
    expect(await replyTo('I have chest pain')).toMatchObject({
      origin: 'SAFETY',
      emergency: { title: 'In an emergency call 999' },
      sentences: [],
    });
  });

  test('stands before an answer about what the portal holds', async () => {
    const reply = await replyTo('stroke nurse jobs');
    expect(reply.emergency?.title).toBe('In an emergency call 999');
    expect(reply.origin).not.toBe('SAFETY');
    expect(reply.sentences.length).toBeGreaterThan(0);
  });
});

test.each([
  ['Enter a message.', ''],
  ['Enter a message.', '  \n'],
  ['Your message must be 1,000 characters or fewer.', 'a'.repeat(1_001)],
])('"%s"', async (message, question) => {
  const { errors } = await askGraph(app, query, { variables: { question } });
  expect(errors?.[0]).toMatchObject({ message });
});

test('that the portal could not be searched is not told as if it held nothing', async () => {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () =>
      Object.assign(new DummyDriver(), {
        acquireConnection: async () => {
          throw new Error('The database does not answer.');
        },
      }),
  };
  const ports = { ...testPorts({ now: () => testNow }), report: () => undefined };
  const service = new AssistantService({ db: new Kysely<DB>({ dialect }), viewer: { kind: 'anonymous' }, ports });
  const { origin, sentences } = await service.reply('gloves');
  expect(origin).toBe('nothing');
  expect(sentences[0]?.text).toMatch(/^I could not search all of the portal just now/);
});
