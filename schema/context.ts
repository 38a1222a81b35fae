import type { Viewer } from './access/viewer.ts';
import type { Services } from './services.ts';

/** What a resolver sees. There is no database in it, so a resolver cannot write SQL. */
export interface Context {
  readonly viewer: Viewer;
  readonly services: Services;
  /** Stands in every error answer and log line of this request. */
  readonly requestId: string;
}
