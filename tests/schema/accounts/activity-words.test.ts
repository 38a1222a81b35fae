import { expect, test } from 'vitest';
import { actions } from '../../../client/operations/audit/entry-in-words.ts';
import { activityInWords } from '../../../schema/accounts/activity/activity-words.ts';
import { sourceFiles } from '../../architecture/source-files.ts';
import { writtenActions } from '../../support/written-actions.ts';

/** What only the portal itself does, to no user's account of activity. */
const notByPeople = ['session.token_reused'];

test('every action that the domain notes has a sentence for its author', () => {
  const all = writtenActions().filter((name) => !notByPeople.includes(name));
  expect(all.length).toBeGreaterThan(30);
  const unknown = activityInWords({ action: 'unheard.of', changedFields: [] }, true);
  expect(all.filter((action) => activityInWords({ action, changedFields: [] }, true) === unknown)).toEqual([]);
});

test('operators can narrow the log by every action that the domain notes, and by every one that has a sentence', () => {
  expect([...actions].sort()).toEqual(writtenActions());
  const [{ text } = { text: '' }] = sourceFiles('schema/accounts/activity/activity-words.ts');
  const told = new Set([...text.matchAll(/^ {2}'([a-z_.]+)': '/gm)].map(([, action]) => action));
  expect([...actions].sort()).toEqual([...told].sort());
});

test('what is done to the records of others has a sentence to these', () => {
  const byOthers = writtenActions().filter((name) =>
    /^(?:account\.(?:made|verified|suspended|unsuspended)|session\.token)/.test(name),
  );
  expect(byOthers.length).toBeGreaterThan(3);
  const unknown = activityInWords({ action: 'unheard.of', changedFields: [] }, false);
  for (const action of [
    ...byOthers,
    'job.closed',
    'equipment.withdrawn',
    'equipment.published',
    'application.moved_to_offered',
  ]) {
    expect(activityInWords({ action, changedFields: [] }, false), action).not.toBe(unknown);
  }
});

test('what was changed is named', () => {
  expect(activityInWords({ action: 'account.profile_changed', changedFields: ['organization', 'role'] }, true)).toBe(
    'You changed your profile: organisation, role.',
  );
});
