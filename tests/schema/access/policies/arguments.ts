import { anyone } from '../outcomes.ts';

export const text = JSON.stringify;
export const always = (given: string) => () => given;
export const madeUp = text('made up');
/** A list or a set of totals that anyone may read. */
export const catalogue = { policy: anyone, levels: 2, given: always('first: 1') };
export const figures = { policy: anyone };
