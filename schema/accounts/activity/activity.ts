import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import type { ActivityRow } from './activity-row.ts';
import { activityInWords } from './activity-words.ts';

const Activity = builder.objectRef<ActivityRow>('Activity').implement({
  description: 'Something that the caller did on the portal, or that was done to what is theirs.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the entry.' }),
    action: t.exposeString('action', {
      description: 'The action: kind of record and verb, like application.submitted.',
    }),
    description: t.string({
      description: 'The action, as a sentence for the caller. It does not name other people.',
      resolve: (activity, _arguments, { viewer }) =>
        activityInWords(activity, viewer.kind === 'account' && activity.actorId === viewer.accountId),
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it was done.' }),
    subjectKind: t.exposeString('subjectKind', {
      description: 'The kind of record that it was done to: account, session, job, job_application and so on.',
    }),
    subjectId: t.exposeString('subjectId', { description: 'Identifier of the record, which may be gone by now.' }),
  }),
});

const ActivityConnection = connectionType('Activity', Activity);

builder.queryField('myActivity', (t) =>
  t.field({
    type: ActivityConnection,
    description:
      'The actions of the caller, the newest first: signed in, changed their profile, applied, advertised and so on; and the actions of others on their account and records. It contains only entries of the audit log.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.activity.list(page),
  }),
);
