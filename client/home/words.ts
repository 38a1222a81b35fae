/** What home says where the content store has nothing for it. */
export const HEADLINE = 'Staff, standards and supplies, clearly signposted';
export const LEAD =
  'Find the next post in UK health services, with the pay band, the place and the closing date in plain sight.';
