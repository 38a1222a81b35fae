import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { Partnership } from './partner-tiers.service.ts';
import { type PartnerTierName, partnerTierNames, partnerTiers } from './partner-tiers.ts';
import type { TierRequestRow, TierRequestState } from './tier-request-row.ts';

export const PartnerTierType = builder.enumType('PartnerTier', {
  description: 'A tier of partnership. It says how much the keys of an account may ask in an hour.',
  values: Object.fromEntries(
    partnerTierNames.map((name) => [name.toUpperCase(), { value: name, description: partnerTiers[name].label }]),
  ) as Record<string, { value: PartnerTierName; description: string }>,
});

export const TierRequestStateType = builder.enumType('TierRequestState', {
  description: 'Whether a request for a tier waits, and how it was decided.',
  values: {
    WAITING: { value: 'waiting', description: 'It waits for a decision.' },
    APPROVED: { value: 'approved', description: 'It was approved.' },
    DECLINED: { value: 'declined', description: 'It was declined for a reason.' },
  } as const satisfies Record<string, { readonly value: TierRequestState; readonly description: string }>,
});

const PartnerTierDescription = builder.objectRef<PartnerTierName>('PartnerTierDescription').implement({
  description: 'A tier, and what it allows.',
  fields: (t) => ({
    tier: t.field({ type: PartnerTierType, description: 'The tier.', resolve: (name) => name }),
    label: t.string({ description: 'The label.', resolve: (name) => partnerTiers[name].label }),
    pointsAnHour: t.int({
      description: 'Points that all keys of an account have together in an hour.',
      resolve: (name) => partnerTiers[name].pointsAnHour,
    }),
  }),
});

const TierRequest = builder.objectRef<TierRequestRow>('TierRequest').implement({
  description: 'A request for a tier, as its account sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the request.' }),
    tier: t.expose('tier', { type: PartnerTierType, description: 'The tier that is asked for.' }),
    purpose: t.exposeString('purpose', { description: 'The purpose, plain text.' }),
    state: t.expose('state', { type: TierRequestStateType, description: 'Whether it waits, and how it was decided.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was declined, plain text.' }),
  }),
});

const PartnershipType = builder.objectRef<Partnership>('Partnership').implement({
  description: 'The partnership of an account.',
  fields: (t) => ({
    tier: t.expose('tier', { type: PartnerTierType, nullable: true, description: 'Its tier; null without one.' }),
    pointsAnHour: t.exposeInt('pointsAnHour', { description: 'Points that its keys have together in an hour.' }),
    request: t.expose('request', {
      type: TierRequest,
      nullable: true,
      description: 'Its last request for a tier; null if there is none.',
    }),
  }),
});

const PartnershipPayload = builder.objectRef<{ readonly partnership: Partnership }>('PartnershipPayload').implement({
  description: 'A tier was asked for.',
  fields: (t) => ({
    partnership: t.expose('partnership', {
      type: PartnershipType,
      description: 'The present partnership of the account.',
    }),
  }),
});

builder.queryField('partnerTiers', (t) =>
  t.field({
    type: [PartnerTierDescription],
    description: 'The tiers of partnership. An account without one has 20,000 points an hour.',
    complexity: { field: 1, multiplier: 4 },
    resolve: (_root, _args, { services }) => [...services.partnerTiers.tiers()],
  }),
);

builder.queryField('partnership', (t) =>
  t.field({
    type: PartnershipType,
    description: "One's own tier, and what one has asked for.",
    complexity: 5,
    resolve: (_root, _args, { services }) => services.partnerTiers.own(),
  }),
);

builder.mutationField('requestPartnerTier', (t) =>
  t.field({
    type: mutationResult<{ readonly partnership: Partnership }>('RequestPartnerTierResult', PartnershipPayload),
    description: 'Requests a tier. Operators decide within 7 days, and the account gets an email.',
    args: {
      tier: t.arg({ type: PartnerTierType, required: true, description: 'The tier.' }),
      purpose: t.arg.string({
        required: true,
        description: 'The purpose, 20 to 1,000 characters.',
        ...constrained({ minLength: 20, maxLength: 1_000 }),
      }),
    },
    complexity: 60,
    resolve: (_root, { tier, purpose }, { services }) =>
      orRefusal(services.partnerTiers.request(tier, purpose).then((partnership) => ({ partnership }))),
  }),
);
