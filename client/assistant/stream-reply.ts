import type { ReplyFragment } from './assistant.generated.ts';

export type Sentence = ReplyFragment['sentences'][number];

type Line = { readonly sentence: Sentence } | { readonly reply: ReplyFragment };

/** So long a reply may take, in milliseconds: longer than the portal gives a model. */
const LONGEST = 15_000;

/**
 * Requests a reply as a stream.
 *
 * @param token the access token of the signed-in user, in whose budget the model then writes.
 * @param onSentence receives each sentence as it is written; returns false to cancel the stream.
 * @returns the final reply.
 * @throws if the stream ends before the reply is complete.
 */
export async function streamReply(
  { question, token }: { readonly question: string; readonly token: string | undefined },
  onSentence: (sentence: Sentence) => boolean,
): Promise<ReplyFragment> {
  const leaving = new AbortController();
  const { ok, body } = await fetch('/assistant/reply', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ question }),
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST)]),
  });
  if (!ok || !body) throw new Error('There is no reply.');
  for await (const line of linesOf(body)) {
    if ('reply' in line) return line.reply;
    if (!onSentence(line.sentence)) leaving.abort();
  }
  throw new Error('The reply broke off.');
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Line, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = `${rest}${piece.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
