import type { Target } from './target.ts';

/** One way to harm a portal. What it answers and how it lives meanwhile is watched from outside. */
export interface Attack {
  readonly name: string;
  /** It may take so many times as long as the others; 1 by default. */
  readonly patience?: number;
  /** @returns a sentence for each thing that did not hold, besides pauses, crashes, memory and failures */
  run(target: Target, requests: number): Promise<readonly string[]>;
}
