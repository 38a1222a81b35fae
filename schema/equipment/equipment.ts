import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { formatPounds } from '../text/pounds.ts';
import type { EquipmentRow } from './equipment-row.ts';
import { EquipmentAvailability, EquipmentCategory, EquipmentCondition, PriceBand } from './equipment-vocabulary.ts';
import { availabilityLabels, categoryLabels, conditionLabels } from './equipment-words.ts';
import { SafetyNotice } from './safety-notices/safety-notice.ts';
import { Supplier } from './supplier.ts';

export const Equipment = builder.objectRef<EquipmentRow>('Equipment').implement({
  description: 'A product of the equipment marketplace.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the product, a UUID of version 7.' }),
    reference: t.exposeString('reference', { description: "The supplier's catalogue number." }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    description: t.exposeString('description', { description: 'What the product is and does, in Markdown.' }),
    category: t.expose('category', { type: EquipmentCategory, description: 'What the product is for.' }),
    categoryLabel: t.string({
      description: 'The category in words, like Monitoring.',
      resolve: (item) => categoryLabels[item.category],
    }),
    price: t.exposeFloat('price', {
      description: 'Price of one unit in pounds, without VAT.',
      ...constrained({ minimum: 0 }),
    }),
    priceLabel: t.string({
      description: 'The price as shown, like £4,200; with pence only where there are some.',
      resolve: (item) => formatPounds(item.price),
    }),
    priceBand: t.expose('priceBand', { type: PriceBand, description: 'The range that the price lies in.' }),
    condition: t.expose('condition', { type: EquipmentCondition, description: 'Whether it has been used.' }),
    conditionLabel: t.string({
      description: 'The condition in words, like Refurbished.',
      resolve: (item) => conditionLabels[item.condition],
    }),
    availability: t.expose('availability', { type: EquipmentAvailability, description: 'Whether it can be had.' }),
    availabilityLabel: t.string({
      description: 'The availability in words, like Low stock.',
      resolve: (item) => availabilityLabels[item.availability],
    }),
    availableOn: t.expose('availableOn', {
      type: 'Date',
      nullable: true,
      description: 'From when a product that can be ordered ahead is delivered, where known.',
    }),
    inStock: t.exposeInt('inStock', { description: 'How many units the supplier has.' }),
    sold: t.exposeInt('sold', { description: 'How many units have been sold, as the supplier states it.' }),
    warranty: t.exposeString('warranty', { description: 'How long the warranty lasts, like 2 years; may be empty.' }),
    specifications: t.exposeStringList('specifications', {
      description: 'What it can do, most important first. Cards show the first 3.',
    }),
    certifications: t.exposeStringList('certifications', {
      description: 'Marks, classes and standards, as the supplier states them.',
    }),
    images: t.exposeStringList('images', {
      description: 'Addresses of pictures; those that begin with / are files of the portal.',
    }),
    supplier: t.field({ type: Supplier, description: 'Who sells it.', resolve: (item) => item }),
    productUrl: t.exposeString('productUrl', {
      nullable: true,
      description: "The supplier's own page of the product.",
      ...constrained({ format: 'uri' }),
    }),
    buyUrl: t.string({
      nullable: true,
      description:
        "Where buying leads: the supplier's page of the product, else the supplier's site, else NHS Supply Chain for a supplier that the health service has approved; null where one contacts the supplier, and while the sale is paused.",
      ...constrained({ format: 'uri' }),
      resolve: ({ buyUrl, safetyNotices }) => (safetyNotices.length > 0 ? null : buyUrl),
    }),
    saleIsPaused: t.boolean({
      description: 'Whether an open safety notice concerns the product: then it cannot be ordered here.',
      resolve: ({ safetyNotices }) => safetyNotices.length > 0,
    }),
    safetyNotices: t.field({
      type: [SafetyNotice],
      description: 'The open safety notices that concern the product, the newest first.',
      // Hardly anything is concerned by more than two open notices.
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ safetyNotices }) => [...safetyNotices],
    }),
    listedAt: t.expose('listedAt', { type: 'DateTime', description: 'When the product was listed.' }),
    isOffered: t.boolean({
      description: 'Whether the product is still offered. Lists show no others.',
      resolve: ({ withdrawnAt, hiddenAt, reviewState }) =>
        withdrawnAt === null && hiddenAt === null && reviewState === 'published',
    }),
    isSample: t.boolean({
      description:
        'Whether the product may be one of those that came with the portal and are invented: sample content is shown, and no account has listed it.',
      resolve: (item, _arguments, context) => context.services.equipment.isSample(item),
    }),
  }),
});

builder.queryField('equipmentItem', (t) =>
  t.field({
    type: Equipment,
    nullable: true,
    description:
      'One product, offered or withdrawn; null where there is none, none that has been published, or its account is suspended.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the product.' }),
      unpublished: t.arg.boolean({
        description: "Whether to answer also one that has not been published: one's own, and to operators any.",
      }),
    },
    resolve: (_root, { id, unpublished }, context, info) =>
      context.services.equipment.find(id, selectedFields(info), unpublished ?? false),
  }),
);
