import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What is sent to the model. */
export interface AskedModel {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: {
    readonly generationConfig?: Readonly<Record<string, unknown>>;
    readonly systemInstruction?: { readonly parts: readonly { readonly text: string }[] };
    readonly contents?: readonly { readonly role: string; readonly parts: readonly { readonly text: string }[] }[];
  } & Readonly<Record<string, unknown>>;
}

/** How the service answers a request: writes what it likes, or nothing. */
export type Answering = (response: ServerResponse, asked: AskedModel) => void | Promise<void>;

export interface FakeModel {
  readonly url: string;
  readonly asked: AskedModel[];
  answering: Answering;
  close(): Promise<void>;
}

/** A server on this machine that speaks the protocol of Gemini. */
export async function openFakeModel(answering: Answering = (response) => writes(response, [])): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  const state: { answering: Answering } = { answering };
  const server = createServer((request: IncomingMessage, response) => {
    void json(request).then((body) => {
      const { url: path = '', headers } = request;
      const key = String(headers['x-goog-api-key'] ?? headers.authorization);
      const question: AskedModel = { path, key, body: body as AskedModel['body'] };
      asked.push(question);
      return state.answering(response, question);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, { asked, url: `http://127.0.0.1:${portOf(server)}/v1beta`, close: () => closed(server) });
}

/** The environment of a portal that asks it. */
export const askingIt = ({ url }: FakeModel): Record<string, string> => ({
  ASSISTANT_API_KEY: 'a-key-of-tests-alone',
  ASSISTANT_MODEL: 'gemini-of-tests',
  ASSISTANT_BASE_URL: url,
});

/** Writes texts as events of a stream, as Gemini does, and why it has ended. */
export function writes(response: ServerResponse, texts: readonly string[], finishReason = 'STOP'): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const text of texts) response.write(eventOf({ parts: [{ text }], role: 'model' }));
  response.end(eventOf({ parts: [{ text: '' }], role: 'model' }, finishReason));
}

export function eventOf(content: object, finishReason?: string): string {
  return `data: ${JSON.stringify({ candidates: [{ content, index: 0, ...(finishReason && { finishReason }) }] })}\r\n\r\n`;
}

/** What of the question and the records it was given. */
export function givenTo({ body }: AskedModel): {
  readonly question: string;
  readonly records: readonly { readonly number: number; readonly title: string; readonly text: string }[];
} {
  return JSON.parse(body.contents?.[0]?.parts[0]?.text ?? '{}');
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
