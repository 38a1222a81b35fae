import webinars from '../../../../server/database/seed/sample/webinars.json' with { type: 'json' };
import { samplePath } from '../../../factories/training.ts';
import { anyone, operatorToRead, operatorToWrite, refusedToAll, signedInToRead, signedInToWrite } from '../outcomes.ts';
import { always, catalogue, figures, madeUp } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const unknown = 'id: "01a1ede2-6680-790d-b5ad-95077e39d315"';
const webinar = `webinarId: "${webinars[0]?.id}"`;
const draft = `input: { title: "Ward rounds", description: "How.", presenter: "Dr Ray", format: PANEL,
  startsAt: "2026-12-05T10:00:00Z", durationMinutes: 45, seats: 10 }`;
const nothingOfOnesOwn = { ...refusedToAll('NotFoundError'), anonymous: 'NotSignedInError' } as const;

export const trainingPolicies: Policies = {
  'Query.certificate': {
    policy: { ...refusedToAll('null'), suspended: 'NOT_SIGNED_IN' },
    given: always(`code: ${madeUp}`),
  },
  'Query.certifications': figures,
  'Query.enrolments': { policy: operatorToRead, given: always('stage: SUBMITTED') },
  'Query.myEnrolments': { policy: signedInToRead, given: always('first: 1') },
  'Query.myWebinarPlaces': { policy: signedInToRead, given: always('first: 1') },
  'Query.ownCertificate': {
    policy: { ...refusedToAll('null'), anonymous: 'NOT_SIGNED_IN', suspended: 'NOT_SIGNED_IN' },
    given: always(`code: ${madeUp}`),
  },
  'Query.trainingPath': { policy: anyone, given: always('slug: "nhs-compliance-excellence"') },
  'Query.trainingPaths': figures,
  'Query.trainingResources': figures,
  'Query.webinarJoinUrl': { policy: operatorToRead, given: always(`id: "${webinars[0]?.id}"`) },
  'Query.webinars': catalogue,
  'Mutation.cancelWebinar': { policy: { ...operatorToWrite, operator: 'NotFoundError' }, given: always(unknown) },
  'Mutation.changeWebinar': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always(`${unknown}, ${draft}`),
  },
  'Mutation.completeEnrolment': { policy: { ...operatorToWrite, operator: 'NotFoundError' }, given: always(unknown) },
  'Mutation.decideCertification': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always(`${unknown}, accepted: true`),
  },
  'Mutation.downloadTrainingResource': {
    policy: anyone,
    given: always('slug: "compliance-audit-checklist"'),
    counts: true,
  },
  'Mutation.enrol': { policy: signedInToWrite, given: always(`programmeId: "${samplePath}"`), counts: true },
  'Mutation.giveBackWebinarPlace': { policy: nothingOfOnesOwn, given: always(`webinarId: ${madeUp}`) },
  'Mutation.planWebinar': { policy: operatorToWrite, given: always(draft), levels: 2, counts: true, makesNew: true },
  'Mutation.registerForWebinar': { policy: signedInToWrite, given: always(webinar), counts: true },
  'Mutation.showNameOnCertificate': { policy: nothingOfOnesOwn, given: always(`code: ${madeUp}, shown: true`) },
  'Mutation.withdrawEnrolment': { policy: nothingOfOnesOwn, given: always(unknown) },
};
