import type { Area } from '../../areas.ts';

/**
 * Where the four lines run on wide screens, in pixels at the usual size of text, from 640 left of the middle of the page:
 * `exit` is where a line leaves the picture of the first view, `rail` where it runs down the margin, `turn` how far below
 * the figures it turns to the left. A line that is further right turns lower, so that none crosses another.
 */
export const linePlaces: Record<
  Area,
  { exit: number; rail: number; turn: number; exitClass: string; railClass: string }
> = {
  news: {
    exit: 830,
    rail: 12,
    turn: 24,
    exitClass: 'left-[calc(50%+11.75rem)]',
    railClass: 'left-[calc(50%-39.375rem)]',
  },
  equipment: {
    exit: 880,
    rail: 20,
    turn: 32,
    exitClass: 'left-[calc(50%+14.875rem)]',
    railClass: 'left-[calc(50%-38.875rem)]',
  },
  compliance: {
    exit: 1140,
    rail: 28,
    turn: 40,
    exitClass: 'left-[calc(50%+31.125rem)]',
    railClass: 'left-[calc(50%-38.375rem)]',
  },
  staff: {
    exit: 1190,
    rail: 36,
    turn: 48,
    exitClass: 'left-[calc(50%+34.25rem)]',
    railClass: 'left-[calc(50%-37.875rem)]',
  },
};

/** Where the rings before the headings stand: as on every other page, 34 left of the text. */
export const RING = 36;
