import * as subscriptionLimits from '../../../schema/system-status/subscription/subscription-limits.ts';
import { type Asking, type LimitedCall, mutation, network } from './doors.ts';

const file = 'schema/system-status/subscription/status-subscriptions.service.ts';
const address = ({ signedUp }: Asking) => signedUp.email;
const doors = [
  mutation('subscribeToStatus', 'MessagePayload', (asking) => `email: ${JSON.stringify(address(asking))}`),
];

/** Of emails about the status. */
export const statusCalls: readonly LimitedCall[] = [
  { file, limit: subscriptionLimits.subscriptionRequests, who: () => network, doors },
  { file, limit: subscriptionLimits.subscriptionMails, who: address, doors },
];
