import { useLocation } from 'react-router-dom';

/** The sections of the operators' page, one line each. The first is shown where the address names none. */
export const sections = [
  { slug: 'verification', label: 'Verification' },
  { slug: 'equipment', label: 'Equipment' },
  { slug: 'messages', label: 'Messages' },
  { slug: 'suppliers', label: 'Suppliers' },
  { slug: 'orders', label: 'Orders' },
  { slug: 'discussion', label: 'Discussion' },
  { slug: 'accounts', label: 'Accounts' },
  { slug: 'training', label: 'Training' },
  { slug: 'help', label: 'Help searches' },
  { slug: 'incidents', label: 'Incidents' },
  { slug: 'maintenance', label: 'Maintenance' },
  { slug: 'log', label: 'Audit log' },
] as const;

/** How the address names a section: `?section=accounts`. */
export type SectionSlug = (typeof sections)[number]['slug'];

/** The section that the address names. */
export function useShownSection(): SectionSlug {
  const named = new URLSearchParams(useLocation().search).get('section');
  return (sections.find(({ slug }) => slug === named) ?? sections[0]).slug;
}
