import {
  type BodyField,
  choiceField,
  dateField,
  poundsField,
  textField,
  textListField,
  wholeNumberField,
} from './engine/body-field.ts';
import { availabilityWords, categoryWords, conditionWords } from './equipment.words.ts';

/** What a product is listed with. */
export const equipmentFields: readonly BodyField[] = [
  textField({ name: 'name', description: 'Name of the product, at most 200 characters.', required: true }),
  textField({
    name: 'description',
    description: 'What the product is and does, in Markdown; at most 5,000 characters.',
    required: true,
  }),
  choiceField({
    name: 'category',
    description: 'What the product is for.',
    words: categoryWords,
    example: 'monitoring',
    required: true,
  }),
  poundsField({
    name: 'price',
    description: 'Price of one unit in pounds and pence, without VAT; above 0, at most 10,000,000.',
    required: true,
  }),
  choiceField({
    name: 'condition',
    description: 'Whether it has been used.',
    words: conditionWords,
    example: 'new',
    required: true,
  }),
  wholeNumberField({ name: 'inStock', description: 'How many units there are, at most 1,000,000.', required: true }),
  choiceField({
    name: 'availability',
    description: 'pre-order where it is ordered ahead. Anything else follows from the stock, whatever is sent.',
    words: availabilityWords,
    example: 'in-stock',
  }),
  dateField({ name: 'availableOn', description: 'From when it is delivered; only with pre-order.' }),
  textListField({ name: 'specifications', description: 'What it can do: at most 40 lines of 200 characters.' }),
  textListField({
    name: 'certifications',
    description: 'Marks, classes and standards: at most 20 lines of 200 characters.',
  }),
  textListField({
    name: 'images',
    description: 'Addresses of pictures, at most 10: https://, or files of the portal.',
  }),
  textField({ name: 'warranty', description: 'How long the warranty lasts, like 2 years; at most 100 characters.' }),
  textField({ name: 'productUrl', description: 'Your own page of the product.', format: 'uri' }),
  textField({
    name: 'location',
    description: 'Your town; stays as it is where absent. A change sends all your listed products to review.',
  }),
  textField({
    name: 'phone',
    description: 'Your phone number for buyers; stays as it is where absent, and is that of the profile at first.',
  }),
];
