import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { EquipmentAvailabilityName, EquipmentCategoryName } from './equipment-row.ts';
import { EquipmentAvailability, EquipmentCategory } from './equipment-vocabulary.ts';
import { availabilityLabels, categoryLabels } from './equipment-words.ts';

export interface EquipmentStats {
  readonly totalItems: number;
  readonly activeSuppliers: number;
  readonly avgRating: number | null;
}

/** How many products, and how many units of them, one value has. */
export interface Tally<Value> {
  readonly value: Value;
  readonly products: number;
  readonly units: number;
}

const StatsType = builder.objectRef<EquipmentStats>('EquipmentStats').implement({
  description: 'Counted from the products that are offered now.',
  fields: (t) => ({
    totalItems: t.exposeInt('totalItems', { description: 'Products that are offered.' }),
    activeSuppliers: t.exposeInt('activeSuppliers', { description: 'Suppliers of these products.' }),
    ordersThisMonth: t.int({
      nullable: true,
      description: 'Orders of this month. Null: one orders from the supplier, so the portal cannot count them.',
      resolve: () => null,
    }),
    avgRating: t.exposeFloat('avgRating', {
      nullable: true,
      description: 'Average rating of these suppliers, out of 5, with one decimal; null where none has been rated.',
      ...constrained({ minimum: 0, maximum: 5 }),
    }),
  }),
});

const CategoryTally = builder.objectRef<Tally<EquipmentCategoryName>>('EquipmentCategoryTally').implement({
  description: 'How much a category offers.',
  fields: (t) => ({
    category: t.expose('value', { type: EquipmentCategory, description: 'The category.' }),
    label: t.string({ description: 'The category in words.', resolve: ({ value }) => categoryLabels[value] }),
    products: t.exposeInt('products', { description: 'Products of the category.' }),
  }),
});

const AvailabilityTally = builder.objectRef<Tally<EquipmentAvailabilityName>>('EquipmentAvailabilityTally').implement({
  description: 'How much there is of one availability.',
  fields: (t) => ({
    availability: t.expose('value', { type: EquipmentAvailability, description: 'The availability.' }),
    label: t.string({ description: 'The availability in words.', resolve: ({ value }) => availabilityLabels[value] }),
    products: t.exposeInt('products', { description: 'Products with this availability.' }),
    units: t.float({
      description: 'Units of these products that the suppliers have; a whole number.',
      ...constrained({ type: 'integer', minimum: 0 }),
      resolve: ({ units }) => units,
    }),
  }),
});

builder.queryField('equipmentStats', (t) =>
  t.field({
    type: StatsType,
    description: 'Figures about the marketplace, counted and not stated; half a minute old at most.',
    complexity: 100,
    resolve: (_root, _arguments, context) => context.services.equipment.stats(),
  }),
);

builder.queryField('equipmentCategories', (t) =>
  t.field({
    type: [CategoryTally],
    description: 'All categories with what they offer, in their usual order; half a minute old at most.',
    complexity: { field: 100, multiplier: 6 },
    resolve: (_root, _arguments, context) => context.services.equipment.categories(),
  }),
);

builder.queryField('equipmentAvailability', (t) =>
  t.field({
    type: [AvailabilityTally],
    description:
      'What can be had: products and units by availability; half a minute old at most. The rule: 5 units and fewer are low stock, none is out of stock, unless the supplier offers the product ahead of its delivery.',
    args: { category: t.arg({ type: EquipmentCategory, description: 'Only products of this category.' }) },
    complexity: { field: 100, multiplier: 4 },
    resolve: (_root, { category }, context) => context.services.equipment.availability(category ?? undefined),
  }),
);
