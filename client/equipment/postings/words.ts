import type { EquipmentPostingState } from '../../generated/graph.generated.ts';
import type { TagTone } from '../../ui/Tag.tsx';

export const CHANGE_LISTING = 'Change your listing';
export const NOT_SENT = 'Your equipment could not be sent';
export const NOT_SAVED = 'Your changes could not be saved';
export const NOT_WITHDRAWN = 'Your equipment was not withdrawn';
export const OWN_NOT_LOADED = 'Your equipment could not be loaded';

/** What the states of a product are called for its owner. */
export const states: Readonly<Record<EquipmentPostingState, { readonly label: string; readonly tone: TagTone }>> = {
  IN_REVIEW: { label: 'In review', tone: 'information' },
  PUBLISHED: { label: 'Listed', tone: 'good' },
  DECLINED: { label: 'Not listed', tone: 'alert' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
};
