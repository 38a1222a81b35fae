/** Words for generated articles, by category: {name} is an invented unit, {skill} its specialty. */
export const patterns = [
  {
    category: 'breaking',
    title: '{name} Unit opens its {skill} clinic early',
    summary: 'The {skill} clinic at {name} Unit takes its first visitors this week, a month before the planned date.',
    image: '/pictures/bulletin.svg',
  },
  {
    category: 'policy',
    title: 'What the new guidance on {skill} asks of {name} Unit',
    summary: 'Staff at {name} Unit went through the guidance on {skill} line by line and wrote down what changes.',
    image: '/pictures/wayfinding.svg',
  },
  {
    category: 'recruitment',
    title: '{name} Unit recruits for {skill}',
    summary: 'The posts at {name} Unit need experience of {skill}. Rotas are published eight weeks ahead.',
    image: '/pictures/rota.svg',
  },
  {
    category: 'technology',
    title: '{name} Unit puts its {skill} records on one screen',
    summary: 'Three systems for {skill} became one at {name} Unit. Staff say what was gained and what is missed.',
    image: '/pictures/estate.svg',
  },
  {
    category: 'compliance',
    title: 'After the audit of {skill}: what {name} Unit changed',
    summary: 'The audit at {name} Unit found two gaps in how {skill} was written down. Both are closed.',
    image: '/pictures/evidence.svg',
  },
  {
    category: 'research',
    title: '{name} Unit compares two ways of planning {skill}',
    summary: 'Over a year {name} Unit planned {skill} in two ways, and counted how often each plan held.',
    image: '/pictures/signal.svg',
  },
] as const;

export const openings = [
  'The team met every week for a month and kept its notes open to everybody on the ward.',
  'It began with a question from a student nurse, and nobody had the answer to hand.',
  'The work was done beside the daily round, with time set aside on two afternoons.',
  'Several departments took part, because the same form passes through all of their hands.',
  'The first plan did not work out, and this is about the second one.',
];

export const middles = [
  'What helped most was a list that fits on one page and has a date at its top.',
  'Two things were stopped altogether, and nobody has asked for them since.',
  'The figures were counted by hand at first, which showed where the system left some out.',
  'Everybody could say what they thought of it, and most of the changes came from that.',
  'A second unit tried the same and came to other figures, so both are printed here.',
  'The costs were small: some hours of training, and a cupboard that locks.',
];

export const endings = [
  'The unit will look at it again in half a year.',
  'Visits are welcome, with a call beforehand.',
  'The list can be had from the ward clerk.',
  'A short report is being written.',
  'Other units have asked for the forms.',
  'The rota for the next round is out.',
  'Nothing else has changed.',
];

export const topics = ['care at night', 'discharge', 'training', 'safety', 'waiting times', 'equipment', 'families'];
