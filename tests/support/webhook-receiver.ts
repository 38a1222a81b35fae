import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a receiver got. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
}

export interface WebhookReceiver {
  /** Where it listens on this machine. */
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** How it answers from now on; 204 at first. */
  answer: (response: ServerResponse, message: ReceivedMessage) => void;
  close(): Promise<void>;
}

/** A program that receives webhooks, on an address of this machine. */
export async function startReceiver(address = '127.0.0.1'): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    const message = { headers: request.headers, body: await text(request), path: request.url ?? '' };
    received.push(message);
    receiver.answer(response, message);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://${address}:${port}/webhooks`,
    received,
    answer: (response) => response.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
