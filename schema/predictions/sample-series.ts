import { type DemandSeries, mondaysBefore } from './demand-series.ts';

/** Departments that have a sample series, each with the posts that it advertises in a usual week. */
export const sampleDepartments: Readonly<Record<string, number>> = {
  'Critical care': 14,
  'Emergency medicine': 18,
  Theatres: 11,
  Maternity: 9,
  'Older people': 16,
  Pharmacy: 6,
  Radiology: 7,
  Community: 12,
};

export const SAMPLE_WEEKS = 104;
const WEEKS_A_YEAR = 52;
const sumOfLevels = Object.values(sampleDepartments).reduce((sum, level) => sum + level, 0);

/** The department of the sample that a name means, in whatever case; undefined if it means none. */
export function sampleDepartmentOf(name: string): string | undefined {
  return Object.keys(sampleDepartments).find((department) => department.toLowerCase() === name.toLowerCase());
}

/**
 * Two made-up years of a department of the sample, or of all where its name is empty, up to the week before `monday`: a level that grows by a tenth a year, more posts
 * in winter, and chance. The same department and week always get the same numbers.
 */
export function sampleSeries(department: string, monday: string): DemandSeries {
  const level = sampleDepartments[department] ?? sumOfLevels;
  const weeks = mondaysBefore(monday, SAMPLE_WEEKS).map((start, index) => {
    const chance = chanceOf(`${department} ${start}`);
    const winter = 1 + 0.18 * Math.cos((2 * Math.PI * dayOfYear(start)) / 365);
    const growth = 1 + (0.1 * index) / WEEKS_A_YEAR;
    const posts = Math.max(
      0,
      Math.round(level * winter * growth + (chance() + chance() + chance() - 1.5) * level * 0.35),
    );
    return { start, posts, filled: Math.max(0, Math.round(posts * (0.7 + 0.2 * chance()))) };
  });
  return { weeks, origin: 'sample' };
}

function dayOfYear(day: string): number {
  return (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000;
}

/** Numbers from 0 to 1 that follow from a text (mulberry32 over an FNV-1a hash). */
function chanceOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
