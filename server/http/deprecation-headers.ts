import type { Deprecation } from '../../schema/graph/deprecation.ts';

/** Where people read what is deprecated, why, and until when it answers. */
export const VERSIONS_PAGE = '/api-reference#versions';

/**
 * What the headers of an answer say of the deprecated parts that were used: since when (`Deprecation`, RFC 9745) and from when
 * on they may be gone (`Sunset`, RFC 8594), each by its earliest day. None where nothing deprecated was used.
 */
export function deprecationHeaders(used: readonly Deprecation[]): readonly (readonly [name: string, value: string])[] {
  const [since] = used.map((one) => one.since).sort();
  if (since === undefined) {
    return [];
  }
  const [sunset] = used.flatMap((one) => one.sunset ?? []).sort();
  const relations = sunset === undefined ? ['deprecation'] : ['deprecation', 'sunset'];
  return [
    ['deprecation', `@${Date.parse(since) / 1000}`],
    ...(sunset === undefined ? [] : [['sunset', new Date(sunset).toUTCString()] as const]),
    ['link', relations.map((relation) => `<${VERSIONS_PAGE}>; rel="${relation}"; type="text/html"`).join(', ')],
  ];
}
