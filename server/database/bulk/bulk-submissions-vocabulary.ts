/** Words for generated orders, messages and comments. */

export const departments = [
  'Critical care',
  'Theatres',
  'Cardiology',
  'Estates',
  'Community nursing',
  'Pharmacy',
] as const;

export const products = [
  'Bedside monitor with arterial line',
  'Syringe pump, stackable',
  'Bariatric bed, 350 kg',
  'Portable ultrasound scanner',
  'Nitrile gloves, medium, box of 100',
  'Ceiling hoist with two slings',
  'Defibrillator pads, adult',
] as const;

export const subjects = [
  'A post does not appear in the list',
  'How do we change our organisation?',
  'A document has an old version number',
  'Invoice for our listing',
  'The page stays empty on an older browser',
  'Partnership with our trust',
] as const;

export const messages = [
  'We published it this morning and cannot find it by its title.',
  'Our trust has merged with its neighbour, and the new name should stand on our posts.',
  'The file that we downloaded names another version than the page does.',
  'Please send the details that our finance department asks for.',
] as const;

export const comments = [
  'We have introduced this on our ward, and it has saved an hour a shift.',
  'Does this apply to community services too?',
  'The figures for our region look different. Is there a source for them?',
  'Thank you, this is the clearest summary that I have read.',
  'Our trust begins in April. I will report how it goes.',
] as const;
