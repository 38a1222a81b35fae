import type { DocumentNode } from 'graphql';
import type { Deprecation } from '../../../schema/graph/deprecation.ts';
import type { Services } from '../../../schema/services.ts';
import type { FieldChecks } from '../../../schema/text/field-checks.ts';
import type { Components } from './answer-schema.ts';
import type { BodyField } from './body-field.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Parameter } from './parameter.ts';

/** What rows are gathered under in the OpenAPI document. Rows of one tag share one object. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** A row of the table of REST paths: how to ask the graph, and how its data is shown. */
export interface Route {
  /** What is read has GET, and HEAD with it; what is changed has POST, or PUT or DELETE where it can be said twice. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly operation: DocumentNode;
  /** Name of the graph operation; the row's id in the OpenAPI document. */
  readonly operationName: string;
  /** Below /api, with parameters in braces. */
  readonly path: string;
  readonly tag: Tag;
  /** Its id in the OpenAPI document, where another row has the same operation. */
  readonly name?: string;
  readonly summary: string;
  readonly description: string;
  /** Where it is going to be taken away: since when, and what to ask instead. */
  readonly deprecation?: Deprecation | undefined;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** The sentence of the 404, on a path that names a single thing. */
  readonly notFound?: string;
  /** The fields of the body; none are taken where this is absent. */
  readonly body?: RouteBody;
  /**
   * Fields that are read where the body has them. The row answers whatever else a request has or lacks: a session, another
   * body, parameters, headers.
   */
  readonly leniently?: RouteBody;
  /** Whether a user must be signed in. */
  readonly signedIn?: boolean;
  /** Refuses who may not, where what was sent cannot be read: the graph, which refuses them too, is not asked then. */
  readonly permit?: (services: Services, path: Readonly<Record<string, string>>) => Promise<void> | void;
  /**
   * Notes in `checks` what the domain finds wrong with a body that it is not asked to store, as fields of it are missing or
   * cannot be read; `values` are those of the others, as the domain has them.
   */
  readonly checkPart?: (services: Services, checks: FieldChecks, values: object) => Promise<void> | void;
  /** Statuses by which it refuses what others might do, or what does not go together with what is there. */
  readonly refusals?: readonly (403 | 409)[];
  /** Whether it creates something, and with an Idempotency-Key only once. */
  readonly onceByKey?: boolean;
  /** 200 where nothing else is said; 202 promises no more than to look into it; 204 has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Its answer for the OpenAPI document, to whose components it adds the objects that have names. */
  readonly describeAnswer: (components: Components) => { readonly schema: JsonSchema; readonly example: unknown };
  /** The body of the answer; undefined where there is no such thing. */
  readonly present: (data: unknown) => object | undefined;
  /** Tells apart what a change hands out, where it hands out something that may be had already. */
  readonly entityTag?: (data: unknown) => string | undefined;
  /** Where what was made is read from, below /api. */
  readonly location?: (data: unknown) => string | undefined;
}

export interface RouteBody {
  readonly fields: readonly BodyField[];
  /** Whether they are the fields of the operation's `input`, and not its variables. */
  readonly asInput: boolean;
  readonly example: Readonly<Record<string, unknown>>;
}
