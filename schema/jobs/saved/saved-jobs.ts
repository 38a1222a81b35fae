import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { SavedJobRow } from './listed-saved-jobs.ts';

const SavedJob = builder.objectRef<SavedJobRow>('SavedJob').implement({
  description: 'A post that the caller has saved.',
  fields: (t) => ({
    id: t.exposeID('jobId', { description: 'Identifier of the post.' }),
    title: t.exposeString('title', { description: 'Title of the post.' }),
    employer: t.exposeString('employerName', { description: 'Name of the employer.' }),
    location: t.exposeString('location', { description: 'Town.' }),
    closesAt: t.expose('closesAt', {
      type: 'Date',
      nullable: true,
      description: 'Last day to apply, until 11:59pm; null while it stays open until filled.',
    }),
    isOpen: t.boolean({
      description: 'Whether one can still apply.',
      resolve: (saved, _args, { services }) => services.savedJobs.isOpen(saved),
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the caller saved it.' }),
  }),
});

const SavedJobConnection = connectionType('SavedJob', SavedJob);

builder.queryField('savedJobs', (t) =>
  t.field({
    type: SavedJobConnection,
    description:
      'The posts that the caller has saved, the last saved first; 500 at most. Those of suspended accounts are left out.',
    args: {
      jobIds: t.arg.idList({ description: 'Only those of these posts, 100 at most.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { jobIds, ...page }, { services }) => services.savedJobs.list(jobIds, page),
  }),
);

interface SavedPayload {
  readonly job: SavedJobRow;
}

const SaveJobPayload = builder.objectRef<SavedPayload>('SaveJobPayload').implement({
  description: 'The post is among those that the caller has saved.',
  fields: (t) => ({ job: t.expose('job', { type: SavedJob, description: 'The post as it was saved.' }) }),
});

interface RemovedPayload {
  readonly jobId: string;
}

const RemoveSavedJobPayload = builder.objectRef<RemovedPayload>('RemoveSavedJobPayload').implement({
  description: 'The post is not among those that the caller has saved.',
  fields: (t) => ({ jobId: t.exposeID('jobId', { description: 'Identifier of the post.' }) }),
});

builder.mutationField('saveJob', (t) =>
  t.field({
    type: mutationResult<SavedPayload>('SaveJobResult', SaveJobPayload),
    description: 'Saves a post for the caller, who can save 500. Doing so again changes nothing.',
    args: { jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 20,
    resolve: (_root, { jobId }, { services }) => orRefusal(services.savedJobs.save(jobId).then((job) => ({ job }))),
  }),
);

builder.mutationField('removeSavedJob', (t) =>
  t.field({
    type: mutationResult<RemovedPayload>('RemoveSavedJobResult', RemoveSavedJobPayload),
    description: 'Removes a post from the saved posts of the caller. Removing it again changes nothing.',
    args: { jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 20,
    resolve: (_root, { jobId }, { services }) => orRefusal(services.savedJobs.remove(jobId).then(() => ({ jobId }))),
  }),
);
