/** The pages of the main navigation: where they are, what they are called, and the area that each belongs to. */
export const navigation = [
  { to: '/', label: 'Home', area: '' },
  { to: '/staff-portal', label: 'Staff portal', area: 'staff' },
  { to: '/compliance', label: 'Compliance', area: 'compliance' },
  { to: '/equipment', label: 'Equipment', area: 'equipment' },
  { to: '/news', label: 'News', area: 'news' },
] as const;

/** The legal pages, for the footer of every page. */
export const legalPages = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/terms-of-service', label: 'Terms of service' },
  { to: '/cookie-policy', label: 'Cookie policy' },
] as const;
