import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { SessionPayload } from '../sessions/session.ts';
import { SocialProvider } from './connected-provider.ts';
import type { BegunAttempt } from './social-attempts.service.ts';
import type { CompletedSocialSignIn } from './social-sign-in.service.ts';

const StartSocialSignInPayload = builder.objectRef<BegunAttempt>('StartSocialSignInPayload').implement({
  description: 'The provider can be asked. The answer counts in the browser that asked, once, for 10 minutes.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'Address at the provider to send the browser to.' }),
  }),
});

const CompleteSocialSignInPayload = builder.objectRef<CompletedSocialSignIn>('CompleteSocialSignInPayload').implement({
  description: 'The sign-in at the provider is completed.',
  fields: (t) => ({
    session: t.expose('session', {
      type: SessionPayload,
      nullable: true,
      description: 'The new session; null if a provider was connected to the account of an existing one.',
    }),
    next: t.exposeString('next', { description: 'Path of the page of the portal to go to.' }),
  }),
});

const nextDescription = 'Path of the page of the portal to go to afterwards; the home page where it is absent.';

builder.mutationField('startSocialSignIn', (t) =>
  t.field({
    type: mutationResult<BegunAttempt>('StartSocialSignInResult', StartSocialSignInPayload),
    extensions: { needsNoSession: true },
    description: 'Begins to sign in at a provider, for a page of the portal: the answer is tied to its browser.',
    args: {
      provider: t.arg({ type: SocialProvider, required: true, description: 'Where to sign in.' }),
      next: t.arg.string({ description: nextDescription }),
      acceptTerms: t.arg.boolean({
        description: 'Whether the terms of service and the privacy policy are accepted; required of a new user.',
      }),
      termsVersion: t.arg.string({
        description:
          'The version that was shown (Site.legalVersion). Where it is absent, or not the present one, nothing is accepted.',
      }),
    },
    complexity: 50,
    resolve: (_root, { provider, next, acceptTerms, termsVersion }, { services }) =>
      orRefusal(services.socialAttempts.start(provider, next ?? '/', acceptTerms ? (termsVersion ?? null) : null)),
  }),
);

builder.mutationField('connectProvider', (t) =>
  t.field({
    type: mutationResult<BegunAttempt>('ConnectProviderResult', StartSocialSignInPayload),
    description:
      'Begins to connect a provider to the account of the caller, after a reauthentication. The account gets a mail when it is connected.',
    args: {
      provider: t.arg({ type: SocialProvider, required: true, description: 'Which one.' }),
      next: t.arg.string({ description: nextDescription }),
      password: t.arg.string({
        description:
          'Password of the account. Where it has none, the caller must have signed in within the last 10 minutes.',
      }),
    },
    complexity: 100,
    resolve: (_root, { provider, next, password }, { services }) =>
      orRefusal(services.socialAttempts.startConnecting(provider, next ?? '/', password)),
  }),
);

builder.mutationField('completeSocialSignIn', (t) =>
  t.field({
    type: mutationResult<CompletedSocialSignIn>('CompleteSocialSignInResult', CompleteSocialSignInPayload),
    extensions: { needsNoSession: true },
    description: 'Ends a sign-in at a provider, with what the provider added to the address of the callback page.',
    args: {
      state: t.arg.string({ required: true, description: 'Its parameter state.' }),
      code: t.arg.string({
        description: 'Its parameter code; absent if the provider, or the person there, said no.',
      }),
      issuer: t.arg.string({ description: 'Its parameter iss, if it has one.' }),
    },
    complexity: 100,
    resolve: (_root, { state, code, issuer }, { services }) =>
      orRefusal(services.socialSignIn.complete({ state, code, issuer })),
  }),
);
