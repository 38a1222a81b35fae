import { type JsonSchema, objectOf, orNull, reference } from './engine/json-schema.ts';

const time = (description: string): JsonSchema => ({ type: 'string', format: 'date-time', description });
const text = (description: string): JsonSchema => ({ type: 'string', description });

const { refresh_token: refreshToken, ...always } = {
  access_token: text('Goes with each request, as Authorization: Bearer.'),
  refresh_token: text('Good for one exchange. Absent where a browser keeps it in its cookie.'),
  token_type: { type: 'string', enum: ['bearer'], description: 'Always bearer.' },
  expires_in: { type: 'integer', description: 'Seconds until the access token ends.' },
  expires_at: time('When the access token ends, in UTC.'),
  user: reference('Profile'),
};
const session = objectOf('A session that has begun or goes on.', always);

/** What the OpenAPI document says about accounts. */
export const accountSchemas: Readonly<Record<string, JsonSchema>> = {
  Profile: objectOf('What is kept of a person with an account.', {
    id: { type: 'string', format: 'uuid', description: 'Identifier of the account.' },
    email: text('E-mail address.'),
    first_name: text('First name.'),
    last_name: text('Last name.'),
    phone: text('Phone number; may be empty.'),
    organization: text('Organisation; may be empty.'),
    role: text('Occupation that the person chose; user where none was named. It grants nothing.'),
    verified_at: orNull(
      time('When an operator verified the account, in UTC; null until then, and again once its organisation changes.'),
    ),
    updated_at: time('When the profile was last changed, in UTC.'),
  }),
  Message: objectOf('It was done.', { message: text('What was done, as a sentence for people.') }),
  Session: { ...session, properties: { ...always, refresh_token: refreshToken } },
};
