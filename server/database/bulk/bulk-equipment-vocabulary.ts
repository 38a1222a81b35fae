/** Words for generated products: kinds of one category share the words that go with their names. */

interface KindGroup {
  readonly category: string;
  /** Name inside a line, drawing, and the least and the highest price in pounds. */
  readonly kinds: readonly (readonly [name: string, drawing: string, least: number, most: number])[];
  readonly traits: readonly string[];
  readonly purposes: readonly string[];
  readonly certifications: readonly string[];
  readonly specifications: readonly string[];
}

const groups: readonly KindGroup[] = [
  {
    category: 'monitoring',
    kinds: [
      ['patient monitor', 'patient-monitor', 1_900, 9_800],
      ['telemetry receiver', 'patient-monitor', 2_400, 16_500],
      ['capnograph', 'patient-monitor', 1_300, 4_700],
      ['infusion pump', 'infusion-pump', 780, 2_900],
      ['syringe driver', 'infusion-pump', 640, 1_850],
    ],
    traits: ['Bedside', 'Compact', 'Portable', 'Wireless', 'Paediatric'],
    purposes: [
      'For wards, recovery and intensive care.',
      'For theatres and transfers.',
      'For day units and care at home.',
    ],
    certifications: ['UKCA marked, class IIb', 'CE marked, class IIb'],
    specifications: ['Battery 4 hours', 'HL7 export', 'Wall or rail mount', 'Alarm log, 500 entries', 'Weight 3.2kg'],
  },
  {
    category: 'diagnostic',
    kinds: [
      ['ECG recorder', 'ecg-recorder', 1_150, 5_900],
      ['ultrasound scanner', 'ecg-recorder', 14_800, 86_000],
      ['spirometer', 'ecg-recorder', 420, 2_300],
      ['ophthalmoscope', 'ecg-recorder', 95, 760],
      ['audiometer', 'ecg-recorder', 890, 6_400],
    ],
    traits: ['Handheld', 'Portable', 'Desktop', 'Wireless', 'Clinic'],
    purposes: ['For clinics, surgeries and wards.', 'For tests at the bedside.', 'For screening in the community.'],
    certifications: ['UKCA marked, class I', 'UKCA marked, class IIa', 'CE marked, class IIa'],
    specifications: [
      'Touch screen, 7 inches',
      'Sends PDF and DICOM',
      'Stores 500 tests',
      'Barcode reader',
      'Weight 2.8kg',
    ],
  },
  {
    category: 'surgical',
    kinds: [
      ['electrosurgical generator', 'electrosurgical-generator', 5_400, 18_900],
      ['operating light', 'electrosurgical-generator', 3_200, 21_000],
      ['instrument set', 'electrosurgical-generator', 180, 3_600],
      ['suction unit', 'electrosurgical-generator', 340, 2_800],
    ],
    traits: ['Theatre', 'Mobile', 'Compact', 'Day-surgery', 'Twin'],
    purposes: ['For general surgery.', 'For minor operations.', 'For theatres and treatment rooms.'],
    certifications: ['UKCA marked, class I', 'UKCA marked, class IIb'],
    specifications: [
      'Stainless steel',
      'Mains 230V',
      'Footswitch included',
      'Fits standard rails',
      'Autoclave to 134 degrees',
    ],
  },
  {
    category: 'mobility',
    kinds: [
      ['wheelchair', 'wheelchair', 240, 4_900],
      ['patient hoist', 'wheelchair', 690, 5_200],
      ['walking frame', 'wheelchair', 38, 190],
      ['profiling bed', 'wheelchair', 1_450, 7_800],
    ],
    traits: ['Folding', 'Lightweight', 'Heavy-duty', 'Extra-wide', 'Adjustable'],
    purposes: ['For daily use indoors and out.', 'For wards and care at home.', 'For rehabilitation.'],
    certifications: ['UKCA marked, class I', 'CE marked, class I'],
    specifications: ['Adjustable height', 'Two brakes', 'User weight up to 160kg', 'Wipe-clean surfaces', 'Folds flat'],
  },
  {
    category: 'ppe',
    kinds: [
      ['respirators', 'respirator', 32, 140],
      ['examination gloves', 'respirator', 4.2, 19.9],
      ['isolation gowns', 'respirator', 21.5, 88],
      ['face visors', 'respirator', 12.4, 64],
    ],
    traits: ['Disposable', 'Small', 'Medium', 'Large', 'Fluid-resistant'],
    purposes: ['For rooms with a risk of infection.', 'For work with splashes.', 'For examinations and cleaning.'],
    certifications: ['UKCA marked, PPE category III'],
    specifications: ['Latex free', 'Individually wrapped', 'Use by 2030', 'Box of 100', 'Sizes on the label'],
  },
  {
    category: 'emergency',
    kinds: [
      ['defibrillator', 'defibrillator', 890, 13_900],
      ['transport ventilator', 'defibrillator', 8_400, 24_500],
      ['resuscitation trolley', 'defibrillator', 780, 3_900],
      ['emergency bag', 'defibrillator', 140, 980],
    ],
    traits: ['Ambulance', 'Portable', 'Ward', 'Compact', 'Paediatric'],
    purposes: [
      'For resuscitation trolleys and public places.',
      'For ambulances and transfers.',
      'For first responders.',
    ],
    certifications: ['UKCA marked, class IIb', 'CE marked, class IIb'],
    specifications: [
      'IP54 housing',
      'Battery 6 hours',
      'Works from 5 to 40 degrees',
      'Adult and child',
      'Weight 4.1kg',
    ],
  },
];

/** One for each kind and trait. */
export const models = groups.flatMap(({ kinds, traits, ...shared }) =>
  kinds.flatMap(([kind, drawing, least, most]) =>
    traits.map((trait) => ({ ...shared, name: `${trait} ${kind}`, drawing, least, most })),
  ),
);

export const warranties = ['1 year', '2 years', '3 years', '5 years', '6 months'];

/** Each is in about one product of five. */
export const sentences = [
  'Staff learn to use it in one short session.',
  'It comes ready to use, with a quick guide in plain English.',
  'The supplier keeps spare parts and lends a unit during repairs.',
  'It fits the rails and trolleys that most departments have.',
  'Cleaning takes two minutes with the usual wipes.',
];

export const supplierForms = ['Medical Supply', 'Clinical', 'Healthcare', 'Diagnostics', 'Mobility'];
