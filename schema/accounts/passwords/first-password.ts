import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { SessionPayload } from '../sessions/session.ts';
import type { Session } from '../sessions/session-issuer.ts';

builder.mutationField('setPassword', (t) =>
  t.field({
    type: mutationResult<Session>('SetPasswordResult', SessionPayload),
    description:
      'Sets the first password of an account that has none, for a user who has signed in within the last 10 minutes. It ends every session, begins a new one for the caller, and leaves providers connected.',
    args: {
      newPassword: t.arg.string({ required: true, description: 'The password from now on, as in SignUpInput.' }),
    },
    complexity: 100,
    resolve: (_root, { newPassword }, { services }) => orRefusal(services.firstPassword.set(newPassword)),
  }),
);
