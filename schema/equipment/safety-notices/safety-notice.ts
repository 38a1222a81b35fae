import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { EquipmentCategory } from '../equipment-vocabulary.ts';
import { type SafetyNoticeRow, safetyNoticeKindLabels } from './safety-notice-row.ts';

export const SafetyNoticeKind = builder.enumType('SafetyNoticeKind', {
  description: 'What kind of safety notice it is.',
  values: {
    PATIENT_SAFETY_ALERT: {
      value: 'patient_safety_alert',
      description: 'National Patient Safety Alert, which requires action by a date.',
    },
    DEVICE_SAFETY_INFORMATION: {
      value: 'device_safety_information',
      description: 'Device Safety Information of the MHRA.',
    },
    FIELD_SAFETY_NOTICE: { value: 'field_safety_notice', description: 'Field Safety Notice of the manufacturer.' },
  } as const,
});

export const SafetyNotice = builder.objectRef<SafetyNoticeRow>('SafetyNotice').implement({
  description:
    'A safety notice about equipment. While it is open, the sale of the products that it concerns is paused here.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the notice, a UUID of version 7.' }),
    reference: t.exposeString('reference', { description: 'As its publisher writes it, like DSI/2026/004.' }),
    slug: t.exposeString('slug', {
      description: 'Name of the notice in addresses: /equipment/safety-notices?notice=<slug>.',
    }),
    kind: t.expose('kind', { type: SafetyNoticeKind, description: 'What kind of notice it is.' }),
    kindLabel: t.string({
      description: 'The kind in words, like Device Safety Information.',
      resolve: ({ kind }) => safetyNoticeKindLabels[kind],
    }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    summary: t.exposeString('summary', { description: 'What it says.' }),
    advice: t.exposeString('advice', { description: 'What who has such equipment is to do.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      description: 'Where the notice itself is published.',
      ...constrained({ format: 'uri' }),
    }),
    publishedOn: t.expose('publishedOn', { type: 'Date', description: 'When it was published.' }),
    manufacturer: t.exposeString('manufacturer', {
      nullable: true,
      description: 'Whose equipment it is about; null where the products alone tell.',
    }),
    products: t.exposeStringList('products', {
      description: 'Models or words by which the equipment is known; none where it is all of the manufacturer.',
      ...constrained({ maxItems: 20 }),
    }),
    category: t.expose('category', {
      type: EquipmentCategory,
      nullable: true,
      description: 'The category that it is about; null where it is about any.',
    }),
    isIllustrative: t.exposeBoolean('isIllustrative', {
      description: 'Whether it is sample content, and was never published anywhere.',
    }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime', description: 'Since when it stands here.' }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it pauses no sale any more; null while it is open.',
    }),
    withdrawalReason: t.exposeString('withdrawalReason', {
      nullable: true,
      description: 'Why it was withdrawn; null while it is open.',
    }),
  }),
});
