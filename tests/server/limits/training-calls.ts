import * as trainingLimits from '../../../schema/training/training-limits.ts';
import webinars from '../../../server/database/seed/sample/webinars.json' with { type: 'json' };
import { samplePath } from '../../factories/training.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

/** Of enrolling and of places in webinars. */
export const trainingCalls: readonly LimitedCall[] = [
  {
    file: 'schema/training/enrolments/enrolments.service.ts',
    limit: trainingLimits.enrolments,
    who: account,
    doors: [mutation('enrol', 'EnrolmentPayload', () => `programmeId: "${samplePath}"`)],
  },
  {
    file: 'schema/training/webinars/places/places.service.ts',
    limit: trainingLimits.webinarPlaces,
    who: account,
    doors: [mutation('registerForWebinar', 'WebinarPlacePayload', () => `webinarId: "${webinars[0]?.id}"`)],
  },
];
