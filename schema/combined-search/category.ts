/** The parts of the portal that a hit can come from, by the names that clients know. */
export type Category = 'recruitment' | 'compliance' | 'equipment' | 'other';

/** What people call each part: such a word is answered by whatever stands in that part. */
const names: Readonly<Record<Category, ReadonlySet<string>>> = {
  recruitment: setOf(
    'recruitment job jobs vacancy vacancies post posts position positions role roles career careers work working employment opening openings hiring recruiting apply',
  ),
  compliance: setOf(
    'compliance document documents guideline guidelines guidance policy policies standard standards regulation regulations requirement requirements rule rules checklist pdf download',
  ),
  equipment: setOf(
    'equipment product products device devices machine machines supply supplies supplier suppliers buy buying purchase purchasing price prices cost cheap kit sale order stock',
  ),
  other: setOf(
    'news article articles story stories update updates announcement announcements announced latest headline headlines',
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether a word names the part of the portal, so that all that stands there answers it. */
export function namesCategory(word: string, category: Category): boolean {
  return names[category].has(word);
}
