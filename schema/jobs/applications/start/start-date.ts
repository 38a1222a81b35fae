import { builder } from '../../../builder.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import { type ApplicationPayload, JobApplicationPayload } from '../job-applications.ts';
import { type MovedApplication, ReceivedApplicationPayload } from '../received-applications.ts';

builder.mutationField('proposeStartDate', (t) =>
  t.field({
    type: mutationResult<MovedApplication>('ProposeStartDateResult', ReceivedApplicationPayload),
    description:
      'Hires an applicant who was offered the post, by the day that work is to begin, or proposes another day, and mails the applicant. The same day again changes nothing.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the application.' }),
      startsOn: t.arg({
        type: 'Date',
        required: true,
        description: 'The day in London that work begins: today at the earliest, and a year ahead at the latest.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, startsOn }, { services }) =>
      orRefusal(services.startDates.propose(id, startsOn).then((application) => ({ application }))),
  }),
);

builder.mutationField('agreeToStartDate', (t) =>
  t.field({
    type: mutationResult<ApplicationPayload>('AgreeToStartDateResult', JobApplicationPayload),
    description: 'Agrees to the day that the employer proposes for work to begin, and mails the employer.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the application.' }),
      startsOn: t.arg({
        type: 'Date',
        required: true,
        description:
          'The day that is agreed to, as it was shown: it is refused if the employer proposes another one now.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, startsOn }, { services }) =>
      orRefusal(services.startDates.agree(id, startsOn).then((application) => ({ application }))),
  }),
);
