import { builder } from '../../builder.ts';
import { MessagePayload } from '../../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { Account } from '../account.ts';

type Done = { readonly message: string };

builder.objectField(Account, 'confirmationEmailFailed', (t) =>
  t.boolean({
    description:
      'Whether the last email with a link that confirms the address was given up: its mail server refused it, or did not accept it in time.',
    complexity: 5,
    resolve: ({ id }, _args, { services }) => services.emailConfirmation.mailWasGivenUp(id),
  }),
);

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: mutationResult<Done>('ConfirmEmailResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      "Follows a mailed link, which works once: the address that the account has, or is to have, is its owner's. It needs no session.",
    args: { token: t.arg.string({ required: true, description: 'The parameter confirm of the mailed link.' }) },
    complexity: 50,
    resolve: (_root, { token }, { services }) =>
      orRefusal(services.emailConfirmation.confirm(token).then((message) => ({ message }))),
  }),
);

builder.mutationField('requestEmailConfirmation', (t) =>
  t.field({
    type: mutationResult<Done>('RequestEmailConfirmationResult', MessagePayload),
    description:
      'Mails the caller the link that confirms their e-mail address once more; it is good for 7 days. At most 5 are sent in an hour.',
    complexity: 50,
    resolve: (_root, _args, { services }) =>
      orRefusal(services.emailConfirmation.sendAgain().then((message) => ({ message }))),
  }),
);

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: mutationResult<Done>('RequestEmailChangeResult', MessagePayload),
    description:
      'Requests a change of the e-mail address. It takes effect when the link that is mailed to the new address is followed, within a day; the old address then gets a notice. The answer is the same if another account has the address.',
    args: {
      newEmail: t.arg.string({ required: true, description: 'The e-mail address from then on.' }),
      password: t.arg.string({
        description:
          'Password of the account. Where it has none, the caller must have signed in within the last 10 minutes.',
      }),
    },
    complexity: 100,
    resolve: (_root, { newEmail, password }, { services }) =>
      orRefusal(services.emailConfirmation.requestChange(newEmail, password).then((message) => ({ message }))),
  }),
);
