/** What each stored type is called on the page and on REST. */
export const typeLabels: Readonly<Record<string, string>> = {
  permanent: 'Permanent',
  full_time: 'Full-time',
  contract: 'Contract',
};
