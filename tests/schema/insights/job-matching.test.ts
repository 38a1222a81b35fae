import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criteriaOf } from '../../../schema/jobs/matching/criteria.ts';
import { judgeCriteria } from '../../../schema/jobs/matching/skill-evidence.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const criticalCare = '01a1ede2-6680-790d-b5ad-95077e39d315';

describe('the criteria of a post', () => {
  test('are the points below the heading that asks for them', () => {
    const description =
      '### What you will do\n\n- Lead\n\n### What you need\n\n- NMC registration\n- A driving licence\n\n### What we offer\n\n- Leave';
    expect(criteriaOf(description)).toEqual(['NMC registration', 'A driving licence']);
  });

  test('are the sentences that ask for something where there is no such heading', () => {
    expect(criteriaOf('You join a team. You must hold a driving licence. We pay well.')).toEqual([
      'You must hold a driving licence.',
    ]);
  });
});

describe('what shows a criterion', () => {
  test('is the entry with its words, whatever the council is called', () => {
    expect(
      judgeCriteria(
        ['Current registration with the Nursing and Midwifery Council (NMC) as an adult nurse', 'A driving licence'],
        ['I drive a van', 'NMC registered adult nurse'],
      ),
    ).toMatchObject([
      { outcome: 'met', evidence: 'NMC registered adult nurse' },
      { outcome: 'not_shown', evidence: null },
    ]);
  });

  test('states the time that is asked for', () => {
    const criterion = 'At least 18 months of recent work on a critical care unit';
    const outcome = (skill: string) => judgeCriteria([criterion], [skill])[0]?.outcome;
    expect(outcome('2 years on a critical care unit')).toBe('met');
    expect(outcome('6 months on an intensive care unit')).toBe('partly_met');
    expect(outcome('I worked on a critical care unit')).toBe('partly_met');
  });

  test('is told with the words that both have', () => {
    const [judged] = judgeCriteria(['Current NMC registration as an adult nurse'], ['Registered nurse, NMC pin']);
    expect(judged).toMatchObject({
      outcome: 'met',
      reason: '3 of its 4 key words are in what you wrote: NMC, registration, nurse.',
    });
  });

  test.each([
    ['A caring manner', 'I drive a van', 'cannot_be_judged', /for people to judge/],
    ['A caring manner', 'I have a caring manner', 'met', /caring, manner/],
    ['The Care Certificate, or a willingness to complete it', 'I drive a van', 'cannot_be_judged', /for people/],
    ['Good experience', 'I drive a van', 'cannot_be_judged', /no words/],
    ['A driving licence', 'I swim', 'not_shown', /a quarter of its key words/],
  ])('%s: %s', (criterion, said, outcome, reason) => {
    expect(judgeCriteria([criterion], [said])).toMatchObject([{ outcome, reason: expect.stringMatching(reason) }]);
  });

  test('never is what was not said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 5 }),
        fc.string({ maxLength: 60 }),
        (skills, criterion) => {
          for (const { evidence, outcome } of judgeCriteria([criterion], skills)) {
            if (evidence === null) expect(['not_shown', 'cannot_be_judged']).toContain(outcome);
            else expect(skills).toContain(evidence);
          }
        },
      ),
    );
  });
});

describe('posts for a user', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  test('are those whose criteria they show, with the evidence', async () => {
    const { data } = await askGraph(
      app,
      `{ matchJobs(skills: ["2 years on a critical care unit", "NMC registered adult nurse"], first: 3) {
        criteriaMet criteriaAsked missing criteria { status evidence } job { id } } }`,
    );
    const [best] = (data?.['matchJobs'] ?? []) as {
      criteriaMet: number;
      job: { id: string };
      criteria: { evidence: string }[];
    }[];
    expect(best).toMatchObject({ job: { id: criticalCare }, criteriaAsked: 5 });
    expect(best?.criteriaMet).toBeGreaterThanOrEqual(2);
    expect(best?.criteria.map(({ evidence }) => evidence)).toContain('NMC registered adult nurse');
  });

  test('are compared one by one, too; there is none without an entry, and none of an unknown post', async () => {
    const ask = async (jobId: string, skills: string) =>
      askGraph(app, `{ skillsAnalysis(jobId: "${jobId}", skills: ${skills}) { criteriaAsked } }`);
    expect((await ask(criticalCare, '["NMC"]')).data).toEqual({ skillsAnalysis: { criteriaAsked: 5 } });
    expect((await ask('01a1ede2-0000-790d-b5ad-95077e39d315', '["NMC"]')).data).toEqual({ skillsAnalysis: null });
    expect((await ask(criticalCare, '[" "]')).errors?.[0]?.message).toBe('Enter at least one skill');
    expect((await ask(criticalCare, JSON.stringify(Array(101).fill('NMC')))).errors?.[0]?.extensions?.['code']).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('are recommended with a reason, from what they saved, and never what they saved', async () => {
    const { id } = await createAccount(app.db, { access: 'member' });
    const { accessToken: token } = await createSession(app.db, { account_id: id });
    const recommended = async () => {
      const { data } = await askGraph(app, '{ recommendedJobs(first: 10) { reasons job { id region } } }', { token });
      return data?.['recommendedJobs'] as { reasons: string[]; job: { id: string; region: string } }[];
    };
    const [atFirst] = await recommended();
    expect(atFirst).toMatchObject({ reasons: ['Your profile says that you work as a nurse.'] });
    await askGraph(app, `mutation { saveJob(jobId: "${criticalCare}") { __typename } }`, { token });
    const found = await recommended();
    expect(found.map(({ job }) => job.id)).not.toContain(criticalCare);
    for (const { reasons } of found) expect(reasons.length).toBeGreaterThan(0);
  });
});

describe('products for a purpose', () => {
  test('have reasons, and stay within the price', async () => {
    const app = await openTestApp();
    try {
      const { data } = await askGraph(
        app,
        '{ recommendEquipment(purpose: "monitor", priceMax: 5000, first: 3) { reasons item { price } } }',
      );
      const found = data?.['recommendEquipment'] as { reasons: string[]; item: { price: number } }[];
      expect(found.length).toBeGreaterThan(0);
      for (const { reasons, item } of found) {
        expect(item.price).toBeLessThanOrEqual(5_000);
        expect(reasons).toContainEqual(expect.stringMatching(/within £5,000\.00\.$/));
      }
    } finally {
      await app.close();
    }
  });
});
