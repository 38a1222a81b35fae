import { builder } from '../../builder.ts';
import type { QuotaState } from './quota-state.ts';

const RateLimit = builder.objectRef<QuotaState>('RateLimit').implement({
  description: 'How much programs of an account may ask in the present hour, and how much is left.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Points that all keys of the account have together in an hour.' }),
    cost: t.exposeInt('cost', { description: 'Points of this operation, which were known before it ran.' }),
    remaining: t.exposeInt('remaining', {
      description: 'Points that are left after it, as far as the process that responded knows.',
    }),
    resetAt: t.expose('resetAt', { type: 'DateTime', description: 'When the next hour begins.' }),
  }),
});

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimit,
    nullable: true,
    description:
      'How much of its hour the key has used with which this is asked; null for those who ask without a key. The headers RateLimit and RateLimit-Policy say the same.',
    resolve: (_root, _args, { services }) => services.partnerTiers.rateLimit(),
  }),
);
