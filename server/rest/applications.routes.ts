import { activityExample, applicationExample, newApplicationExample } from './applications.examples.ts';
import { presentActivity, presentApplication } from './applications.presentation.ts';
import { textField } from './engine/body-field.ts';
import { reference } from './engine/json-schema.ts';
import { listSchema, pageParameters, presentList } from './engine/list.ts';
import { text } from './engine/parameter.ts';
import { type Route, read, write } from './engine/route.ts';
import { jobExample } from './jobs.examples.ts';
import { ApplyForJobDocument, MyActivityDocument, MyApplicationsDocument } from './operations.generated.ts';

/** The rows of the REST table about applying for posts, and about what people did. */
export const applicationRoutes: readonly Route[] = [
  write(ApplyForJobDocument, {
    path: '/jobs/{id}/apply',
    tag: 'Jobs',
    summary: 'Apply for a post',
    description:
      'Applies for a post with the name, address and phone number of the profile, once a person and post. A post with an `applyUrl` is applied for there: it is noted that the person went on to it.',
    pathParameters: [
      text({
        name: 'id',
        variable: 'jobId',
        description: 'Identifier of the post.',
        format: 'uuid',
        example: jobExample.id,
      }),
    ],
    queryParameters: [],
    notFound: 'There is no job with this id.',
    signedIn: true,
    permit: ({ jobApplications }, { id = '' }) => jobApplications.mayApply(id),
    onceByKey: true,
    refusals: [403],
    body: {
      fields: [
        textField({
          name: 'statement',
          description:
            'Why the person fits the post, 5,000 characters at most. Needed for a post of the portal, and left out for one with an `applyUrl`.',
        }),
      ],
      asInput: true,
      example: newApplicationExample,
    },
    status: 201,
    present: ({ applyForJob: answer }) =>
      'application' in answer ? presentApplication(answer.application) : undefined,
    answer: reference('JobApplication'),
    example: applicationExample,
  }),
  read(MyApplicationsDocument, {
    path: '/jobs/user/applications',
    tag: 'Jobs',
    summary: "One's own applications",
    description: 'The applications of whoever asks, the newest first.',
    pathParameters: [],
    queryParameters: pageParameters,
    signedIn: true,
    present: ({ myApplications }) => presentList('applications', myApplications, presentApplication),
    answer: listSchema('applications', reference('JobApplication')),
    example: { applications: [applicationExample], total: 1, totalIsCapped: false, nextCursor: null },
  }),
  read(MyActivityDocument, {
    path: '/analytics/user/activity',
    tag: 'Accounts',
    summary: "One's own activity",
    description: 'What whoever asks did on the portal, the newest first: what the audit log keeps, and nothing beyond.',
    pathParameters: [],
    queryParameters: pageParameters,
    signedIn: true,
    present: ({ myActivity }) => presentList('activity', myActivity, presentActivity),
    answer: listSchema('activity', reference('Activity')),
    example: { activity: [activityExample], total: 1, totalIsCapped: false, nextCursor: null },
  }),
];
