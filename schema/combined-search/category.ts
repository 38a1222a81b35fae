/** The parts of the portal that a hit can come from, by the names that clients know. */
export type Category = 'recruitment' | 'compliance' | 'equipment' | 'help' | 'other';

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
  help: setOf('help faq faqs howto'),
  other: setOf(
    'news article articles story stories update updates announcement announcements announced latest headline headlines',
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Kinds of things that stand in one part of the portal: who types one wants such a thing first. */
const things: Readonly<Record<Category, ReadonlySet<string>>> = {
  recruitment: setOf(
    'nurse midwife doctor consultant registrar practitioner therapist physiotherapist physio pharmacist radiographer paramedic hca assistant technician scientist psychologist dietitian podiatrist porter cleaner housekeeper receptionist secretary administrator manager matron sister coder clerk coordinator lead locum bank band salary vacancy internship apprentice',
  ),
  compliance: setOf(
    'training course module protocol procedure audit assessment template form act law legislation code framework consent toolkit sop manual handbook',
  ),
  equipment: setOf(
    'ventilator respirator mask monitor pump wheelchair hoist bed mattress trolley scanner ultrasound defibrillator thermometer oximeter stethoscope glove gown apron visor goggles syringe needle cannula catheter dressing bandage sling frame walker commode chair couch lamp light autoclave steriliser sterilizer centrifuge microscope laryngoscope endoscope recorder generator suction nebuliser nebulizer concentrator cylinder analyser analyzer probe cuff sensor container bin drape scissors forceps tray machine device kit',
  ),
  help: setOf(''),
  other: setOf('announcement strike report survey award figures'),
};

/**
 * The kind of thing that words name: the last one that names a part of the portal decides, or the last one that stands
 * for a thing of one.
 */
export function namedKind(words: readonly string[]): Category | undefined {
  const categories = Object.keys(names) as Category[];
  const named = (sets: Readonly<Record<Category, ReadonlySet<string>>>) =>
    words
      .map((word) =>
        categories.find((category) => sets[category].has(word) || sets[category].has(word.replace(/s$/, ''))),
      )
      .findLast((category) => category !== undefined);
  return named(names) ?? named(things);
}

/** Whether a word names the part of the portal, so that all that stands there answers it. */
export function namesCategory(word: string, category: Category): boolean {
  return names[category].has(word);
}
