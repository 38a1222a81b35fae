import type { Regulation } from './check-rule.ts';

/** The regulations that the check knows, by short names of our own. */
export const regulations = {
  devices: {
    name: 'Medical Devices Regulations 2002',
    alsoKnownAs: ['uk mdr 2002', 'uk mdr', 'mdr', 'si 2002/618'],
    url: 'https://www.legislation.gov.uk/uksi/2002/618',
  },
  procurement: {
    name: 'Procurement Act 2023',
    alsoKnownAs: ['pa 2023', 'pa23', 'si 2025/1200'],
    url: 'https://www.legislation.gov.uk/ukpga/2023/54',
  },
  socialValue: {
    name: 'Procurement Policy Note 002',
    alsoKnownAs: ['ppn 002', 'ppn 06/20', 'social value'],
    url: 'https://www.gov.uk/government/publications/ppn-002-taking-account-of-social-value-in-the-award-of-contracts',
  },
  employersLiability: {
    name: "Employers' Liability (Compulsory Insurance) Act 1969",
    alsoKnownAs: ["employers' liability act", 'employers liability', 'elci'],
    url: 'https://www.legislation.gov.uk/ukpga/1969/57',
  },
  regulatedActivities: {
    name: 'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
    alsoKnownAs: [
      'cqc regulations',
      'cqc fundamental standards',
      'si 2014/2936',
      'regulated activities regulations 2014',
    ],
    url: 'https://www.legislation.gov.uk/uksi/2014/2936',
  },
  registration: {
    name: 'Care Quality Commission (Registration) Regulations 2009',
    alsoKnownAs: ['cqc registration regulations', 'si 2009/3112'],
    url: 'https://www.legislation.gov.uk/uksi/2009/3112',
  },
  dataProtection: {
    name: 'UK GDPR',
    alsoKnownAs: ['gdpr', 'data protection', 'data protection act 2018', 'general data protection regulation'],
    url: 'https://www.legislation.gov.uk/eur/2016/679',
  },
  complaints: {
    name: 'Local Authority Social Services and National Health Service Complaints (England) Regulations 2009',
    alsoKnownAs: ['nhs complaints regulations', 'complaints regulations 2009', 'si 2009/309'],
    url: 'https://www.legislation.gov.uk/uksi/2009/309',
  },
  information: {
    name: 'Freedom of Information Act 2000',
    alsoKnownAs: ['foi', 'foia', 'freedom of information'],
    url: 'https://www.legislation.gov.uk/ukpga/2000/36',
  },
  slavery: {
    name: 'Modern Slavery Act 2015',
    alsoKnownAs: ['modern slavery'],
    url: 'https://www.legislation.gov.uk/ukpga/2015/30',
  },
  equality: {
    name: 'Equality Act 2010',
    alsoKnownAs: ['equality act'],
    url: 'https://www.legislation.gov.uk/ukpga/2010/15',
  },
  employmentChecks: {
    name: 'NHS Employment Check Standards',
    alsoKnownAs: ['employment checks', 'pre-employment checks', 'employment check standards'],
    url: 'https://www.nhsemployers.org/topics-networks/employment-standards-and-regulation',
  },
} as const satisfies Readonly<Record<string, Regulation>>;

export const allRegulations: readonly Regulation[] = Object.values(regulations);
