import type { Attack } from './attack.ts';
import { codeInLiterals } from './attacks/code-in-literals.ts';
import { connections } from './attacks/connections.ts';
import { costs } from './attacks/costs.ts';
import { guesses, passwordFlood } from './attacks/guesses.ts';
import { headers } from './attacks/headers.ts';
import { largeJson, oneByteChunks, slowReaders } from './attacks/held-memory.ts';
import { largeBodies } from './attacks/large-bodies.ts';
import { longLists, longTexts } from './attacks/long-values.ts';
import { manyDifferent } from './attacks/many-different.ts';
import { brackets } from './attacks/published-texts.ts';
import { signOuts } from './attacks/sign-outs.ts';
import { slowClients } from './attacks/slow-clients.ts';

/** Every attack, in the order in which they run. */
export const attacks: readonly Attack[] = [
  codeInLiterals,
  costs,
  longTexts,
  longLists,
  brackets,
  ...manyDifferent,
  connections,
  largeBodies,
  oneByteChunks,
  largeJson,
  slowReaders,
  slowClients,
  headers,
  signOuts,
  passwordFlood,
  guesses,
];
