import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../schema/context.ts';
import { type DeprecatedElement, reasonOf } from '../../schema/graph/deprecation.ts';
import type { DeprecatedUse } from './deprecated-use.ts';
import { deprecationHeaders } from './deprecation-headers.ts';

/** One entry of `extensions.deprecations` of an answer. */
interface Notice {
  readonly coordinate: string;
  readonly reason: string;
  readonly since: string;
  readonly sunset: string | null;
}

/** Tells who asks the graph for something deprecated, in the headers and in `extensions.deprecations` of the answer. */
export function deprecationNotices(use: DeprecatedUse): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ document, request, response: { body, http } }) => {
        const result = body.kind === 'single' ? body.singleResult : undefined;
        // What was refused before it ran has no data, and may be no valid operation.
        if (!document || result?.data === undefined) {
          return;
        }
        const used = use.of(document, request.variables ?? {});
        if (used.length === 0) {
          return;
        }
        for (const [name, value] of deprecationHeaders(used)) {
          http.headers.set(name, value);
        }
        result.extensions = { ...result.extensions, deprecations: used.map(noticeOf) };
      },
    }),
  };
}

function noticeOf(used: DeprecatedElement): Notice {
  const { element, since, sunset = null } = used;
  return { coordinate: element, reason: reasonOf(used), since, sunset };
}
