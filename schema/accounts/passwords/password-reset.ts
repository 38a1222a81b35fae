import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { MessagePayload } from '../../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: mutationResult<{ readonly message: string }>('RequestPasswordResetResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Mails a link to choose a new password, good for an hour and once. The answer is the same whether there is an account with the address or not. At most 3 are sent to an address in an hour.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'E-mail address of the account.',
        ...constrained({ format: 'email' }),
      }),
    },
    complexity: 100,
    resolve: (_root, { email }, { services }) =>
      orRefusal(services.passwordReset.request(email).then((message) => ({ message }))),
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: mutationResult<{ readonly message: string }>('ResetPasswordResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Chooses a new password by a mailed link. Every session ends, the e-mail address counts as confirmed, and no session begins.',
    args: {
      token: t.arg.string({ required: true, description: 'The parameter reset of the mailed link.' }),
      newPassword: t.arg.string({
        required: true,
        description: 'The password from now on: at least 8 characters, and none of the commonly used passwords.',
        ...constrained({ format: 'password' }),
      }),
    },
    complexity: 100,
    resolve: (_root, { token, newPassword }, { services }) =>
      orRefusal(services.passwordReset.reset(token, newPassword).then((message) => ({ message }))),
  }),
);
