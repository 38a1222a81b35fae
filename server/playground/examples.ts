import accounts from './examples/accounts.graphql?raw';
import accountsVariables from './examples/accounts.variables.json?raw';
import compliance from './examples/compliance.graphql?raw';
import complianceVariables from './examples/compliance.variables.json?raw';
import content from './examples/content.graphql?raw';
import contentVariables from './examples/content.variables.json?raw';
import equipment from './examples/equipment.graphql?raw';
import equipmentVariables from './examples/equipment.variables.json?raw';
import jobs from './examples/jobs.graphql?raw';
import jobsVariables from './examples/jobs.variables.json?raw';
import news from './examples/news.graphql?raw';
import newsVariables from './examples/news.variables.json?raw';
import postingAndApplying from './examples/posting-and-applying.graphql?raw';
import postingAndApplyingVariables from './examples/posting-and-applying.variables.json?raw';
import recruitmentPartners from './examples/recruitment-partners.graphql?raw';
import search from './examples/search.graphql?raw';
import searchVariables from './examples/search.variables.json?raw';
import site from './examples/site.graphql?raw';

/** The ready queries of one area: a document of one or more operations, and the variables that they share. */
export interface Example {
  area: string;
  query: string;
  /** JSON text; null where no operation takes a variable. */
  variables: string | null;
}

/** In the order of the tabs: the first one is open when somebody comes for the first time. */
export const examples: Example[] = [
  { area: 'Jobs', query: jobs, variables: jobsVariables },
  { area: 'Compliance', query: compliance, variables: complianceVariables },
  { area: 'Equipment', query: equipment, variables: equipmentVariables },
  { area: 'News', query: news, variables: newsVariables },
  { area: 'Search', query: search, variables: searchVariables },
  { area: 'Recruitment partners', query: recruitmentPartners, variables: null },
  { area: 'Accounts', query: accounts, variables: accountsVariables },
  { area: 'Posting and applying', query: postingAndApplying, variables: postingAndApplyingVariables },
  { area: 'Content', query: content, variables: contentVariables },
  { area: 'Site', query: site, variables: null },
];
