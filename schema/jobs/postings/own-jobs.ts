import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Job } from '../job.ts';

const OwnJobConnection = connectionType('OwnJob', Job);

builder.queryField('myJobs', (t) =>
  t.field({
    type: OwnJobConnection,
    description:
      'The posts that the caller has advertised, and those of the organisation for which they publish, open and closed, the newest first.',
    args: { ...pageArguments },
    complexity: pageCost,
    resolve: (_root, page, { services }, info) => services.ownJobs.list(page, selectedFields(info)),
  }),
);

builder.queryField('jobToChange', (t) =>
  t.field({
    type: Job,
    nullable: true,
    description:
      'A post that the caller may change and close: for a verified account its own and those of its organisation, for an operator any. Null for any other account.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 10,
    resolve: (_root, { id }, { services }, info) => services.ownJobs.findToChange(id, selectedFields(info)),
  }),
);
