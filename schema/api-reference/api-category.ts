/** A method and a path of the REST interface, as `POST /api/auth/login`. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** What the API reference says of one of its categories, whatever answers by now. */
export interface ApiCategory {
  /** Short name in addresses: lower-case words with hyphens. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two. */
  readonly description: string;
  readonly isFeatured: boolean;
  readonly features: readonly string[];
  /** The documented endpoints of the category; some may not answer yet. */
  readonly endpoints: readonly EndpointName[];
  /** Endpoints of today on the same subject, beside the documented ones. */
  readonly related: readonly EndpointName[];
  readonly example: CategoryExample;
}

/** The endpoint that a category shows a request and a response of. */
export interface CategoryExample {
  readonly endpoint: EndpointName;
  /** Parameters of the query to show, by name: an example with all of them would ask for too much at once. */
  readonly query?: readonly string[];
  /** What is shown until the endpoint answers; without it, the endpoint must answer. */
  readonly documented?: DocumentedExample;
}

/** A request and its response as they are documented. */
export interface DocumentedExample {
  /** Of a POST its body, of a GET its query. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}
