import { lines } from '../areas.ts';

/** The pages of the main navigation: their addresses, their labels, and the border of the current one. */
export const navigation = [{ to: '/', label: 'Home', border: 'border-ink' }, ...Object.values(lines)];

/** The legal pages, for the footer of every page. */
export const legalPages = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/terms-of-service', label: 'Terms of service' },
  { to: '/cookie-policy', label: 'Cookie policy' },
  { to: '/accessibility', label: 'Accessibility statement' },
] as const;
