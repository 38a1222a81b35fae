/** So many criteria of a post are looked at. */
export const MOST_CRITERIA = 40;
/** So many characters of one are. */
const LONGEST_CRITERION = 400;

const wanted =
  /\b(?:need|needs|essential|require|requires|required|requirements|criteria|specification|looking for|must have)\b/iu;
const heading = /^#{1,6} (.+)$/u;
const bullet = /^\s*[-*•] (.+)$/u;

/**
 * What a post asks of its holder: the points below a heading like 'What you need', or where there is no such heading, the
 * sentences that say 'must' or 'essential'.
 */
export function criteriaOf(description: string): readonly string[] {
  const points: string[] = [];
  let isWanted = false;
  for (const line of description.split('\n')) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined) {
      isWanted = wanted.test(title);
      continue;
    }
    const point = bullet.exec(line)?.[1];
    if (isWanted && point !== undefined) points.push(point);
  }
  const found = points.length > 0 ? points : sentencesThatAsk(description);
  return [...new Set(found.map((one) => one.trim().slice(0, LONGEST_CRITERION)))].slice(0, MOST_CRITERIA);
}

function sentencesThatAsk(description: string): string[] {
  return description
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => /\b(?:must|essential|required)\b/iu.test(sentence) && !sentence.startsWith('#'));
}
