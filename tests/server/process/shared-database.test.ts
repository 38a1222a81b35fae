import { describePostgres } from '../../support/postgres-only.ts';
import { testSharedContent } from './shared-content.ts';
import { testSharedKeys } from './shared-keys.ts';
import { testSharedSessions } from './shared-sessions.ts';
import { twoPortals } from './two-portals.ts';

describePostgres('two processes on one database', () => {
  const portals = twoPortals();
  testSharedContent(portals);
  testSharedKeys(portals);
  testSharedSessions(portals);
});
