import { builder } from '../../../builder.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import { selectedFields } from '../../../queries/selected-fields.ts';
import { Job } from '../../job.ts';
import type { GivenJob } from '../../job-draft.ts';
import type { JobRow } from '../../job-row.ts';
import { JobInput } from '../job-postings.ts';

interface PostedJobs {
  readonly jobs: readonly JobRow[];
}

const JobsPayload = builder.objectRef<PostedJobs>('JobsPayload').implement({
  description: 'Posts that were advertised together.',
  fields: (t) => ({
    jobs: t.field({
      type: [Job],
      description: 'The posts, in the order in which they were sent.',
      resolve: ({ jobs }) => [...jobs],
    }),
  }),
});

builder.mutationField('createJobs', (t) =>
  t.field({
    type: mutationResult<PostedJobs>('CreateJobsResult', JobsPayload),
    description:
      'Advertises 1 to 100 posts as createJob does, or none of them if one is invalid: ValidationError names each field of each row. With the header Idempotency-Key the same request advertises them once.',
    args: { inputs: t.arg({ type: [JobInput], required: true, description: 'The posts; 100 at most.' }) },
    complexity: 200,
    resolve: (_root, { inputs }, { services }, info) =>
      orRefusal(services.postedTogether.create(inputs as GivenJob[], selectedFields(info)).then((jobs) => ({ jobs }))),
  }),
);
