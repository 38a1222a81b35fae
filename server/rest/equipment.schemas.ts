import { type JsonSchema, objectOf, orNull, reference } from './engine/json-schema.ts';
import { availabilityWords, categoryWords, conditionWords, postingStateWords } from './equipment.words.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const strings = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });
const uri = (description: string): JsonSchema => ({ type: 'string', format: 'uri', description });
const yesOrNo = (description: string): JsonSchema => ({ type: 'boolean', description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const outOfFive = (description: string): JsonSchema => ({ type: 'number', minimum: 0, maximum: 5, description });
const oneOf = (words: Readonly<Record<string, string>>, description: string): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
  description,
});

const supplier = objectOf('Who sells it. One buys from the supplier, not from the portal.', {
  id: { type: 'string', format: 'uuid', description: 'Identifier of the supplier.' },
  name: string('Name of the supplier.'),
  rating: orNull(outOfFive('Rating out of 5; null while nobody has rated the supplier.')),
  location: string('Town.'),
  phone: string('Phone number.'),
  verified: yesOrNo('Whether operators of the portal have checked who the supplier is.'),
  nhsApproved: yesOrNo('Whether operators have found the supplier among those of the health service.'),
  website: orNull(uri("The supplier's own site.")),
  nhsSupplierCode: orNull(string('Code of the supplier at NHS Supply Chain.')),
  productUrl: orNull(uri("The supplier's own page of the product.")),
});

const properties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', format: 'uuid', description: 'Identifier of the product.' },
  reference: string("The supplier's catalogue number."),
  name: string('Name of the product.'),
  description: string('What the product is and does, in Markdown.'),
  category: oneOf(categoryWords, 'What the product is for.'),
  price: { type: 'number', minimum: 0, description: 'Price of one unit in pounds, without VAT.' },
  condition: oneOf(conditionWords, 'Whether it has been used.'),
  availability: oneOf(availabilityWords, 'Whether it can be had; follows from the stock unless it is ordered ahead.'),
  availableOn: orNull({
    type: 'string',
    format: 'date',
    description: 'From when a product that can be ordered ahead is delivered, where known.',
  }),
  supplier,
  buyUrl: orNull(uri('Where buying leads; null where one contacts the supplier.')),
  specifications: strings('What it can do, most important first.'),
  certifications: strings('Marks, classes and standards, as the supplier states them.'),
  images: strings('Addresses of pictures; those that begin with / are files of the portal.'),
  inStock: count('How many units the supplier has.'),
  sold: count('How many units have been sold, as the supplier states it.'),
  warranty: string('How long the warranty lasts; may be empty.'),
  listedAt: { type: 'string', format: 'date-time', description: 'When the product was listed, in UTC.' },
};

const isOffered = yesOrNo('Whether the product is still offered. Lists show no others.');

/** What the OpenAPI document says about products. */
export const equipmentSchemas: Readonly<Record<string, JsonSchema>> = {
  Equipment: objectOf('A product of the marketplace.', properties),
  EquipmentDetail: objectOf('A product by itself.', {
    ...properties,
    isOffered,
  }),
  EquipmentPosting: objectOf('A product as its owner is answered who has sent it in.', {
    ...properties,
    isOffered,
    state: oneOf(postingStateWords, 'Where it stands. Only published products are listed.'),
    declineReason: orNull(string('Why an operator has declined it; null unless one has.')),
  }),
  EquipmentInstantResults: objectOf('The best matches for what has been typed so far.', {
    equipment: {
      type: 'array',
      items: reference('Equipment'),
      maxItems: 100,
      description: 'The products, best match first.',
    },
    total: { type: 'integer', minimum: 0, maximum: 10_000, description: 'How many products match in all.' },
    totalIsCapped: yesOrNo('Whether there are more than the 10,000 products that are counted.'),
  }),
  EquipmentStats: objectOf('Counted from the products that are offered now.', {
    totalItems: count('Products that are offered.'),
    activeSuppliers: count('Suppliers of these products.'),
    ordersThisMonth: orNull(count('Null: one orders from the supplier, so the portal cannot count it.')),
    avgRating: orNull(outOfFive('Average rating of these suppliers; null where none has been rated.')),
  }),
  EquipmentCategories: objectOf('All categories, in their usual order.', {
    categories: {
      type: 'array',
      description: 'The categories.',
      items: objectOf('How much a category offers.', {
        category: oneOf(categoryWords, 'The category.'),
        label: string('The category in words.'),
        products: count('Products of the category.'),
      }),
    },
  }),
  EquipmentAvailability: objectOf('What can be had.', {
    availability: {
      type: 'array',
      description: 'All availabilities, in their usual order.',
      items: objectOf('How much there is of one availability.', {
        availability: oneOf(availabilityWords, 'The availability.'),
        label: string('The availability in words.'),
        products: count('Products with this availability.'),
        units: count('Units of these products that the suppliers have.'),
      }),
    },
  }),
};
