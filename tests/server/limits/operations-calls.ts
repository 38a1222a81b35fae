import * as accessLimits from '../../../schema/operations/access-limits.ts';
import { type Asking, asOperator, type LimitedCall, mutation } from './doors.ts';

const ownAccount = ({ id }: Asking) => `id: ${JSON.stringify(id)}`;

/** Of what operators do with accounts. */
export const operationsCalls: readonly LimitedCall[] = [
  {
    file: 'schema/operations/operations.service.ts',
    limit: accessLimits.accessChanges,
    // Of one's own account nothing is changed here, and yet it is counted.
    who: ({ id }) => `${id} ${id}`,
    doors: [
      asOperator(mutation('verifyAccount', 'AccountRecordPayload', ownAccount)),
      asOperator(
        mutation(
          'suspendAccount',
          'ForbiddenError',
          (asking) => `${ownAccount(asking)}, reason: "Two people have complained."`,
        ),
      ),
      asOperator(mutation('unsuspendAccount', 'AccountRecordPayload', ownAccount)),
      asOperator(
        mutation(
          'undoVerification',
          'ConflictError',
          (asking) => `${ownAccount(asking)}, verifiedAt: "2026-11-20T09:00:00.000Z"`,
        ),
      ),
      asOperator(
        mutation('setAccountAccess', 'AccountRecordPayload', (asking) => `${ownAccount(asking)}, access: OPERATOR`),
      ),
    ],
  },
];
