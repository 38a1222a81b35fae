/** A post as it stands in a list, for the OpenAPI document. */
export const jobExample = {
  id: '01a1ede2-6680-790d-b5ad-95077e39d315',
  reference: 'W2114-26-0259',
  title: 'Senior Staff Nurse, Critical Care',
  department: 'Critical care',
  employer: 'Irwellside Hospitals',
  location: 'Manchester',
  postcode: null,
  region: 'North West',
  distance: null,
  salary: '£39,959 to £48,117',
  salaryMin: 39_959,
  salaryMax: 48_117,
  type: 'Permanent',
  contractType: 'Permanent',
  workingPattern: 'Full-time',
  posted: '2 days ago',
  postedAt: '2026-11-18T00:00:00.000Z',
  closesAt: '2026-12-04',
  agency: 'Northgate Nursing',
  urgency: 'high',
  band: '6',
  applications: 47,
  applyUrl: null,
};

/** A post by itself, for the OpenAPI document. */
export const jobDetailExample = {
  ...jobExample,
  description: '### About the role\n\nYou will lead care at the bedside on a 22-bed critical care unit for adults.',
  isOpen: true,
  pay: {
    scheme: 'Agenda for Change',
    band: '6',
    nation: 'England',
    year: '2026/27',
    entry: 39_959,
    intermediate: 42_170,
    top: 48_117,
    isEstimate: false,
    source: 'Agenda for Change pay scales for England 2026/27, published by NHS Employers on 12 February 2026.',
    highCostAreaSupplement: null,
  },
};

/** What a post is advertised with. */
export const newJobExample = {
  title: 'Community Midwife',
  department: 'Maternity',
  location: 'Leeds',
  type: 'Permanent',
  urgency: 'medium',
  band: '6',
  description: 'You will care for families at home and in our clinics.',
};
