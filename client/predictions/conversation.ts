import { isMarked } from '../accounts/sign-in-mark.ts';
import type { ReplyFragment } from '../assistant/assistant.generated.ts';
import { followedValue } from '../ui/followed-value.ts';
import type { DemandTrendsQuery, ForecastFragment } from './predictions.generated.ts';
import { closePredictions } from './window-state.ts';

/** What a question was answered with. */
export type PredictionReply =
  | { readonly kind: 'forecast'; readonly forecast: ForecastFragment }
  | { readonly kind: 'trends'; readonly trends: DemandTrendsQuery['demandTrends'] }
  /** There are too few weeks of the department, or of the whole portal if it is null. */
  | { readonly kind: 'too-little'; readonly department: string | null }
  /** It was no question about forecasts. */
  | { readonly kind: 'assistant'; readonly reply: ReplyFragment };

export interface Asked {
  readonly id: string;
  readonly sender: 'user';
  readonly at: Date;
  readonly text: string;
  /** Waits for its reply, has it, or is to be asked again. */
  readonly state: 'asked' | 'answered' | 'failed';
}

export interface Told {
  readonly id: string;
  readonly sender: 'bot';
  readonly at: Date;
  readonly reply: PredictionReply;
}

/** What was said, in the order in which it was said. It stays in this document alone, and goes with it. */
export const conversation = followedValue<readonly (Asked | Told)[]>([]);

let wasSignedIn = isMarked();
/** Deletes the conversation on sign-out, in this tab or another: the next user must not read it. */
window.addEventListener('storage', () => {
  const isSignedIn = isMarked();
  if (wasSignedIn && !isSignedIn) {
    conversation.set([]);
    closePredictions();
  }
  wasSignedIn = isSignedIn;
});
