import { type BodyField, choiceField, dateField, textField, wholeNumberField } from './engine/body-field.ts';
import { bandWords, typeWords, urgencyWords } from './jobs.words.ts';

/** What a post is advertised with. */
export const jobFields: readonly BodyField[] = [
  textField({ name: 'title', description: 'Title.', required: true }),
  textField({ name: 'department', description: 'Department or ward.', required: true }),
  textField({
    name: 'location',
    description: 'Town, district or hospital site in the UK, by any of its names; or a postcode.',
    required: true,
  }),
  textField({ name: 'postcode', description: 'Postcode; needed where the place is not one that /places knows.' }),
  choiceField({
    name: 'type',
    description: 'Kind of post as shown.',
    words: typeWords,
    example: 'Permanent',
    required: true,
  }),
  choiceField({
    name: 'urgency',
    description: 'How soon somebody is needed.',
    words: urgencyWords,
    example: 'medium',
    required: true,
  }),
  textField({ name: 'description', description: 'The advertisement, in Markdown.', required: true }),
  wholeNumberField({
    name: 'salaryMin',
    description:
      'Lowest salary, whole pounds a year. Needed where there is no band, or the portal holds no pay scale of the band for the nation of the place; where it holds one, leave it out.',
  }),
  wholeNumberField({
    name: 'salaryMax',
    description:
      'Highest salary, whole pounds a year. Needed where there is no band, or the portal holds no pay scale of the band for the nation of the place; where it holds one, leave it out.',
  }),
  choiceField({
    name: 'band',
    description: 'Agenda for Change band. Where the portal holds its pay scale, the salary is that of the scale.',
    words: bandWords,
    example: '6',
  }),
  textField({ name: 'agency', description: 'Name of a recruitment partner.' }),
  textField({ name: 'contractType', description: 'Permanent, Fixed term, Bank and so on; by the type where absent.' }),
  textField({ name: 'workingPattern', description: 'Full-time, Part-time and so on; Full-time where absent.' }),
  dateField({ name: 'closesAt', description: 'Last day on which one can apply, in London.' }),
  textField({ name: 'applyUrl', description: 'Where to apply, if not on the portal.', format: 'uri' }),
];
