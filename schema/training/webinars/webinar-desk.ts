import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { Webinar, WebinarFormatType } from './webinar.ts';
import { LONGEST_MINUTES, type WebinarDraft } from './webinar-draft.ts';
import type { WebinarRow } from './webinar-row.ts';

const WebinarInput = builder.inputRef<WebinarDraft>('WebinarInput').implement({
  description: 'A webinar that is to come.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Title, 120 characters at most.',
      ...constrained({ maxLength: 120 }),
    }),
    description: t.string({
      required: true,
      description: 'The description, 1,000 characters at most.',
      ...constrained({ maxLength: 1_000 }),
    }),
    presenter: t.string({
      required: true,
      description: 'The presenter, 120 characters at most.',
      ...constrained({ maxLength: 120 }),
    }),
    format: t.field({ type: WebinarFormatType, required: true, description: 'How it is held.' }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'When it begins, within a year.' }),
    durationMinutes: t.int({
      required: true,
      description: 'How many minutes it lasts.',
      ...constrained({ minimum: 15, maximum: LONGEST_MINUTES }),
    }),
    seats: t.int({
      required: true,
      description: 'How many seats it has.',
      ...constrained({ minimum: 1, maximum: 1_000 }),
    }),
    joinUrl: t.string({ description: 'Where it is joined; shown to those with a seat alone.' }),
  }),
});

interface Planned {
  readonly webinar: WebinarRow;
}

const WebinarPayload = builder.objectRef<Planned>('WebinarPayload').implement({
  description: 'A webinar was planned, changed or cancelled.',
  fields: (t) => ({ webinar: t.expose('webinar', { type: Webinar, description: 'The webinar as it is now.' }) }),
});

const payload = (webinar: WebinarRow): Planned => ({ webinar });
const id = { required: true, description: 'Identifier of the webinar.' } as const;

builder.queryField('webinarJoinUrl', (t) =>
  t.string({
    nullable: true,
    description: 'Where a webinar is joined; null if that is not known yet. For operators only.',
    args: { id: t.arg.id(id) },
    resolve: (_root, args, { services }) => services.webinarDesk.joinUrl(args.id),
  }),
);

builder.mutationField('planWebinar', (t) =>
  t.field({
    type: mutationResult<Planned>('PlanWebinarResult', WebinarPayload),
    description: 'Plans a webinar. For operators only. With the header Idempotency-Key the same request plans it once.',
    args: { input: t.arg({ type: WebinarInput, required: true, description: 'The webinar.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) => orRefusal(services.webinarDesk.plan(input).then(payload)),
  }),
);

builder.mutationField('changeWebinar', (t) =>
  t.field({
    type: mutationResult<Planned>('ChangeWebinarResult', WebinarPayload),
    description:
      'Changes a webinar that has not begun, and mails those with a place where it changes in their calendars. For operators only.',
    args: { id: t.arg.id(id), input: t.arg({ type: WebinarInput, required: true, description: 'The webinar.' }) },
    complexity: 50,
    resolve: (_root, { input, ...args }, { services }) =>
      orRefusal(services.webinarDesk.change(args.id, input).then(payload)),
  }),
);

builder.mutationField('cancelWebinar', (t) =>
  t.field({
    type: mutationResult<Planned>('CancelWebinarResult', WebinarPayload),
    description: 'Cancels a webinar that has not begun, and mails those with a place. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 50,
    resolve: (_root, args, { services }) => orRefusal(services.webinarDesk.cancel(args.id).then(payload)),
  }),
);
