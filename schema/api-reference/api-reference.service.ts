import type { GraphQLSchema } from 'graphql';
import { anyone } from '../access/anyone.ts';
import { deprecatedElements } from '../graph/deprecated-elements.ts';
import type { DeprecatedElement } from '../graph/deprecation.ts';
import type { RestOperation } from '../ports.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ApiCategory, EndpointName } from './api-category.ts';
import { apiCategories } from './categories.ts';
import { type ExampleText, exampleText } from './example-text.ts';
import { releaseChanges } from './release-changes.generated.ts';
import type { ReleaseChanges } from './release-changes.ts';
import { type VersionRule, versionPolicy } from './version-policy.ts';

/** Changes are shown of so many releases. */
const MOST_RELEASES = 3;

/** An endpoint as it stands on this installation. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** What it does; null while it does not answer. */
  readonly summary: string | null;
  /** How its answer comes about; null while it does not answer. */
  readonly rule: string | null;
  readonly isAvailable: boolean;
}

/** A category as this installation answers it. */
export interface AnsweredCategory
  extends Pick<ApiCategory, 'id' | 'title' | 'description' | 'isFeatured' | 'features'> {
  readonly endpoints: readonly Endpoint[];
  readonly related: readonly Endpoint[];
  readonly example: ExampleText & Endpoint;
}

/** What the API reference shows: what is documented, beside what the REST interface of this installation answers. */
export class ApiReferenceService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The categories, in order. */
  categories(): AnsweredCategory[] {
    const { ports } = anyone(this.#dependencies);
    const operations = new Map(ports.restOperations().map((one) => [`${one.method} ${one.path}`, one]));
    return apiCategories.map((category) => answered(category, operations, ports.site.origin));
  }

  /** How many operations the REST interface answers. */
  operationCount(): number {
    return anyone(this.#dependencies).ports.restOperations().length;
  }

  /** How the interfaces change, and what can be relied on. */
  versionPolicy(): readonly VersionRule[] {
    anyone(this.#dependencies);
    return versionPolicy;
  }

  /** What of the graph and of REST is deprecated at present. */
  deprecations(schema: GraphQLSchema): DeprecatedElement[] {
    const { ports } = anyone(this.#dependencies);
    return [
      ...deprecatedElements(schema).values(),
      ...ports.restOperations().flatMap(({ deprecations }) => deprecations),
    ];
  }

  /** What has changed with the newest releases, and since the last one; the newest first. */
  changes(): readonly ReleaseChanges[] {
    anyone(this.#dependencies);
    return releaseChanges.slice(0, MOST_RELEASES);
  }
}

type Operations = ReadonlyMap<string, RestOperation>;

function answered(category: ApiCategory, operations: Operations, origin: string): AnsweredCategory {
  const endpointOf = (name: EndpointName) => endpoint(name, operations.get(name));
  const { example } = category;
  return {
    ...category,
    endpoints: category.endpoints.map(endpointOf),
    // What a later release drops is left out.
    related: category.related.map(endpointOf).filter(({ isAvailable }) => isAvailable),
    example: {
      ...endpointOf(example.endpoint),
      ...exampleText(example, operations.get(example.endpoint), origin),
    },
  };
}

function endpoint(name: EndpointName, operation: RestOperation | undefined): Endpoint {
  const [method = '', path = ''] = name.split(' ');
  return {
    method,
    path,
    summary: operation?.summary ?? null,
    rule: operation?.description ?? null,
    isAvailable: operation !== undefined,
  };
}
