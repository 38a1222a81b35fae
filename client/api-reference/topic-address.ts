/** What of an example is shown: one of the tabs. */
export type ExampleSide = 'request' | 'response';

interface ShownTopic {
  /** Its short name; undefined for the first one. */
  topic?: string | undefined;
  side?: ExampleSide;
}

/** The side of the example that an address names. */
export function sideOf(params: URLSearchParams): ExampleSide {
  return params.get('show') === 'response' ? 'response' : 'request';
}

/** The query of an address; the first topic and the request need none. */
export function topicAddress({ topic, side }: ShownTopic): string {
  const params = new URLSearchParams({ ...(topic && { topic }), ...(side === 'response' && { show: side }) });
  return params.size > 0 ? `?${params}` : '';
}
