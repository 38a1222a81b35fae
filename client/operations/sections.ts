import { useLocation } from 'react-router-dom';
import type { DeskQueueName } from '../generated/graph.generated.ts';

/** A part of the operators' page, and its queue. */
interface Section {
  readonly slug: string;
  readonly label: string;
  readonly queue?: DeskQueueName;
  /** The label of the link to its first item, opened for the usual action, if that needs words. */
  readonly first?: string;
}

/** The sections of the operators' page, one line each. The first is the default. */
export const sections = [
  { slug: 'verification', label: 'Verification', queue: 'VERIFICATION' },
  { slug: 'equipment', label: 'Equipment', queue: 'EQUIPMENT' },
  { slug: 'safety-notices', label: 'Safety notices' },
  { slug: 'messages', label: 'Messages', queue: 'MESSAGES', first: 'Reply to the first message' },
  { slug: 'suppliers', label: 'Suppliers', queue: 'SUPPLIERS' },
  { slug: 'orders', label: 'Orders', queue: 'ORDERS' },
  { slug: 'discussion', label: 'Discussion', queue: 'DISCUSSION' },
  { slug: 'accounts', label: 'Accounts' },
  { slug: 'training', label: 'Training', queue: 'TRAINING' },
  { slug: 'partners', label: 'Partners', queue: 'PARTNERS' },
  { slug: 'content', label: 'Content' },
  { slug: 'newsletter', label: 'Newsletter' },
  { slug: 'help', label: 'Help searches' },
  { slug: 'incidents', label: 'Incidents' },
  { slug: 'maintenance', label: 'Maintenance' },
  { slug: 'log', label: 'Audit log' },
] as const satisfies readonly Section[];

/** The section of a queue. */
export function sectionOf(queue: DeskQueueName): Section | undefined {
  return (sections as readonly Section[]).find((section) => section.queue === queue);
}

/** How the address names a section: `?section=accounts`. */
export type SectionSlug = (typeof sections)[number]['slug'];

/** The section that the address names. */
export function useShownSection(): SectionSlug {
  const named = new URLSearchParams(useLocation().search).get('section');
  return (sections.find(({ slug }) => slug === named) ?? sections[0]).slug;
}
