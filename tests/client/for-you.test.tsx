import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CriteriaTable } from '../../client/jobs/skills/CriteriaTable.tsx';
import { missingForEquipment, missingForJobs } from '../../client/personal/missing.ts';
import { RecentViewRow } from '../../client/personal/RecentViewRow.tsx';
import { type Suggestion, Suggestions } from '../../client/personal/Suggestions.tsx';

function suggestions(given: readonly Suggestion[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Suggestions
        id="jobs"
        title="Jobs"
        rule="By a rule."
        suggestions={given}
        none="No jobs to suggest yet"
        missing={missingForJobs({ role: 'other', organization: '', savedJobs: 0, applications: 0 })}
      />
    </MemoryRouter>,
  );
}

test('why something is suggested is text beside it, named by its title for those who hear it', () => {
  const reasons = ['You saved a post in Critical care.', 'Your profile says that you work as a nurse.'];
  const html = suggestions([{ id: '1', title: 'Staff nurse', to: '/staff-portal?job=1', facts: ['Leeds'], reasons }]);
  expect(html).toContain('Why this is shown<span class="sr-only">: Staff nurse</span>');
  for (const reason of reasons) expect(html).toContain(`<li>${reason}</li>`);
  expect(html).toContain('href="/staff-portal?job=1"');
  expect(html).not.toMatch(/title="|%|score/);
});

test('where nothing is suggested, it says what is missing and leads to it', () => {
  const html = suggestions([]);
  expect(html).toContain('No jobs to suggest yet');
  expect(html.match(/href="\/account#profile"/g)).toHaveLength(2);
  expect(html).toContain('href="/staff-portal"');
});

test.each([
  [{ role: 'other' }, ['Change your role']],
  [{ organization: '' }, ['Add your organisation']],
  [{ savedJobs: 0 }, ['Look at the open posts']],
  [{ savedJobs: 0, applications: 1 }, ['Look at the open posts']],
  [{}, ['Look at the open posts']],
])('only what is missing is named: %j', (given, labels) => {
  const whole = { role: 'nurse', organization: 'Larkfield Infirmary', savedJobs: 1, applications: 0 };
  expect(missingForJobs({ ...whole, ...given }).map(({ label }) => label)).toEqual(labels);
});

test('with all that could be known it says that no post fits, not that something is missing', () => {
  const [only] = missingForJobs({ role: 'nurse', organization: 'Larkfield Infirmary', savedJobs: 1, applications: 1 });
  expect(only?.text).toMatch(/^No other open post has anything in common/);
  expect(missingForEquipment().map(({ to }) => to)).toEqual(['/account#profile', '/equipment']);
});

const criterion = { __typename: 'JobCriterion', evidence: null, evidenceFrom: null } as const;

test('each criterion of a post has its outcome, its evidence with where that stands, and why', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CriteriaTable
        comparedWith={['The role in your profile', 'Your application for Ward Nurse']}
        criteria={[
          {
            ...{ ...criterion, criterion: 'A driving licence', status: 'MET', reason: '2 of its 2 key words.' },
            ...{ evidence: 'I hold a licence.', evidenceFrom: 'Your application for Ward Nurse' },
          },
          { ...criterion, criterion: 'NMC registration', status: 'NOT_SHOWN', reason: 'Nothing that you wrote.' },
          {
            ...criterion,
            criterion: 'A kind manner',
            status: 'CANNOT_BE_JUDGED',
            reason: 'It is for people to judge.',
          },
        ]}
      />
    </MemoryRouter>,
  );
  const rows = [...html.matchAll(/<li.*?<\/li>/gs)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '));
  expect(rows).toEqual([
    expect.stringMatching(/A driving licence +Met .*&#x27;I hold a licence\.&#x27; .*Your application for Ward Nurse/s),
    expect.stringMatching(/NMC registration +Not shown +Nothing that you wrote\./),
    expect.stringMatching(/A kind manner +Cannot be judged +It is for people to judge\./),
  ]);
  expect(html).toContain('Compared with: The role in your profile; Your application for Ward Nurse.');
});

test('with nothing to compare it says so and leads to the profile; a post without criteria says that', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CriteriaTable comparedWith={[]} criteria={[]} />
    </MemoryRouter>,
  );
  expect(html).toContain('There is nothing to compare with');
  expect(html).toContain('href="/account#profile"');
  expect(html).toContain('The post has no list of what it asks for');
});

test('what was opened last says when, and that it has ended', () => {
  const item = { __typename: 'ViewedItem', kind: 'JOB', id: '1', slug: null, title: 'Midwife' } as const;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RecentViewRow
        item={{ ...item, detail: 'Larkfield Infirmary, Leeds', ending: 'Closed' }}
        id="1"
        at="2026-11-23T14:31:00.000Z"
      />
    </MemoryRouter>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(
    'MidwifeJob: Larkfield Infirmary, Leeds (Closed)You opened it on 23 November 2026 at 2:31pm.',
  );
  expect(html).toContain('href="/staff-portal?job=1"');
});
