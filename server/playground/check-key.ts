/** Whether a key is valid; unknown if the portal did not respond. */
export type KeyCheck = 'holds' | 'refused' | 'unknown';

/** Asks the graph with a key for the one thing that each key opens: a request without it is refused with 401. */
export async function checkKey(key: string, ask: typeof fetch = fetch): Promise<KeyCheck> {
  if (!/^[!-~]+$/.test(key)) {
    // No header can hold it.
    return 'refused';
  }
  try {
    const { status } = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ rateLimit { remaining } }' }),
    });
    if (status === 401) {
      return 'refused';
    }
    // Where the hour is used up, the key holds all the same.
    return status < 400 || status === 429 ? 'holds' : 'unknown';
  } catch {
    return 'unknown';
  }
}
