/** So much of an answer is read: far more than 200 tokens take in any protocol. */
const LONGEST_ANSWER = 262_144;

/** Node's own fetch without redirects, which would receive the key, and with a limit on the length of a response. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'error' });
  if (!body) {
    return new Response(null, { status, statusText, headers });
  }
  let read = 0;
  const bound = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > LONGEST_ANSWER) {
        controller.error(new Error('The answer has no end.'));
      } else {
        controller.enqueue(chunk);
      }
    },
  });
  return new Response(body.pipeThrough(bound), { status, statusText, headers });
};
