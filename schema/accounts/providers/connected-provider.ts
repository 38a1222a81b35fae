import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { IdentityProvider } from '../../ports.ts';
import { Account } from '../account.ts';
import type { ConnectedProviderRow } from './identities.queries.ts';

export const SocialProvider = builder.enumType('SocialProvider', {
  description: 'Where people may sign in besides with a password.',
  values: {
    GOOGLE: { value: 'google', description: 'Google.' },
    LINKEDIN: { value: 'linkedin', description: 'LinkedIn.' },
  },
});

const ConnectedProvider = builder.objectRef<ConnectedProviderRow>('ConnectedProvider').implement({
  description: 'A provider by which an account signs in.',
  fields: (t) => ({
    provider: t.expose('provider', { type: SocialProvider, description: 'Which one.' }),
    email: t.exposeString('email', { description: 'Address at the provider when it was connected; may be empty.' }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', description: 'When it was connected.' }),
  }),
});

builder.objectField(Account, 'connectedProviders', (t) =>
  t.field({
    type: [ConnectedProvider],
    description: 'The providers by which the account signs in, one of each at most.',
    complexity: { field: 10, multiplier: 2 },
    resolve: ({ id }, _args, { services }) => services.connecting.listOf(id),
  }),
);

const DisconnectProviderPayload = builder
  .objectRef<{ readonly provider: IdentityProvider }>('DisconnectProviderPayload')
  .implement({
    description: 'The provider signs in to the account no more.',
    fields: (t) => ({ provider: t.expose('provider', { type: SocialProvider, description: 'Which one.' }) }),
  });

builder.mutationField('disconnectProvider', (t) =>
  t.field({
    type: mutationResult<{ readonly provider: IdentityProvider }>(
      'DisconnectProviderResult',
      DisconnectProviderPayload,
    ),
    description:
      'Disconnects a provider from the account of the caller, unless it is the last way to sign in. The account gets a mail about it.',
    args: { provider: t.arg({ type: SocialProvider, required: true, description: 'Which one.' }) },
    complexity: 20,
    resolve: (_root, { provider }, { services }) =>
      orRefusal(services.connecting.disconnect(provider).then(() => ({ provider }))),
  }),
);
