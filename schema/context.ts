import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

/** What a resolver sees. There is no database in it, so a resolver cannot write SQL. */
export interface Context {
  readonly viewer: Viewer;
  readonly services: Services;
  /** Stands in every error answer and log line of this request. */
  readonly requestId: string;
}
