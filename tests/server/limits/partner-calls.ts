import * as partnerLimits from '../../../schema/partners/partner-limits.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

/** Of keys of programs. */
export const partnerCalls: readonly LimitedCall[] = [
  {
    file: 'schema/partners/api-keys.service.ts',
    limit: partnerLimits.newKeys,
    who: account,
    doors: [mutation('createApiKey', 'MadeApiKeyPayload', () => 'input: { name: "Rota system", scopes: [READ_JOBS] }')],
  },
  {
    file: 'schema/partners/api-keys.service.ts',
    limit: partnerLimits.newKeys,
    who: account,
    doors: [mutation('rotateApiKey', 'MadeApiKeyPayload', ({ apiKey }) => `id: ${JSON.stringify(apiKey)}`)],
  },
  {
    file: 'schema/partners/tiers/partner-tiers.service.ts',
    limit: partnerLimits.tierRequests,
    who: account,
    doors: [
      mutation(
        'requestPartnerTier',
        'PartnershipPayload',
        () => 'tier: RESEARCH, purpose: "We compare pay by area and band."',
      ),
    ],
  },
];
