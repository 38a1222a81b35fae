/** A tier of partnership. */
interface Tier {
  readonly label: string;
  /** Points of cost that programs of an account with this tier may ask in an hour, with all of its keys. */
  readonly pointsAnHour: number;
}

/** The four tiers, by the names that are stored. */
export const partnerTiers = {
  premium: { label: 'Premium Partner', pointsAnHour: 250_000 },
  healthcare: { label: 'Healthcare Partner', pointsAnHour: 100_000 },
  enterprise: { label: 'Enterprise Partner', pointsAnHour: 1_000_000 },
  research: { label: 'Research Partner', pointsAnHour: 50_000 },
} as const satisfies Readonly<Record<string, Tier>>;

export type PartnerTierName = keyof typeof partnerTiers;

export const partnerTierNames = Object.keys(partnerTiers) as readonly PartnerTierName[];

/** What every account has that no tier was granted: 100 pages of 20 jobs with five fields each come to about half of it. */
export const BASIC_POINTS_AN_HOUR = 20_000;

/** How much programs of an account may ask in an hour. */
export function pointsAnHourOf(tier: string | null): number {
  const known = tier === null ? undefined : partnerTierNames.find((name) => name === tier);
  return known ? partnerTiers[known].pointsAnHour : BASIC_POINTS_AN_HOUR;
}
