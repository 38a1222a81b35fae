import type { Sender } from './mail-content.ts';

/** Who to turn to, as the end of a sentence: the configured address, or who runs the portal if there is none. */
export function contactWords({ productName, operator }: Sender): string {
  return operator ? `contact us at ${operator.email}` : `contact the team that runs ${productName}`;
}
