import * as helpLimits from '../../../schema/help/help-limits.ts';
import { type LimitedCall, mutation, network } from './doors.ts';

/** Of what visitors tell the editors of the help center. */
export const helpCalls: readonly LimitedCall[] = [
  {
    file: 'schema/help/help-feedback.service.ts',
    limit: helpLimits.reportedSearches,
    who: () => network,
    doors: [mutation('reportHelpSearch', 'ReportHelpSearchPayload', () => 'search: "zebra crossing"')],
  },
];
