import { builder } from '../../builder.ts';
import type { SessionRow } from './sessions.queries.ts';

export const SignIn = builder.objectRef<SessionRow>('SignIn').implement({
  description: 'A browser or program in which an account is signed in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the session.' }),
    device: t.exposeString('device', { description: 'How the browser or program names itself; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'When it last renewed its session.' }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: (session, _args, { services }) => services.sessions.isCurrent(session),
    }),
  }),
});
