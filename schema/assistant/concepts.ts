/** So many letters of a word are compared. */
const STEM = 6;
const SHORTEST = 3;

/** Words without the endings by which their forms differ: "application", "applied" and "applies" are "apply". */
function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const plain = word
    .replace(/(?:ications?|icants?|ied|ies)$/, 'y')
    .replace(/(?:ency|ent)$/, 'en')
    .replace(/(?:ations?|ments?|ings?|ers?|ed|es|s|ly)$/, (ending, at: number) => (at >= SHORTEST ? '' : ending));
  return (plain.length >= SHORTEST ? plain : word)
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '')
    .slice(0, STEM);
}

/** Everyday synonyms, as questions and articles use different words. The terms of the health service are in the search. */
const sameThings = `
  buy purchase bought order
  sell sold offer
  delete remove erase close
  edit change correct amend update alter
  job vacancy opening position role
  advert advertisement advertise ad post publish
  name surname forename
  organisation organization employer trust company
  candidate applicant
  call ring phone telephone
  price cost charge fee expensive cheap
  free cost
  decline reject refuse
  agency partner
  join register registration signup
  login signin
  logout signout
  password passcode
  picture photo image
  document policy guideline file
  guarantee warranty
  used secondhand refurbished
  fault broken damaged
  someone somebody
  pay salary wage
  supplier vendor seller
  machine device equipment product item
  hide private
  pdf print paper
  wrong mistake error
  arrive receive come
  surplus spare`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

const concepts = new Map(
  sameThings
    .toReversed()
    .flatMap(([first = '', ...others]) => [first, ...others].map((word) => [stemOf(word), stemOf(first)])),
);

/** What a word is about, as far as words are compared: its stem, or that of the everyday word for it. */
export function conceptOf(word: string): string {
  const stem = stemOf(word);
  return concepts.get(stem) ?? stem;
}

export const conceptsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(conceptOf));

/** How many concepts stand in both. */
export const common = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length;
