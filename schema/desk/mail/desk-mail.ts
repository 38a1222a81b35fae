import { builder } from '../../builder.ts';
import { MessagePayload } from '../../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';

interface Wanted {
  readonly isWanted: boolean;
}

const DeskMailPayload = builder.objectRef<Wanted>('DeskMailPayload').implement({
  description: 'An operator has said whether they want the daily mail.',
  fields: (t) => ({
    isWanted: t.exposeBoolean('isWanted', { description: 'Whether it is sent from now on.' }),
  }),
});

type Done = { readonly message: string };

builder.queryField('deskMailIsWanted', (t) =>
  t.boolean({
    description:
      'Whether the caller gets an email at 8am on working days about items that wait on the desk. For operators only.',
    complexity: 20,
    resolve: (_root, _args, { services }) => services.deskMail.isWanted(),
  }),
);

builder.mutationField('setDeskMail', (t) =>
  t.field({
    type: mutationResult<Wanted>('SetDeskMailResult', DeskMailPayload),
    description: 'Sets whether the caller gets the daily email about items that wait on the desk. For operators only.',
    args: { isWanted: t.arg.boolean({ required: true, description: 'Whether it is sent from now on.' }) },
    complexity: 20,
    resolve: (_root, { isWanted }, { services }) =>
      orRefusal(services.deskMail.want(isWanted).then((wanted) => ({ isWanted: wanted }))),
  }),
);

builder.mutationField('stopDeskMail', (t) =>
  t.field({
    type: mutationResult<Done>('StopDeskMailResult', MessagePayload),
    extensions: { needsNoSession: true },
    description: 'Ends the daily email about what waits on the desk by the link in each of them.',
    args: { token: t.arg.string({ required: true, description: 'The parameter of the mailed link.' }) },
    complexity: 50,
    resolve: (_root, { token }, { services }) =>
      orRefusal(services.deskMail.stop(token).then((message) => ({ message }))),
  }),
);
