/** Words for generated posts. How often each comes up in a description follows from the length of its list. */

interface RoleGroup {
  /** Title and Agenda for Change band, or the salary if doctors' pay applies. */
  readonly titles: readonly (readonly [title: string, pay: string | readonly [number, number]])[];
  readonly departments: readonly string[];
}

const roleGroups: readonly RoleGroup[] = [
  {
    titles: [
      ['Staff Nurse', '5'],
      ['Senior Staff Nurse', '6'],
      ['Charge Nurse', '6'],
      ['Clinical Nurse Specialist', '7'],
      ['Ward Manager', '7'],
      ['Matron', '8a'],
      ['Healthcare Assistant', '3'],
      ['Nursing Associate', '4'],
    ],
    departments: [
      'Acute medicine',
      'Cardiology',
      'Care of older people',
      'Critical care',
      'Emergency medicine',
      'General surgery',
      'Haematology',
      'Neurology',
      'Oncology',
      'Paediatrics',
      'Renal medicine',
      'Respiratory medicine',
      'Stroke medicine',
      'Theatres',
      'Trauma and orthopaedics',
    ],
  },
  {
    titles: [
      ['Community Nurse', '5'],
      ['District Nurse', '6'],
      ['Health Visitor', '6'],
      ['Community Psychiatric Nurse', '6'],
      ['Service Manager', '8b'],
    ],
    departments: ['Community nursing', 'Child health', 'Mental health', 'Learning disability'],
  },
  {
    titles: [
      ['Midwife', '6'],
      ['Specialist Midwife', '7'],
      ['Maternity Support Worker', '3'],
    ],
    departments: ['Maternity', 'Neonatal care'],
  },
  {
    titles: [
      ['Consultant', [109_725, 145_478]],
      ['Specialty Doctor', [61_542, 99_216]],
    ],
    departments: ['Anaesthetics', 'Acute medicine', 'Emergency medicine', 'Psychiatry', 'Radiology', 'Paediatrics'],
  },
  {
    titles: [
      ['Physiotherapist', '5'],
      ['Specialist Occupational Therapist', '6'],
      ['Speech and Language Therapist', '6'],
      ['Advanced Dietitian', '7'],
      ['Therapy Assistant', '3'],
    ],
    departments: ['Therapies', 'Rehabilitation'],
  },
  {
    titles: [
      ['Radiographer', '5'],
      ['Senior Sonographer', '7'],
      ['Biomedical Scientist', '5'],
      ['Senior Biomedical Scientist', '6'],
      ['Principal Clinical Scientist', '8b'],
    ],
    departments: ['Radiology', 'Pathology', 'Medical physics'],
  },
  {
    titles: [
      ['Pharmacist', '6'],
      ['Specialist Pharmacist', '7'],
      ['Pharmacy Technician', '4'],
      ['Chief Pharmacist', '9'],
    ],
    departments: ['Pharmacy'],
  },
  {
    titles: [
      ['Ward Clerk', '2'],
      ['Medical Secretary', '4'],
      ['Project Manager', '7'],
      ['Finance Business Partner', '8a'],
      ['Data Analyst', '6'],
      ['Associate Director', '8d'],
      ['Deputy Director', '8c'],
    ],
    departments: ['Administration', 'Finance', 'Digital services', 'Human resources'],
  },
  {
    titles: [
      ['Domestic Assistant', '2'],
      ['Porter', '2'],
      ['Estates Engineer', '5'],
      ['Catering Manager', '6'],
    ],
    departments: ['Estates', 'Facilities', 'Catering'],
  },
];

export const roles = roleGroups.flatMap(({ titles, departments }) =>
  titles.flatMap(([title, pay]) =>
    departments.map((department) => ({
      title,
      department,
      band: typeof pay === 'string' ? pay : null,
      salary_min: typeof pay === 'string' ? null : pay[0],
      salary_max: typeof pay === 'string' ? null : pay[1],
    })),
  ),
);

/** Five: each of their words is in about a fifth of the posts. */
export const openings = [
  'Join a friendly team that cares for people on a busy unit and looks after its own members too.',
  'This is a new post in an expanding service, with time set aside for study, supervision and research.',
  'You will work flexibly across two sites, with a rota that is published eight weeks ahead.',
  'We seek a confident colleague to lead quality improvement and to support students.',
  'Working with partners in social care and the voluntary sector, you will help people to go home sooner.',
];

/** A hundred: each is in about one post of a hundred. */
export const skills = [
  'ambulatory care, anticoagulation, arthroscopy, audiology, bereavement care, bronchoscopy, cannulation',
  'capnography, catheterisation, chemotherapy, colonoscopy, colposcopy, continence care, cryotherapy, cystoscopy',
  'defibrillation, delirium care, dermatology, dialysis, discharge planning, dysphagia, echocardiography, endoscopy',
  'enteral feeding, epidurals, fluoroscopy, gait analysis, genomics, glaucoma clinics, haemofiltration, hydrotherapy',
  'hysteroscopy, immunisation, incident review, infusion pumps, intubation, iridotomy, keyhole surgery, lactation support',
  'laparoscopy, lymphoedema, mammography, medicines reconciliation, mindfulness, motivational interviewing, nephrology',
  'neuroimaging, ophthalmoscopy, orthotics, osteoporosis clinics, palliative care, paracentesis, perfusion, phlebotomy',
  'phototherapy, plasmapheresis, podiatry, preoperative assessment, prosthetics, psychotherapy, pulmonary function tests',
  'radiotherapy, resuscitation, rheumatology, safeguarding, scheduling systems, sclerotherapy, screening, sedation',
  'sepsis bundles, sexual health, sleep studies, smoking cessation, spirometry, splinting, sterile services, stoma care',
  'suturing, telemetry, thrombolysis, tissue viability, toxicology, tracheostomy, transfusion, transplantation, triage',
  'urodynamics, vaccination, vascular access, venepuncture, ventilation, videofluoroscopy, virtual wards, weaning',
  'wheelchair services, wound care, xray reporting, zoonoses, antimicrobials, biopsies',
].flatMap((line) => line.split(', '));

/** A hundred by a hundred: each of the names that they make is in about one post of ten thousand. */
export const nameStarts = (
  'ash alder amber apple arrow badger barley bay beck birch black blue bracken bram brand briar bridge bright broad ' +
  'brook bur cal camber castle cedar chal chapel cherry clay clover copper coral crane cress crow dale dane deep deer ' +
  'dove drift dun eagle east elder elm ember even fair fallow fen fern fin flax fleet flint fox frost gold gorse grand ' +
  'green grey gull harrow hart hawk hazel heath heron high hill hollow honey hope ivy jay kestrel king lake lang lark ' +
  'laurel leaf lily linden long maple marsh mead mill mist moss otter penny pine plum quill raven reed'
).split(' ');

export const nameEnds = (
  'acre bank barn beach beam bell berry bloom bourne bower brow burn bury bush cliff combe corner cote court cove ' +
  'craft creek crest croft cross dell den dene down edge end fall farm fell field firth fold ford forge garth gate ' +
  'glade glen grange grove hall ham harbour haven head hedge hey holm holt house howe hurst keld keep kirk knoll land ' +
  'lane lea ledge ley lock lodge low mere minster moor mount ness nook orchard over park pass path peak pike pool port ' +
  'quay rake ridge rise road rock royd scar shaw shore side spring stead stone strand thorn'
).split(' ');

export const benefits = [
  'We offer clinical supervision every month and a named mentor for the first year.',
  'A relocation payment is available, and staff rooms are minutes from the main entrance.',
  'There is a nursery on site, free parking for late shifts and a cycle scheme.',
  'We pay for one accredited course each year and give the hours to attend it.',
  'Annual leave starts at 27 days, rising with service, and can be bought or sold.',
  'Applications are read without names, and disabled applicants who meet the criteria are interviewed.',
  'Part of the week may be worked from home once induction is complete.',
];

export const closings = [
  'Call the recruiting manager for an informal talk.',
  'Visits before applying are welcome.',
  'Interviews are held by video.',
  'Registration with the relevant regulator is required.',
  'A standard disclosure check applies.',
  'The post may close early if many people apply.',
  'Weekend and night shifts are shared out fairly.',
  'You will travel between sites by pool car.',
];

export const employerForms = ['Community Care', 'Hospitals', 'Health Partnership'];
export const employerEnds = ['thwaite', 'ingham', 'stow', 'wick', 'worth', 'by', 'leigh'];
