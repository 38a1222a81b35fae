/** The OpenAPI document as tests read it. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

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

/** What of a body is not as a schema of the document says. */
export function problemsOf(document: OpenApi, schema: object, body: unknown): readonly ErrorObject[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(body) ? [] : (validate.errors ?? []);
}

/** The schema and the example of what is described as JSON. */
export function jsonOf(described: Described | undefined): Json {
  const json = described?.content?.['application/json'];
  if (!json) {
    throw new Error('No JSON is described.');
  }
  return json;
}
