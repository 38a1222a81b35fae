/** What the template of a CV asks, by section. */
export const cvSections = [
  {
    title: 'Personal details',
    fields: ['Full name', 'Town and postcode', 'Phone', 'Email', 'Right to work in the UK'],
  },
  {
    title: 'Professional registration',
    fields: ['Regulator', 'Registration number', 'Part of the register', 'Renewal date'],
  },
  {
    title: 'Personal statement',
    fields: ['Why this post', 'An example for each essential point of the person specification'],
  },
  {
    title: 'Employment history',
    fields: ['Employer', 'Job title and band', 'Start and end dates', 'Duties', 'Reason for leaving', 'Gaps explained'],
  },
  { title: 'Education and qualifications', fields: ['Qualification', 'Place of study', 'Date awarded'] },
  { title: 'Training and development', fields: ['Course', 'Provider', 'Date', 'What you use it for'] },
  { title: 'References', fields: ['Name', 'Job title', 'Organisation', 'Email', 'How they know you'] },
] as const;

/** The structure of a curriculum vitae for a post in the health service, for people to fill in. */
function cvTemplate(now: Date) {
  return {
    generatedDate: now.toISOString(),
    template: 'Curriculum vitae for health service posts',
    sections: cvSections,
    guidelines: [
      'Write each answer behind the name of its field, like "Full name: Asha Mensah". Repeat a field where you have several.',
      'Give at least 2 references. One must be your current or most recent employer.',
      'Cover the last 3 years without gaps, and explain any that there are.',
      'Answer each essential point of the person specification with 1 example.',
      'Leave out your date of birth, marital status and photograph.',
      'Name no patient, and nothing by which a patient could be known.',
      'Keep to 2 pages, and check dates and spelling before you send it.',
    ],
  };
}

/** An address that holds the whole template, as JSON. */
export function cvTemplateHref(now: Date): string {
  const json = JSON.stringify(cvTemplate(now), null, 2);
  return `data:application/json;charset=utf-8,${encodeURIComponent(json)}`;
}
