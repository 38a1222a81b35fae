import { builder } from '../builder.ts';

export const MessagePayload = builder.objectRef<{ readonly message: string }>('MessagePayload').implement({
  description: 'It was done.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'The result, as a sentence for people.' }) }),
});
