/** What the graph answers about whoever is signed in, and what the cache therefore gives up when somebody else comes. */
export const OWN_FIELDS = [
  'me',
  'myJobs',
  'jobToChange',
  'myEquipment',
  'equipmentPosting',
  'equipmentToReview',
  'myApplications',
  'jobApplications',
  'myActivity',
  'accounts',
  'accountPublications',
  'auditLog',
];
