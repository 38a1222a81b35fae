import { type JsonSchema, objectOf, orNull } from './engine/json-schema.ts';

const contentItem = objectOf('One row of an entry: a figure, a step or a link.', {
  label: { type: 'string', description: 'What the row is called.' },
  value: orNull({ type: 'string', description: 'A figure with its unit.' }),
  text: orNull({ type: 'string', description: 'A sentence or two.' }),
  url: orNull({ type: 'string', description: 'Where the row leads.' }),
});

/** What the OpenAPI document says about content. */
export const contentSchemas: Readonly<Record<string, JsonSchema>> = {
  ContentEntry: objectOf('A text, a set of display figures or a set of links that editors keep.', {
    key: { type: 'string', description: 'Name of the entry.' },
    title: { type: 'string', description: 'Heading; may be empty.' },
    body: { type: 'string', description: 'Text in Markdown; may be empty.' },
    items: { type: 'array', items: contentItem, description: 'Rows, in order.' },
    illustrative: { type: 'boolean', description: 'Whether the figures are display content and not measured.' },
    updatedAt: { type: 'string', format: 'date-time', description: 'When the entry was last changed, in UTC.' },
  }),
};
