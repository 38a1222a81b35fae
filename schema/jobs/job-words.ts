/** What each stored type is called on the page and on REST. */
export const typeLabels: Readonly<Record<string, string>> = {
  permanent: 'Permanent',
  full_time: 'Full-time',
  contract: 'Contract',
};

/** What each stored nation is called in sentences. */
export const nationNames: Readonly<Record<string, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
};
