import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuditTable } from '../../client/operations/audit/AuditTable.tsx';

const entry = (action: string, subjectKind: string, subjectId: string) => ({
  id: `${action} ${subjectId}`,
  happenedAt: '2026-11-20T09:30:00.000Z',
  actorKind: 'PORTAL' as const,
  actorId: null,
  actorEmail: null,
  action,
  subjectKind,
  subjectId,
  ownerId: null,
  ownerEmail: null,
  reason: null,
});

const address = { value: () => '', of: () => ({ search: '' }), go: () => {}, page: {} };

/** The records of entries as their rows show them, without classes. */
async function records(...entries: readonly ReturnType<typeof entry>[]): Promise<string[]> {
  const { prelude } = await prerender(
    <MemoryRouter>
      <AuditTable entries={entries} address={address} onFollow={() => {}} />
    </MemoryRouter>,
  );
  const html = (await new Response(prelude).text()).replaceAll(/ (?:class|data-discover)="[^"]*"/g, '');
  const cells = html.matchAll(/Record<\/span><(?:span|div)>(.*?)<\/(?:span|div)>(?:<\/span>)?<\/td>/g);
  return [...cells].map(([, cell = '']) => cell);
}

test('entries of the same kind are told apart by their records, and a job leads to its page', async () => {
  const shown = await records(
    entry('job.closed', 'job', '0199b1a2-0000-7000-8000-0000000000a1'),
    entry('job.closed', 'job', '0199b1a2-0000-7000-8000-0000000000b2'),
  );
  expect(shown).toEqual([
    '<a href="/staff-portal?job=0199b1a2-0000-7000-8000-0000000000a1">Job 000000a1</a>',
    '<a href="/staff-portal?job=0199b1a2-0000-7000-8000-0000000000b2">Job 000000b2</a>',
  ]);
});

test('what has no page is named, and leads nowhere', async () => {
  const id = '0199b1a2-0000-7000-8000-0000000000a1';
  const shown = await records(
    entry('equipment.withdrawn', 'equipment', id),
    entry('application.withdrawn', 'job_application', id),
    entry('session.token_reused', 'session', id),
    entry('account.verified', 'account', id),
  );
  expect(shown.map((cell) => cell.replaceAll(/<[^>]+>/g, ''))).toEqual([
    'Equipment 000000a1',
    'Job application 000000a1',
    'Sign-in 000000a1',
    'Account 000000a1',
  ]);
  expect(shown.join()).not.toContain('<a');
});
