import { stageWords } from './applications.words.ts';
import { type JsonSchema, objectOf, orNull } from './engine/json-schema.ts';

const uuid = (description: string): JsonSchema => ({ type: 'string', format: 'uuid', description });
const text = (description: string): JsonSchema => ({ type: 'string', description });
const time = (description: string): JsonSchema => ({ type: 'string', format: 'date-time', description });

/** What the OpenAPI document says about applications, and about what people did. */
export const applicationSchemas: Readonly<Record<string, JsonSchema>> = {
  JobApplication: objectOf('An application of whoever asks.', {
    id: uuid('Identifier of the application.'),
    job: objectOf('The post that it is for.', {
      id: uuid('Identifier of the post.'),
      title: text('Title of the post.'),
      employer: text('Who employs.'),
      location: text('Town.'),
    }),
    startedElsewhere: {
      type: 'boolean',
      description: 'Whether the person went on to apply on another website, of which the portal knows no more.',
    },
    stage: orNull({
      type: 'string',
      enum: Object.values(stageWords),
      description: 'How far it has come; null where it was started elsewhere.',
    }),
    statement: orNull(text('The supporting statement; null where it was started elsewhere, and once it is withdrawn.')),
    appliedAt: time('When the person applied, in UTC.'),
    changedAt: time('When its stage was last changed, in UTC.'),
  }),
  Activity: objectOf('Something that whoever asks did on the portal.', {
    id: uuid('Identifier of the entry.'),
    action: text('What was done: kind of record and verb, like application.submitted.'),
    description: text('What was done, in a sentence to whoever did it.'),
    happenedAt: time('When it was done, in UTC.'),
    subject: objectOf('The record that it was done to, which may be gone by now.', {
      kind: text('account, session, job, job_application and so on.'),
      id: text('Identifier of the record.'),
    }),
  }),
};
