import type { Letter } from '../../outbox/mail-content.ts';
import { type PartnerTierName, partnerTiers } from './partner-tiers.ts';

/** Tells how a request for a tier was decided. */
export function tierDecidedLetter({
  tier,
  reason,
  address,
}: {
  readonly tier: PartnerTierName;
  readonly reason: string | null;
  readonly address: string;
}): Letter {
  const { label, pointsAnHour } = partnerTiers[tier];
  const link = { label: 'See your API keys', address };
  return reason === null
    ? {
        subject: `You are a ${label}`,
        paragraphs: [
          `Your request for the tier ${label} was approved. Your API keys have ${pointsAnHour.toLocaleString('en-GB')} points an hour together from now on.`,
        ],
        link,
      }
    : {
        subject: `Your request for the tier ${label} was not approved`,
        paragraphs: [
          `Your request for the tier ${label} was not approved. Your API keys work as before.`,
          `The reason: ${reason}`,
        ],
        link,
      };
}
