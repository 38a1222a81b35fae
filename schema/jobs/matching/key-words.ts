import { wordsOf } from '../../queries/search/folded-words.ts';

/** Words that say nothing about a skill. */
const empty = new Set(
  `a an and or the of in on at to for with by from as is are be been being you your we our it its that this these those
  not no all any some other others another such than then when where who which what have has had do does can could will would
  should may must need needs needed required essential desirable current currently up date recent least more most years year
  months month experience experienced work working works worked good strong excellent able ability within under over including
  include relevant equivalent similar about into through while also both one two three way use using used`.split(
    /\s+/u,
  ),
);

/**
 * The words of a text that say something about a skill, each once and as it is written first, by what is left of them
 * without the endings of the usual inflections.
 */
export function keyWords(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const written of text.match(/[\p{L}\p{N}\p{M}&'\u2019]+/gu) ?? []) {
    for (const word of wordsOf(written)) {
      const isKeyWord = !empty.has(word) && word.length > 1 && !/^\d+$/u.test(word);
      if (isKeyWord && !words.has(stemOf(word))) {
        words.set(stemOf(word), /^\p{Lu}+$/u.test(written) ? written : word);
      }
    }
  }
  return words;
}

function stemOf(word: string): string {
  if (word.length < 6) return word.replace(/s$/u, '');
  return word.replace(/(?:ations?|ings?|ments?|ers?|ed|ies|es|s|ly|y|e)$/u, '');
}
