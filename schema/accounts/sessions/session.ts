import { ACCESS_TOKEN_MS } from '../../access/session-lifetime.ts';
import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { Account } from '../account.ts';
import type { Session } from './session-issuer.ts';

export const SessionPayload = builder.objectRef<Session>('SessionPayload').implement({
  description: 'A new or renewed session.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', {
      description:
        'Goes with each request, as Authorization: Bearer. It is good as long as the session, and until then.',
    }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description:
        'Good for one exchange by refreshSession, for 30 days. Null if a browser keeps it in a cookie that scripts cannot read.',
    }),
    tokenType: t.string({
      description: 'Always bearer.',
      ...constrained({ enum: ['bearer'] }),
      resolve: () => 'bearer',
    }),
    expiresIn: t.int({
      description: 'Seconds from now until the access token ends.',
      resolve: () => ACCESS_TOKEN_MS / 1000,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the access token ends.' }),
    user: t.field({ type: Account, description: 'The signed-in user.', resolve: ({ account }) => account }),
  }),
});

const SignOutPayload = builder.objectRef<{ readonly signedOut: true }>('SignOutPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({ signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }) }),
});

const EndSessionsPayload = builder.objectRef<{ readonly ended: number }>('EndSessionsPayload').implement({
  description: 'Sessions have ended: their tokens are refused from now on.',
  fields: (t) => ({ ended: t.exposeInt('ended', { description: 'How many ended.' }) }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: mutationResult<Session>('SignInResult', SessionPayload),
    extensions: { needsNoSession: true },
    description:
      'Signs in with a password. The answers for an unknown address and for a wrong password are the same. At most 10 wrong passwords are tried for an address from one network in 5 minutes, and 150 from all networks in an hour.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'E-mail address of the account.',
        ...constrained({ format: 'email' }),
      }),
      password: t.arg.string({
        required: true,
        description: 'Its password.',
        ...constrained({ format: 'password' }),
      }),
    },
    complexity: 50,
    resolve: (_root, { email, password }, { services }) => orRefusal(services.sessions.signIn(email, password)),
  }),
);

builder.mutationField('refreshSession', (t) =>
  t.field({
    type: mutationResult<Session>('RefreshSessionResult', SessionPayload),
    extensions: { needsNoSession: true },
    description:
      'Exchanges a refresh token for another and a new access token. Exchanged a second time, more than 10 seconds later, it ends the session.',
    args: {
      refreshToken: t.arg.string({ description: 'The refresh token; absent if a browser keeps it in its cookie.' }),
    },
    complexity: 50,
    resolve: (_root, { refreshToken }, { services }) => orRefusal(services.sessions.refresh(refreshToken)),
  }),
);

builder.mutationField('signOut', (t) =>
  t.field({
    type: mutationResult<{ readonly signedOut: true }>('SignOutResult', SignOutPayload),
    extensions: { needsNoSession: true },
    description:
      "Ends the session of the access token, of the browser's cookie and of the refresh token, whichever are sent: all of its tokens are refused from now on. Without a session there is nothing to end. While the portal is very busy, POST /api/auth/signout is answered where an operation of the graph may not be.",
    args: {
      refreshToken: t.arg.string({ description: 'A refresh token, for those whose access token is over.' }),
    },
    complexity: 20,
    resolve: (_root, { refreshToken }, { services }) =>
      orRefusal(services.sessions.signOut(refreshToken).then(() => ({ signedOut: true as const }))),
  }),
);

builder.mutationField('endSession', (t) =>
  t.field({
    type: mutationResult<{ readonly ended: number }>('EndSessionResult', EndSessionsPayload),
    description: 'Signs out one browser or program of the caller.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the session.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.sessions.end(id).then(() => ({ ended: 1 }))),
  }),
);

builder.mutationField('endOtherSessions', (t) =>
  t.field({
    type: mutationResult<{ readonly ended: number }>('EndOtherSessionsResult', EndSessionsPayload),
    description: 'Signs out every other browser and program of the caller.',
    complexity: 20,
    resolve: (_root, _args, { services }) => orRefusal(services.sessions.endOthers().then((ended) => ({ ended }))),
  }),
);
