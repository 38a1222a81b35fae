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

/** What comes of withdrawing a product in each state, before it is done. */
export const withdrawalEffects: Readonly<Record<EquipmentPostingState, string>> = {
  IN_REVIEW: 'Buyers do not find it yet. Once it is withdrawn, we no longer review it.',
  PUBLISHED: 'Buyers no longer find it once it is withdrawn.',
  DECLINED: 'Buyers do not find it, and we do not review it again unless you list it again.',
  WITHDRAWN: 'Buyers do not find it.',
};
