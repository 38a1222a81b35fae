import { builder } from '../../builder.ts';
import { DeskClockType } from '../../desk/desk-clock.ts';
import { Equipment } from '../equipment.ts';
import { type EquipmentPostingRow, postingState } from './equipment-posting-row.ts';

const EquipmentPostingState = builder.enumType('EquipmentPostingState', {
  description: 'Where a product stands that an account lists. Only published products are shown.',
  values: {
    IN_REVIEW: { value: 'in_review', description: 'An operator looks at it before it is listed.' },
    PUBLISHED: { value: 'published', description: 'It is listed.' },
    DECLINED: {
      value: 'declined',
      description: 'An operator has not listed it, for a reason; any change sends it in again.',
    },
    WITHDRAWN: { value: 'withdrawn', description: 'It was taken away; any change sends it in again.' },
  } as const,
});

export const EquipmentPosting = builder.objectRef<EquipmentPostingRow>('EquipmentPosting').implement({
  description: 'A product that an account lists, as its owner and operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the product.' }),
    item: t.field({
      type: Equipment,
      description: 'The product as it is or would be listed.',
      resolve: (posting) => posting,
    }),
    state: t.field({ type: EquipmentPostingState, description: 'Where it stands.', resolve: postingState }),
    revision: t.exposeInt('revision', {
      description: 'Counts its changes, from 1; a review names the one that it is of.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first sent in.' }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent in for review; null where it came otherwise than from an account.',
    }),
    reviewClock: t.field({
      type: DeskClockType,
      nullable: true,
      description: 'How long it has waited for a review, which takes 48 hours at most; null where it does not wait.',
      resolve: (posting, _args, { services }) => services.equipmentReview.clockOf(posting),
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator last decided about it; null where none has.',
    }),
    declineReason: t.exposeString('declineReason', {
      nullable: true,
      description: 'Why it was declined; null unless it is.',
    }),
  }),
});

export interface PostingPayload {
  readonly posting: EquipmentPostingRow;
}

export const EquipmentPostingPayload = builder.objectRef<PostingPayload>('EquipmentPostingPayload').implement({
  description: 'A product was sent in, changed or reviewed.',
  fields: (t) => ({
    posting: t.expose('posting', { type: EquipmentPosting, description: 'The product as it is now.' }),
  }),
});

/** What a service answers as the payload of a mutation. */
export const postingPayload = (posting: EquipmentPostingRow): PostingPayload => ({ posting });
