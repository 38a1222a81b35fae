import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { PartnerTierType, TierRequestStateType } from './partner-tier.ts';
import type { DeskTierRequestRow } from './tier-request-row.ts';

const DeskTierRequest = builder.objectRef<DeskTierRequestRow>('DeskTierRequest').implement({
  description: 'A request for a tier, as operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the request.' }),
    tier: t.expose('tier', { type: PartnerTierType, description: 'The tier that is asked for.' }),
    presentTier: t.expose('presentTier', {
      type: PartnerTierType,
      nullable: true,
      description: 'The tier that the account has; null without one.',
    }),
    purpose: t.exposeString('purpose', { description: 'The purpose, plain text.' }),
    state: t.expose('state', { type: TierRequestStateType, description: 'Whether it waits, and how it was decided.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    emailConfirmed: t.exposeBoolean('emailConfirmed', {
      description: 'Whether the person has followed a link mailed to the address.',
    }),
    organization: t.exposeString('organization', { description: 'Organisation; may be empty.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    dueAt: t.field({
      type: 'DateTime',
      description: 'Until when it is to be decided on.',
      resolve: (request, _args, { services }) => services.tierDesk.dueAt(request),
    }),
  }),
});

const DeskTierRequestPayload = builder
  .objectRef<{ readonly request: DeskTierRequestRow }>('DeskTierRequestPayload')
  .implement({
    description: 'An operator has decided on a request for a tier.',
    fields: (t) => ({
      request: t.expose('request', { type: DeskTierRequest, description: 'The request as it is now.' }),
    }),
  });

builder.queryField('tierRequests', (t) =>
  t.field({
    type: connectionType('DeskTierRequest', DeskTierRequest),
    description: 'The requests for tiers that wait, those that have waited longest first. For operators only.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.tierDesk.list(page),
  }),
);

builder.mutationField('decideTierRequest', (t) =>
  t.field({
    type: mutationResult<{ readonly request: DeskTierRequestRow }>('DecideTierRequestResult', DeskTierRequestPayload),
    description: 'Approves a request for a tier or declines it, and mails its account. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the request.' }),
      approved: t.arg.boolean({ required: true, description: 'Whether it is approved.' }),
      reason: t.arg.string({
        description: 'The reason for declining it, 10 to 500 characters, which is mailed to the account.',
      }),
    },
    complexity: 50,
    resolve: (_root, { id, approved, reason }, { services }) =>
      orRefusal(services.tierDesk.decide(id, approved, reason).then((request) => ({ request }))),
  }),
);
