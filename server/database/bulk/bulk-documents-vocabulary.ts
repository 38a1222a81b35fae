interface Topic {
  readonly title: string;
  readonly category: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly regulation: string;
  readonly audience: string;
}

const sources = {
  cqc: ['Care Quality Commission', 'https://www.cqc.org.uk/guidance-providers/regulations'],
  mhra: ['MHRA', 'https://www.gov.uk/drug-device-alerts'],
  england: ['NHS England', 'https://www.england.nhs.uk/publication/'],
  hse: ['Health and Safety Executive', 'https://www.hse.gov.uk/healthservices/'],
  ukhsa: ['UK Health Security Agency', 'https://www.gov.uk/government/organisations/uk-health-security-agency'],
} as const;

const rows: readonly (readonly [string, string, keyof typeof sources, string, string])[] = [
  ['Safe staffing guide', 'guidelines', 'cqc', 'Regulation 18, staffing', 'Ward managers'],
  ['Consent handbook', 'guidelines', 'cqc', 'Regulation 11, need for consent', 'Clinical staff'],
  ['Device inventory guide', 'guidelines', 'mhra', 'Medical Devices Regulations 2002', 'Device safety officers'],
  ['Supplier approval guide', 'guidelines', 'england', 'Procurement Act 2023', 'Procurement teams'],
  ['Ward cleaning standard', 'standards', 'ukhsa', 'Regulation 15, premises and equipment', 'Domestic staff'],
  ['Nutrition standard', 'standards', 'cqc', 'Regulation 14, nutrition and hydration', 'Catering staff'],
  ['Record keeping standard', 'standards', 'england', 'Regulation 17, good governance', 'All staff'],
  ['Safeguarding policy', 'policies', 'cqc', 'Regulation 13, safeguarding', 'All staff'],
  ['Complaints policy', 'policies', 'cqc', 'Regulation 16, complaints', 'Patient experience teams'],
  ['Outbreak policy', 'policies', 'ukhsa', 'Regulation 12, safe care and treatment', 'Infection control teams'],
  ['Moving and handling policy', 'policies', 'hse', 'Health and safety law', 'Ward staff'],
  ['Hoist training pack', 'training', 'hse', 'Regulation 12, safe care and treatment', 'Ward staff'],
  ['Data security training', 'training', 'england', 'Data Security and Protection Toolkit', 'All staff'],
  ['Alarm response training', 'training', 'mhra', 'Medical Devices Regulations 2002', 'Critical care staff'],
  ['Fire safety self-assessment', 'assessments', 'hse', 'Health and safety law', 'Estates managers'],
  ['Infusion pump self-assessment', 'assessments', 'mhra', 'Medical Devices Regulations 2002', 'Ward managers'],
];

/** What generated documents are about. */
export const topics: readonly Topic[] = rows.map(([title, category, source, regulation, audience]) => {
  const [name, sourceUrl] = sources[source];
  return { title, category, source: name, sourceUrl, regulation, audience };
});
