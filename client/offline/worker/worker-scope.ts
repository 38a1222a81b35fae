// What a service worker has besides a page, as far as it is used: the types of pages and of workers exclude each other.

export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer that the browser has asked for while it started the worker; undefined if it has not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
