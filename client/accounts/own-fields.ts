/** What the graph answers about the signed-in user, and what the cache therefore gives up when another user comes. */
export const OWN_FIELDS = [
  'me',
  'myJobs',
  'jobToChange',
  'myEquipment',
  'equipmentPosting',
  'equipmentToReview',
  'myApplications',
  'jobApplications',
  'savedJobs',
  'myOrganisation',
  'myInvitations',
  'myActivity',
  'accounts',
  'accountPublications',
  'auditLog',
  'unansweredHelpSearches',
];
