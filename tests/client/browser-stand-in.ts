import { vi } from 'vitest';

/** Stands in for what a browser has: storage of its own, and nothing that could be seen. Answers how to close its tabs. */
export function standInForBrowser(): () => void {
  const navigator = { onLine: true, userAgent: '' };
  const channels: BroadcastChannel[] = [];
  const Channel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator }));
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('StorageEvent', class extends Event {});
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  return () => {
    for (const channel of channels) channel.close();
  };
}

/** Keeps what it is given, and lists it as its own properties, as browsers do. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const kept: Storage = Object.create(methods);
  return kept;
}

/** A request to the graph that waits for its answer. */
export interface WaitingRequest {
  readonly operationName: string;
  readonly authorization: string | undefined;
  /** Whether no request waits for the answer any more. */
  isGivenUp(): boolean;
  answer(body: unknown, status?: number): void;
}

/** Stands in for the server: each request waits in the list until it is answered. */
export function standInForServer(): WaitingRequest[] {
  const requests: WaitingRequest[] = [];
  vi.stubGlobal('fetch', (_address: string, { body, headers, signal }: RequestInit) => {
    const { operationName } = JSON.parse(String(body));
    return new Promise<Response>((resolve) => {
      requests.push({
        operationName,
        authorization: (headers as Record<string, string>)['authorization'],
        isGivenUp: () => signal?.aborted === true,
        answer: (answer, status = 200) => resolve(new Response(JSON.stringify(answer), { status })),
      });
    });
  });
  return requests;
}
