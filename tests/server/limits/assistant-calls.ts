import * as assistantLimits from '../../../schema/assistant/model/model-limits.ts';
import { account, type LimitedCall } from './doors.ts';

const file = 'schema/assistant/model/write-reply.ts';

/**
 * Of replies that a model writes. No door refuses them: beyond the limit a reply is answered without the model
 * (`tests/server/assistant/model-budgets.test.ts`).
 */
export const assistantCalls: readonly LimitedCall[] = [
  { file, limit: assistantLimits.ownWrittenReplies, who: account, doors: [] },
  { file, limit: assistantLimits.allWrittenReplies, who: () => 'all', doors: [] },
];
