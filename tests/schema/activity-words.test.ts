import { expect, test } from 'vitest';
import { activityInWords } from '../../schema/accounts/activity-words.ts';
import { applicationStages } from '../../schema/jobs/job-application-row.ts';
import { sourceFiles } from '../architecture/source-files.ts';

/** What only the portal itself does, to nobody's account of activity. */
const notByPeople = ['session.token_reused'];
/** What looks like an action in the source and is none. */
const notActions = /\.(ts|id|city|name)$/;

const written = sourceFiles('schema/**/*.service.ts').concat(sourceFiles('schema/operations/access-changes.ts'));
const actions = written.flatMap(({ text }) =>
  [...text.matchAll(/'((?:account|identity|session|job|application|equipment)\.[a-z_]+)'/g)].map(
    ([, name = '']) => name,
  ),
);

test('every action that a service notes has a sentence for whoever did it', () => {
  const moves = applicationStages.filter((stage) => stage !== 'withdrawn').map((to) => `application.moved_to_${to}`);
  const all = [...new Set([...actions, ...moves])].filter(
    (name) => !notByPeople.includes(name) && !notActions.test(name),
  );
  expect(all.length).toBeGreaterThan(20);
  const unknown = activityInWords({ action: 'unheard.of', changedFields: [] });
  expect(all.filter((action) => activityInWords({ action, changedFields: [] }) === unknown)).toEqual([]);
});

test('what was changed is named', () => {
  expect(activityInWords({ action: 'account.profile_changed', changedFields: ['organization', 'role'] })).toBe(
    'You changed your profile: organisation, role.',
  );
});
