/** What a key may be used for, and the root fields of the graph that it opens. */
export interface ApiScope {
  /** What it allows, as a sentence for people. */
  readonly allows: string;
  readonly queries: readonly string[];
  readonly mutations: readonly string[];
}

/**
 * All scopes, by the names that stand in a key. What stands in none of them, and not among `openToEveryKey`, no key opens:
 * accounts, sessions, passwords, keys, organisations, own data and the desk of the operators.
 */
export const apiScopes = {
  'read:jobs': {
    allows: 'Read jobs that are advertised, their places, pay scales and figures.',
    queries: ['job', 'jobs', 'jobStats', 'payAtPlace', 'payScales', 'places', 'recruitmentPartners', 'towns'],
    mutations: [],
  },
  'write:jobs': {
    allows: 'Read your posts and drafts, and post, change, close and reopen jobs.',
    queries: ['myJobs', 'jobToChange', 'jobDraft', 'jobDrafts'],
    mutations: [
      ...['createJob', 'createJobs', 'updateJob', 'closeJob', 'reopenJob'],
      ...['createJobDraft', 'updateJobDraft', 'deleteJobDraft', 'publishJobDraft'],
    ],
  },
  'read:applications': {
    allows: 'Read the applications that you have sent and received, with the notes on them.',
    queries: ['myApplications', 'jobApplications', 'applicationNotes'],
    mutations: [],
  },
  'write:applications': {
    allows: 'Apply for jobs and withdraw, and move, note and answer the applications that you receive.',
    queries: [],
    mutations: [
      ...['applyForJob', 'withdrawApplication', 'moveApplication', 'moveApplications'],
      ...['addApplicationNote', 'removeApplicationNote', 'proposeStartDate', 'agreeToStartDate'],
    ],
  },
  'read:documents': {
    allows: 'Read and download compliance documents.',
    queries: ['document', 'documents', 'documentCategories', 'complianceStats'],
    mutations: ['downloadDocument'],
  },
  'read:equipment': {
    allows: 'Read equipment that is offered, and its figures.',
    queries: [
      ...['equipment', 'equipmentItem', 'searchEquipment'],
      ...['equipmentAvailability', 'equipmentCategories', 'equipmentStats', 'safetyNotice', 'safetyNotices'],
    ],
    mutations: [],
  },
  'write:equipment': {
    allows: 'Read your own listings, and list, change and withdraw equipment.',
    queries: ['myEquipment', 'equipmentPosting'],
    mutations: ['createEquipment', 'updateEquipment', 'withdrawEquipment'],
  },
  'read:orders': {
    allows: 'Read your bulk orders and the requests to quote that you receive, with their quotes.',
    queries: ['bulkOrder', 'myBulkOrders', 'organisationBulkOrders', 'orderQuotes', 'myQuoteRequests'],
    mutations: [],
  },
  'write:orders': {
    allows: 'Send and close bulk orders, give and take back quotes, and accept them.',
    queries: [],
    mutations: ['requestBulkOrder', 'closeBulkOrder', 'giveQuote', 'withdrawQuote', 'acceptQuote'],
  },
  'read:news': {
    allows: 'Read news, their figures and comments.',
    queries: ['article', 'news', 'featuredNews', 'searchNews', 'newsCategories', 'newsStats', 'articleComments'],
    mutations: [],
  },
  'write:news': {
    allows: 'Read your comments, and comment on articles in your name.',
    queries: ['myArticleComments'],
    mutations: ['addArticleComment', 'editArticleComment', 'withdrawArticleComment', 'reportArticleComment'],
  },
  'read:training': {
    allows: 'Read training paths, certifications and webinars, and your own enrolments and places.',
    queries: [
      ...['trainingPath', 'trainingPaths', 'trainingResources', 'certifications', 'certificate', 'webinars'],
      ...['myEnrolments', 'myWebinarPlaces', 'webinarJoinUrl', 'ownCertificate'],
    ],
    mutations: ['downloadTrainingResource'],
  },
  'write:training': {
    allows: 'Enrol and withdraw, and register for webinars.',
    queries: [],
    mutations: ['enrol', 'withdrawEnrolment', 'registerForWebinar', 'giveBackWebinarPlace'],
  },
  'read:saved': {
    allows: 'Read the jobs and articles that you have saved or liked.',
    queries: ['savedJobs', 'mySavedArticles', 'myArticleReactions'],
    mutations: [],
  },
  'write:saved': {
    allows: 'Save and like jobs and articles, and take that back.',
    queries: [],
    mutations: ['saveJob', 'removeSavedJob', 'saveArticle', 'unsaveArticle', 'likeArticle', 'unlikeArticle'],
  },
  'read:search': {
    allows: 'Search across the portal, and ask its assistant.',
    queries: ['search', 'assistantReply'],
    mutations: [],
  },
  'read:insight': {
    allows: 'Read forecasts and recommendations, match jobs and skills, and check texts against regulations.',
    queries: [
      ...['checkCompliance', 'complianceScore', 'demandTrends', 'detectIntent', 'matchJobs', 'monitorCompliance'],
      ...['predictResource', 'recommendEquipment', 'recommendStaff', 'skillsAnalysis', 'understandQuery'],
      ...['voiceSearch', 'voiceSearchEquipment'],
    ],
    mutations: [],
  },
  'write:enquiries': {
    allows: 'Send messages to the portal, and read your own.',
    queries: ['myEnquiries'],
    mutations: ['sendEnquiry'],
  },
} as const satisfies Readonly<Record<string, ApiScope>>;

export type ApiScopeName = keyof typeof apiScopes;

export const apiScopeNames = Object.keys(apiScopes) as readonly ApiScopeName[];

/** Fields about the portal itself, which each key permits. */
export const openToEveryKey = {
  queries: [
    ...[
      'apiReference',
      'apiScopes',
      'assistant',
      'content',
      'contentList',
      'documentation',
      'enquiryReplyTime',
      'helpArticle',
      'helpArticles',
    ],
    ...[
      'helpCategories',
      'incidents',
      'legalPage',
      'maintenanceWindows',
      'partnerTiers',
      'popularHelpArticles',
      'probes',
    ],
    'rateLimit',
    ...['realtimeStats', 'relatedHelpArticles', 'site', 'systemStatus'],
  ],
  mutations: ['downloadGuide'],
} as const satisfies Omit<ApiScope, 'allows'>;

type Operation = 'query' | 'mutation';

const listOf = { query: 'queries', mutation: 'mutations' } as const;

/** By operation and root field: the scope that opens it, or 'any' of the keys. */
const scopeOfField: Readonly<Record<Operation, ReadonlyMap<string, ApiScopeName | 'any'>>> = {
  query: scopesOf('query'),
  mutation: scopesOf('mutation'),
};

function scopesOf(operation: Operation): ReadonlyMap<string, ApiScopeName | 'any'> {
  const list = listOf[operation];
  return new Map<string, ApiScopeName | 'any'>([
    ...openToEveryKey[list].map((field) => [field, 'any'] as const),
    ...apiScopeNames.flatMap((name) => apiScopes[name][list].map((field) => [field, name] as const)),
  ]);
}

/** The scope that opens a root field; 'any' of the keys; or none, as no key may do this. */
export function scopeOf(operation: Operation, field: string): ApiScopeName | 'any' | undefined {
  return scopeOfField[operation].get(field);
}
