/** The OpenAPI document as tests read it. */

interface Json {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Described {
  readonly description?: string;
  readonly headers?: object;
  readonly content?: { readonly 'application/json'?: Json };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Described & { readonly name: string; readonly in: string })[];
  readonly requestBody?: Described;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Described & { readonly $ref?: string }>>;
}

export type OpenApi = {
  readonly openapi: string;
  readonly info: { readonly version: string; readonly license: object; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>>;
  readonly components: object & {
    readonly responses: Readonly<Record<string, Described>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
  };
};
