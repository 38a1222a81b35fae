import type { EmergencyKind } from './emergency-phrases.ts';

/**
 * Words that together are signs of an emergency, in whatever order and wherever in a text; a word that ends in '*' is a
 * beginning. One word of each group must be there.
 */
interface Signs {
  readonly kind: EmergencyKind;
  readonly groups: readonly (readonly string[])[];
}

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const medicine = list(
  'pill pills tablet tablets paracetamol ibuprofen aspirin codeine morphine insulin antidepressants sleeping medication meds medicine medicines bleach calpol codamol antibiotics diazepam tramadol propranolol amitriptyline sertraline warfarin',
);
const muchOf = list(
  'load loads lots lot too many whole entire bottle packet packets box handful handfuls dozens all everything extra double',
);
const taken = list('took taken take taking swallow* drank drunk ate eaten injected had');
const pain = list(
  'pain* hurt* hurts ache* aching agony sore swollen swell* numb burn* burnt broken broke fractur* sprain* twisted infected bleeding bleed* blistered stabbing',
);
const bodyPart = list(
  'head headache* arm arms leg legs ankle ankles wrist foot feet toe toes hand hands finger fingers knee knees hip hips shoulder back neck stomach tummy belly abdomen throat ear ears eye eyes tooth teeth gum gums jaw nose rib ribs wound cut burn rash skin kidney kidneys',
);

export const emergencySigns: readonly Signs[] = [
  {
    kind: 'life',
    groups: [
      list('chest'),
      list('clutch* grip* pain* tight* crush* hurt* pressure squeez* heavy ache* aching grab* holding sweating'),
    ],
  },
  { kind: 'life', groups: [medicine, taken, muchOf] },
  {
    kind: 'life',
    groups: [
      list('blood bleed* bleeding'),
      list('everywhere pouring gush* spurt* pumping soaked pool stop* lots badly heavily'),
    ],
  },
  { kind: 'life', groups: [list('pulse heartbeat'), list('no find cant cannot stopped without lost')] },
  {
    kind: 'life',
    groups: [
      list('floppy limp lifeless unrousable'),
      list('baby child he she his her him hes shes nan gran grandad mum dad'),
    ],
  },
  { kind: 'life', groups: [list('lips face skin fingers'), list('blue grey droop* drooping swelling')] },
  {
    kind: 'life',
    groups: [
      list('breath* breathe breathing'),
      list('struggl* cant cannot stopped not isnt trouble difficult* gasping barely fighting'),
    ],
  },
  {
    kind: 'life',
    groups: [
      list('bee wasp nut nuts peanut* sting stung'),
      list('swell* swollen swelling breath* throat tongue face lips'),
    ],
  },
  {
    kind: 'life',
    groups: [list('pregnant pregnancy labour'), list('bleed* bleeding blood waters contractions fitting')],
  },
  {
    kind: 'life',
    groups: [
      list('speak speech talk talking'),
      list('suddenly slurred cant cannot unable'),
      list('he she his her hes shes him dad mum nan gran grandad husband wife properly'),
    ],
  },
  { kind: 'life', groups: [list('arm leg side face'), list('weak weakness numb numbness droop* dropped paralysed')] },
  {
    kind: 'life',
    groups: [
      list('fell fallen fall falling crashed crash hit'),
      list('moving move conscious head wake awake breath* responding'),
    ],
  },
  {
    kind: 'life',
    groups: [
      list('wake waking awake'),
      list('wont not cant cannot isnt never'),
      list(
        'he she him her hes shes baby child dad mum nan gran grandad husband wife partner friend son daughter patient',
      ),
    ],
  },
  { kind: 'suicide', groups: [list('cant cannot dont'), list('cope'), list('anymore more over longer want life')] },
  {
    kind: 'suicide',
    groups: [
      list('want wish wanted'),
      list('it everything life'),
      list('over end stop'),
      list('all cope more anymore just'),
    ],
  },
  { kind: 'suicide', groups: [list('end ending ended'), list('it'), list('all tonight today now tomorrow forever')] },
  { kind: 'suicide', groups: [list('point reason'), list('living alive'), list('no any what')] },
  { kind: 'suicide', groups: [list('want wants wanted wish wishing going ready'), list('die dead disappear dying')] },
  {
    kind: 'suicide',
    groups: [
      list('cut* cutting hurt* hurting burning harm* kill* hang* killing'),
      list('myself himself herself themselves themself'),
    ],
  },
  {
    kind: 'suicide',
    groups: [list('carry cope go'), list('on'), list('cant cannot dont'), list('anymore more life living longer')],
  },
  { kind: 'urgent', groups: [medicine, list('many much dose doses dosage often give safe together mix take taking')] },
  { kind: 'urgent', groups: [bodyPart, pain] },
  {
    kind: 'urgent',
    groups: [
      list(
        'headache* migraine* vomit* diarrhoea fever feverish temperature dizzy faint* rash ill unwell poorly sick dehydrated infection',
      ),
      list(
        'i im ive my me he hes she shes his her hers baby child toddler son daughter mum dad husband wife partner friend',
      ),
    ],
  },
];

/** The kind of emergency of which a text has all the signs, the gravest first. */
export function kindBySigns(words: readonly string[], kinds: readonly EmergencyKind[]): EmergencyKind | undefined {
  const has = (group: readonly string[]) => group.some((part) => words.some((word) => isWord(word, part)));
  const found = emergencySigns.filter(({ groups }) => groups.every(has)).map(({ kind }) => kind);
  return kinds.find((kind) => found.includes(kind));
}

/** Whether a word is one of the list, or begins so. */
export function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}
