// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time, as YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant in UTC, as ISO 8601 with milliseconds and Z. */
  DateTime: { input: string; output: string; }
  /** A JSON object. */
  JSONObject: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
};

/** The payload, or an error. */
export type AcceptInvitationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | OrganisationPayload | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type AcceptQuoteResult = BulkOrderPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A user's own account. Only the user and operators can read it. */
export type Account = {
  __typename?: 'Account';
  /** The access of the account. */
  access: AccountAccess;
  /** Whether the last email with a link that confirms the address was given up: its mail server refused it, or did not accept it in time. */
  confirmationEmailFailed: Scalars['Boolean']['output'];
  /** The providers by which the account signs in, one of each at most. */
  connectedProviders: Array<ConnectedProvider>;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The consequences of deleting the account. */
  deletion: AccountDeletion;
  /** E-mail address, as it was written. */
  email: Scalars['String']['output'];
  /** Whether the address was confirmed by a link sent to it. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Identifier of the account, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Organisation; may be empty. */
  organization: Scalars['String']['output'];
  /** Phone number as written; may be empty. */
  phone: Scalars['String']['output'];
  /** Occupation, chosen by the person: nurse, doctor, healthcare-assistant, physiotherapist, pharmacist, radiographer, manager, admin or other; user by default. It grants nothing. */
  role: Scalars['String']['output'];
  /** Where the account is signed in, the last used first; 100 at most. */
  sessions: Array<SignIn>;
  /** When the profile was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Since when the account waits to be verified, or waited before it was: since it was opened, or since a verified account changed its organisation or lost its access. */
  verificationAskedAt: Scalars['DateTime']['output'];
  /** When an operator verified the account; null until then. It takes 24 to 48 hours. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The access of an account. Each level includes the one before it; the occupation changes nothing. */
export const AccountAccess = {
  /** Everything but publishing: a new account. */
  Member: 'MEMBER',
  /** Works on the portal itself. */
  Operator: 'OPERATOR',
  /** May publish posts and equipment: an operator has verified it. */
  Verified: 'VERIFIED'
} as const;

export type AccountAccess = typeof AccountAccess[keyof typeof AccountAccess];
/** The consequences of deleting an account. */
export type AccountDeletion = {
  __typename?: 'AccountDeletion';
  /** Whether the account has a password, which deleteAccount, connectProvider and requestEmailChange ask. Where there is none, the caller must have signed in within the last 10 minutes. */
  asksPassword: Scalars['Boolean']['output'];
  /** The deleted data, as phrases for people. */
  goes: Array<Scalars['String']['output']>;
  /** The kept data, and why it is kept. */
  kept: Array<KeptRecord>;
};

/** A filter of a list of accounts. All conditions must hold. */
export type AccountFilter = {
  /** Only accounts that wait for verification, or only the others. */
  awaitingVerification?: InputMaybe<Scalars['Boolean']['input']>;
  /** A part of name, organisation or e-mail address; one or two characters are looked for at the beginning of words. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only suspended accounts, or only the others. */
  suspended?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How an account belongs to its organisation, as operators see it. */
export type AccountMembership = {
  __typename?: 'AccountMembership';
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** How many people belong to it, this one included. */
  memberCount: Scalars['Int']['output'];
  /** Identifier of the organisation. */
  organisationId: Scalars['ID']['output'];
  /** When the organisation was verified; null while it is not. */
  organisationVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The roles of the member, once verified. */
  roles: Array<OrganisationRole>;
  /** When it was verified that the member belongs to it; null while it is not. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The result of a change for one of several accounts. */
export type AccountOutcome = {
  __typename?: 'AccountOutcome';
  /** The account as it is now; null if it could not be changed. */
  account?: Maybe<AccountRecord>;
  /** Whether this call changed it; false if it was so already, or could not be changed. */
  changed: Scalars['Boolean']['output'];
  /** Identifier of the account, as it was given. */
  id: Scalars['ID']['output'];
  /** Why it could not be changed, as a sentence for people; null if it could. */
  message?: Maybe<Scalars['String']['output']>;
};

/** An operator has changed several accounts, each by itself: some of them may not have changed. */
export type AccountOutcomesPayload = {
  __typename?: 'AccountOutcomesPayload';
  /** The result for each account, once, in the given order. */
  outcomes: Array<AccountOutcome>;
};

/** How much an account publishes that has not ended: what a suspension hides, and lifting it shows again. */
export type AccountPublications = {
  __typename?: 'AccountPublications';
  /** Comments on articles that are not held or removed. */
  comments: Scalars['Int']['output'];
  /** Open jobs that have not expired. */
  jobs: Scalars['Int']['output'];
  /** Products that are published and not withdrawn. */
  products: Scalars['Int']['output'];
};

/** An account as operators see it; only they can read it. */
export type AccountRecord = {
  __typename?: 'AccountRecord';
  /** The access of the account. */
  access: AccountAccess;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether the address was confirmed by a link sent to it. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** How the account belongs to its organisation; null if that begins with its verification. */
  membership?: Maybe<AccountMembership>;
  /** Organisation; may be empty. */
  organization: Scalars['String']['output'];
  /** Phone number as written; may be empty. */
  phone: Scalars['String']['output'];
  /** Occupation that the person chose. It grants nothing. */
  role: Scalars['String']['output'];
  /** Since when it is suspended; null if it is not. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The wait for verification; null for accounts that are verified or suspended. */
  verification?: Maybe<VerificationClock>;
  /** When it was verified; null until then. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of a list of AccountRecord rows. */
export type AccountRecordConnection = {
  __typename?: 'AccountRecordConnection';
  /** The rows of this page with their cursors. */
  edges: Array<AccountRecordEdge>;
  /** The rows of this page, in order. */
  nodes: Array<AccountRecord>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a AccountRecordConnection. */
export type AccountRecordEdge = {
  __typename?: 'AccountRecordEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: AccountRecord;
};

/** An operator has changed what an account may do. */
export type AccountRecordPayload = {
  __typename?: 'AccountRecordPayload';
  /** The account as it is now. */
  account: AccountRecord;
  /** Whether this call changed anything; false if the account was so already. */
  changed: Scalars['Boolean']['output'];
};

/** An account that is to be verified. */
export type AccountToVerify = {
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** The organisation that you have checked. The account is not verified if it has another one by now. */
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** Something that the caller did on the portal, or that was done to what is theirs. */
export type Activity = {
  __typename?: 'Activity';
  /** The action: kind of record and verb, like application.submitted. */
  action: Scalars['String']['output'];
  /** The action, as a sentence for the caller. It does not name other people. */
  description: Scalars['String']['output'];
  /** When it was done. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** Identifier of the record, which may be gone by now. */
  subjectId: Scalars['String']['output'];
  /** The kind of record that it was done to: account, session, job, job_application and so on. */
  subjectKind: Scalars['String']['output'];
};

/** A page of a list of Activity rows. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ActivityEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Activity>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ActivityConnection. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Activity;
};

/** The payload, or an error. */
export type AddApplicationNoteResult = ApplicationNotesPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type AddArticleCommentResult = ArticleCommentPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type AddIncidentUpdateResult = ConflictError | ForbiddenError | IncidentPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type AgreeToStartDateResult = ConflictError | ForbiddenError | JobApplicationPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A list of which searches can be saved. */
export const AlertArea = {
  /** Compliance documents and their new versions. */
  Documents: 'DOCUMENTS',
  /** Medical equipment. */
  Equipment: 'EQUIPMENT',
  /** Recruitment posts. */
  Jobs: 'JOBS',
  /** News. */
  News: 'NEWS'
} as const;

export type AlertArea = typeof AlertArea[keyof typeof AlertArea];
/** How often what a saved search finds is mailed. */
export const AlertFrequency = {
  /** At 8am in London, on days on which something was found. */
  Daily: 'DAILY',
  /** Within minutes; not more often than every 10 minutes. */
  Instant: 'INSTANT',
  /** At 8am in London on Mondays, if there are new matches. */
  Weekly: 'WEEKLY'
} as const;

export type AlertFrequency = typeof AlertFrequency[keyof typeof AlertFrequency];
/** The payload, or an error. */
export type AnswerEnquiryResult = ConflictError | EnquiryPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A part of the API reference. */
export type ApiCategory = {
  __typename?: 'ApiCategory';
  /** What it is for, in a sentence or two. */
  description: Scalars['String']['output'];
  /** Its documented endpoints, of which some may not answer yet. */
  endpoints: Array<ApiEndpoint>;
  /** One request with its response. */
  example: ApiExample;
  /** What it offers. */
  features: Array<Scalars['String']['output']>;
  /** Short name in addresses, like nlp. */
  id: Scalars['String']['output'];
  /** Whether it is one of those that are put forward. */
  isFeatured: Scalars['Boolean']['output'];
  /** Endpoints on the same subject that answer on this installation. */
  related: Array<ApiEndpoint>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** What differs between two releases of the graph and of REST, found by comparing their schemas. */
export type ApiChanges = {
  __typename?: 'ApiChanges';
  /** Differences by which a program may fail that was written for the release before. */
  breaking: Array<Scalars['String']['output']>;
  /** The release before it. */
  comparedWith: Scalars['String']['output'];
  /** Differences by which such a program goes on, and may meet something that it does not know. */
  dangerous: Array<Scalars['String']['output']>;
  /** Differences that such a program does not notice. */
  safe: Array<Scalars['String']['output']>;
  /** How many those are. */
  safeCount: Scalars['Int']['output'];
  /** The release; Next for what comes after the last one. */
  version: Scalars['String']['output'];
};

/** A part of the graph or of REST that is going to be taken away. */
export type ApiDeprecation = {
  __typename?: 'ApiDeprecation';
  /** Its name: of the graph like Query.jobs or Query.jobs(filter:), of REST like GET /api/jobs or GET /api/jobs?search. */
  element: Scalars['String']['output'];
  /** What to ask instead. */
  instead: Scalars['String']['output'];
  /** The day since when it is deprecated. */
  since: Scalars['Date']['output'];
  /** The first day on which it may be gone; null while that is not decided. */
  sunset?: Maybe<Scalars['Date']['output']>;
};

/** A method and a path of the REST interface. */
export type ApiEndpoint = {
  __typename?: 'ApiEndpoint';
  /** Whether it answers on this installation. */
  isAvailable: Scalars['Boolean']['output'];
  /** GET, POST or PUT. */
  method: Scalars['String']['output'];
  /** The path, with parameters in braces, like /api/jobs/{id}. */
  path: Scalars['String']['output'];
  /** The rule by which it answers, as in the OpenAPI document, with names of parameters in backticks; null while it does not answer. */
  rule?: Maybe<Scalars['String']['output']>;
  /** What it does, in a few words; null while it does not answer. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** A request to an endpoint and its response. */
export type ApiExample = {
  __typename?: 'ApiExample';
  /** What is asked. */
  endpoint: ApiEndpoint;
  /** Method and address, headers, and after an empty line the body, if there is one. */
  request: Scalars['String']['output'];
  /** The answer as JSON: that of the OpenAPI document where the endpoint answers, else as it is planned. */
  response: Scalars['String']['output'];
};

/** An API key for programs of an account. Its secret is returned once, when it is created, and is not stored. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** How its secret begins, to tell it from others. */
  beginning: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working unless it is renewed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier of the key, which is no secret. */
  id: Scalars['ID']['output'];
  /** Whether it no longer works because it was not renewed. */
  isExpired: Scalars['Boolean']['output'];
  /** The day on which it was last used, in London; null if it never was. Up to a minute behind. */
  lastUsedOn?: Maybe<Scalars['Date']['output']>;
  /** The name given by its owner. */
  name: Scalars['String']['output'];
  /** How the secret before begins, while that still works. */
  previousBeginning?: Maybe<Scalars['String']['output']>;
  /** When the secret before stops working; null if none works. */
  previousEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its present secret was made. */
  renewedAt: Scalars['DateTime']['output'];
  /** Its scopes. */
  scopes: Array<ApiScope>;
  /** Its usage on each of the last 30 days, the oldest first. Up to a minute behind. */
  usage: Array<ApiKeyUsage>;
};

/** The usage of an API key on one day. */
export type ApiKeyUsage = {
  __typename?: 'ApiKeyUsage';
  /** The day, in London. */
  day: Scalars['Date']['output'];
  /** How many operations were carried out. */
  operations: Scalars['Int']['output'];
  /** What they cost together, in points: a field costs 1 as a rule, a list its page size times its fields. On REST a request costs 10, and 1 for each row that is asked for by `limit`. */
  points: Scalars['Int']['output'];
};

/** The REST interface by subject, as this installation answers it, and how it and the graph change. */
export type ApiReference = {
  __typename?: 'ApiReference';
  /** The subjects, in order; the first is shown where an unknown one is asked for. */
  categories: Array<ApiCategory>;
  /** What has changed since the last release, and with those before it; the newest first, at most 3. */
  changes: Array<ApiChanges>;
  /** What of the graph and of REST is deprecated at present. */
  deprecations: Array<ApiDeprecation>;
  /** How many operations the OpenAPI document of this installation describes. */
  operationCount: Scalars['Int']['output'];
  /** How the graph and REST change, and what programs can rely on. */
  versionPolicy: Array<ApiVersionRule>;
};

/** A scope of an API key. A key never permits more than its owner may do. */
export const ApiScope = {
  /** `read:applications`. Read the applications that you have sent and received, with the notes on them. */
  ReadApplications: 'READ_APPLICATIONS',
  /** `read:documents`. Read and download compliance documents. */
  ReadDocuments: 'READ_DOCUMENTS',
  /** `read:equipment`. Read equipment that is offered, and its figures. */
  ReadEquipment: 'READ_EQUIPMENT',
  /** `read:insight`. Read forecasts and recommendations, match jobs and skills, and check texts against regulations. */
  ReadInsight: 'READ_INSIGHT',
  /** `read:jobs`. Read jobs that are advertised, their places, pay scales and figures. */
  ReadJobs: 'READ_JOBS',
  /** `read:news`. Read news, their figures and comments. */
  ReadNews: 'READ_NEWS',
  /** `read:orders`. Read your bulk orders and the requests to quote that you receive, with their quotes. */
  ReadOrders: 'READ_ORDERS',
  /** `read:saved`. Read the jobs and articles that you have saved or liked. */
  ReadSaved: 'READ_SAVED',
  /** `read:search`. Search across the portal, and ask its assistant. */
  ReadSearch: 'READ_SEARCH',
  /** `read:training`. Read training paths, certifications and webinars, and your own enrolments and places. */
  ReadTraining: 'READ_TRAINING',
  /** `write:applications`. Apply for jobs and withdraw, and move, note and answer the applications that you receive. */
  WriteApplications: 'WRITE_APPLICATIONS',
  /** `write:enquiries`. Send messages to the portal, and read your own. */
  WriteEnquiries: 'WRITE_ENQUIRIES',
  /** `write:equipment`. Read your own listings, and list, change and withdraw equipment. */
  WriteEquipment: 'WRITE_EQUIPMENT',
  /** `write:jobs`. Read your posts and drafts, and post, change, close and reopen jobs. */
  WriteJobs: 'WRITE_JOBS',
  /** `write:news`. Read your comments, and comment on articles in your name. */
  WriteNews: 'WRITE_NEWS',
  /** `write:orders`. Send and close bulk orders, give and take back quotes, and accept them. */
  WriteOrders: 'WRITE_ORDERS',
  /** `write:saved`. Save and like jobs and articles, and take that back. */
  WriteSaved: 'WRITE_SAVED',
  /** `write:training`. Enrol and withdraw, and register for webinars. */
  WriteTraining: 'WRITE_TRAINING'
} as const;

export type ApiScope = typeof ApiScope[keyof typeof ApiScope];
/** A scope, and what it allows. */
export type ApiScopeDescription = {
  __typename?: 'ApiScopeDescription';
  /** Its description, in a sentence. */
  allows: Scalars['String']['output'];
  /** Its name outside the graph, as `read:jobs`. */
  name: Scalars['String']['output'];
  /** The scope. */
  scope: ApiScope;
};

/** One rule of how the graph and REST change. */
export type ApiVersionRule = {
  __typename?: 'ApiVersionRule';
  /** The rule, as Markdown. */
  text: Scalars['String']['output'];
  /** What it is about. */
  title: Scalars['String']['output'];
};

/** The applicant: name and phone of the profile at the time of the application, and the present email address. */
export type Applicant = {
  __typename?: 'Applicant';
  /** The e-mail address that they have confirmed by now, else the one of the application. */
  email: Scalars['String']['output'];
  /** Whether they have followed a link mailed to that address. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Phone number; may be empty. */
  phone: Scalars['String']['output'];
};

/** An application came to a stage. */
export type ApplicationMove = {
  __typename?: 'ApplicationMove';
  /** When it came to it. */
  movedAt: Scalars['DateTime']['output'];
  /** The stage. */
  stage: ApplicationStage;
  /** The day that was proposed for work to begin; null at every stage but hired. */
  startsOn?: Maybe<Scalars['Date']['output']>;
};

/** The result for one of several applications to move. */
export type ApplicationMoveOutcome = {
  __typename?: 'ApplicationMoveOutcome';
  /** The application as it is now; null if there is no such application, or it was moved too often. */
  application?: Maybe<ReceivedApplication>;
  /** Identifier of the application. */
  id: Scalars['ID']['output'];
  /** Why it was not moved; null if it is at the stage now. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A note of the employer on an application. The applicant does not see it. */
export type ApplicationNote = {
  __typename?: 'ApplicationNote';
  /** First and last name of who wrote it. */
  author: Scalars['String']['output'];
  /** Identifier of the note. */
  id: Scalars['ID']['output'];
  /** When it was written. */
  notedAt: Scalars['DateTime']['output'];
  /** The note, plain text. */
  text: Scalars['String']['output'];
};

/** A note was added to an application, or removed from it. */
export type ApplicationNotesPayload = {
  __typename?: 'ApplicationNotesPayload';
  /** Identifier of the application. */
  applicationId: Scalars['ID']['output'];
  /** The notes on it as they are now, the oldest first. */
  notes: Array<ApplicationNote>;
};

/** How far an application has come. */
export const ApplicationStage = {
  /** The applicant has accepted the offer, and the employer proposes the day that work begins. */
  Hired: 'HIRED',
  /** The applicant is invited to an interview. */
  Interview: 'INTERVIEW',
  /** The applicant is offered the post. */
  Offered: 'OFFERED',
  /** The employer has put it on the shortlist. */
  Shortlisted: 'SHORTLISTED',
  /** The employer has it. */
  Submitted: 'SUBMITTED',
  /** The applicant does not get the post. */
  Unsuccessful: 'UNSUCCESSFUL',
  /** The applicant has withdrawn it; only the applicant sets this stage. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type ApplicationStage = typeof ApplicationStage[keyof typeof ApplicationStage];
/** Whose turn it is in an application. */
export const ApplicationTurn = {
  /** The applicant is to answer an invitation or an offer, or to agree to the day that work begins. */
  Applicant: 'APPLICANT',
  /** The employer is to look at it and to decide. */
  Employer: 'EMPLOYER'
} as const;

export type ApplicationTurn = typeof ApplicationTurn[keyof typeof ApplicationTurn];
/** The post that an application is for. */
export type AppliedForJob = {
  __typename?: 'AppliedForJob';
  /** When the employer last changed the post; null if it is unchanged. After applications on the portal some fields do not change: title, place, type, contract and working pattern, and at least the pay. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the employer. */
  employer: Scalars['String']['output'];
  /** Identifier of the post. */
  id: Scalars['ID']['output'];
  /** Whether the post is visible: not while its owner is suspended. */
  isShown: Scalars['Boolean']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** Title of the post. */
  title: Scalars['String']['output'];
};

/** The payload, or an error. */
export type ApplyForJobResult = ConflictError | ForbiddenError | JobApplicationPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A piece of news. */
export type Article = {
  __typename?: 'Article';
  /** What it is about. */
  category: ArticleCategory;
  /** The category in words, like Policy. */
  categoryLabel: Scalars['String']['output'];
  /** How many comments of its discussion are shown. */
  comments: Scalars['Int']['output'];
  /** The text, in Markdown. */
  content: Scalars['String']['output'];
  /** Identifier of the article, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Path of its picture on this portal. */
  image: Scalars['String']['output'];
  /** The alternative text of the picture; empty if it is decorative. */
  imageDescription: Scalars['String']['output'];
  /** How many like it: accounts, each once, and visitors without an account, once a day. Their names are not shown. */
  likes: Scalars['Int']['output'];
  /** How much it matters to most readers. */
  priority: ArticlePriority;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that reading takes, at 200 words a minute. */
  readTime: Scalars['Int']['output'];
  /** Name of the article in addresses: /news?article=<slug>. */
  slug: Scalars['String']['output'];
  /** The source. */
  source: Scalars['String']['output'];
  /** Where the source is; null if the portal itself is the source. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** The summary, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** Words to find it by, 10 at most. */
  tags: Array<Scalars['String']['output']>;
  /** Headline. */
  title: Scalars['String']['output'];
  /** Whether the text was held against the source. */
  verified: Scalars['Boolean']['output'];
  /** How often it was opened, counted once a visitor and day. */
  views: Scalars['Int']['output'];
};

/** The category of an article. */
export const ArticleCategory = {
  /** Breaking news. */
  Breaking: 'BREAKING',
  /** Standards, and how they are met. */
  Compliance: 'COMPLIANCE',
  /** Law, procurement and policy. */
  Policy: 'POLICY',
  /** Posts, pay and how to apply. */
  Recruitment: 'RECRUITMENT',
  /** Research and its results. */
  Research: 'RESEARCH',
  /** Digital services and devices. */
  Technology: 'TECHNOLOGY'
} as const;

export type ArticleCategory = typeof ArticleCategory[keyof typeof ArticleCategory];
/** A comment in the discussion of an article, as everyone reads it. */
export type ArticleComment = {
  __typename?: 'ArticleComment';
  /** The author. */
  author: CommentAuthor;
  /** When its author last changed it; null if it is unchanged. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the comment. */
  id: Scalars['ID']['output'];
  /** When it was posted. */
  postedAt: Scalars['DateTime']['output'];
  /** The text: plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** A page of a list of ArticleComment rows. */
export type ArticleCommentConnection = {
  __typename?: 'ArticleCommentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ArticleCommentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<ArticleComment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ArticleCommentConnection. */
export type ArticleCommentEdge = {
  __typename?: 'ArticleCommentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ArticleComment;
};

/** A comment was added or changed. */
export type ArticleCommentPayload = {
  __typename?: 'ArticleCommentPayload';
  /** The comment as it is now. */
  comment: OwnArticleComment;
};

/** A page of a list of Article rows. */
export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  /** Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected. */
  correction?: Maybe<SearchCorrection>;
  /** The rows of this page with their cursors. */
  edges: Array<ArticleEdge>;
  /** Values and counts to narrow the list by; each is counted only when it is asked for. */
  facets: ArticleFacets;
  /** The rows of this page, in order. */
  nodes: Array<Article>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ArticleConnection. */
export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Article;
};

/** The facets of the list. A facet applies all filters but its own. */
export type ArticleFacets = {
  __typename?: 'ArticleFacets';
  /** By category. */
  category: Array<FacetValue>;
  /** By priority. */
  priority: Array<FacetValue>;
};

/** A filter of a list of articles. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type ArticleFilter = {
  /** Any of these categories. */
  category?: InputMaybe<Array<ArticleCategory>>;
  /** Any of these priorities. */
  priority?: InputMaybe<Array<ArticlePriority>>;
  /** Words in title, summary, tags or text. Synonyms count; a part of title, summary or a tag is found too. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only articles that were held against their source, or only the others. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A piece of news. */
export type ArticleInput = {
  /** What it is about. */
  category: ArticleCategory;
  /** The text, in Markdown. 50,000 characters at most. */
  content: Scalars['String']['input'];
  /** Its picture. If absent, an existing article keeps its picture, and a new one gets that of its category. */
  picture?: InputMaybe<ArticlePicture>;
  /** The alternative text of the picture, which is then shown above the text. Empty for a decorative picture; unchanged if absent. 300 characters at most. */
  pictureDescription?: InputMaybe<Scalars['String']['input']>;
  /** How much it matters to most readers. */
  priority: ArticlePriority;
  /** The date that it bears, not in the future. */
  publishedAt: Scalars['DateTime']['input'];
  /** The source. 200 characters at most. */
  source: Scalars['String']['input'];
  /** Where the source is, outside the portal. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** The summary, in a sentence or two. 500 characters at most. */
  summary: Scalars['String']['input'];
  /** Words to find it by, 10 at most, of 60 characters each. */
  tags: Array<Scalars['String']['input']>;
  /** Headline, 200 characters at most. */
  title: Scalars['String']['input'];
  /** Whether it was held against its source; then that has an address. */
  verified: Scalars['Boolean']['input'];
};

/** A picture that the portal brings for articles. */
export const ArticlePicture = {
  /** A departure board with one row lit. */
  Bulletin: 'BULLETIN',
  /** Hospital buildings at night with lit windows. */
  Estate: 'ESTATE',
  /** Documents fanned out. */
  Evidence: 'EVIDENCE',
  /** A rota: rows of shifts, one of them open. */
  Rota: 'ROTA',
  /** Traces like a ridge, one of them marked. */
  Signal: 'SIGNAL',
  /** Stacked crates on teal. */
  Stores: 'STORES',
  /** Stacked crates on blue. */
  Supply: 'SUPPLY',
  /** Coloured floor lines that change direction together. */
  Wayfinding: 'WAYFINDING'
} as const;

export type ArticlePicture = typeof ArticlePicture[keyof typeof ArticlePicture];
/** How much an article matters to most readers. */
export const ArticlePriority = {
  /** High priority: may stand in the live update. */
  High: 'HIGH',
  /** Low priority. */
  Low: 'LOW',
  /** Medium priority. */
  Medium: 'MEDIUM'
} as const;

export type ArticlePriority = typeof ArticlePriority[keyof typeof ArticlePriority];
/** Order of a list of articles. */
export const ArticleSort = {
  /** Most recently published first. */
  Newest: 'NEWEST',
  /** Best match first, among the newest articles that match, 100 at most. Needs `search`; without it, newest first. */
  Relevance: 'RELEVANCE'
} as const;

export type ArticleSort = typeof ArticleSort[keyof typeof ArticleSort];
/** The payload, or an error. */
export type AskFurtherSuppliersResult = ConflictError | DeskBulkOrderPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A supplier who can be asked to quote. */
export type AskableSupplier = {
  __typename?: 'AskableSupplier';
  /** Identifier of the supplier. */
  id: Scalars['ID']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** Name of the supplier. */
  name: Scalars['String']['output'];
  /** Whether operators have checked the supplier. */
  verified: Scalars['Boolean']['output'];
};

/** A supplier who was asked to quote for a bulk order. */
export type AskedSupplier = {
  __typename?: 'AskedSupplier';
  /** Whether the buyer has accepted the quote, in whole or in part. */
  accepted: Scalars['Boolean']['output'];
  /** When the supplier was asked. */
  askedAt: Scalars['DateTime']['output'];
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** When the quote was given or last changed; null if there is none. */
  quotedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier. */
  supplierName: Scalars['String']['output'];
  /** Whether operators have checked the supplier. */
  supplierVerified: Scalars['Boolean']['output'];
};

/** How the assistant answers. */
export type AssistantInformation = {
  __typename?: 'AssistantInformation';
  /** The name of the language model that writes its replies and is sent the questions for it; null if there is none. */
  model?: Maybe<Scalars['String']['output']>;
};

/** The source of a sentence. */
export type AssistantRecord = {
  __typename?: 'AssistantRecord';
  /** Its kind. */
  category: SearchCategory;
  /** Its path in the portal, from the first slash on. */
  path: Scalars['String']['output'];
  /** Its title or name. */
  title: Scalars['String']['output'];
};

/** The reply of the assistant to a question. It is not medical advice. */
export type AssistantReply = {
  __typename?: 'AssistantReply';
  /** The text before the sentences; null if the question has no words of an emergency. */
  emergency?: Maybe<EmergencyAdvice>;
  /** How it was produced. */
  origin: AssistantReplyOrigin;
  /** The same in words, to be shown with the reply. */
  originLabel: Scalars['String']['output'];
  /** The answer; empty if the emergency is all that it says. */
  sentences: Array<AssistantSentence>;
};

/** How a reply was produced. */
export const AssistantReplyOrigin = {
  /** A language model, from records of the portal alone: each sentence names the one that it was taken from. */
  Model: 'MODEL',
  /** Nothing was found, and the reply says so. */
  Nothing: 'NOTHING',
  /** Records of the portal, which each sentence names. */
  Records: 'RECORDS',
  /** The keyword rules of the portal. */
  Rules: 'RULES',
  /** The rules for words of an emergency. */
  Safety: 'SAFETY'
} as const;

export type AssistantReplyOrigin = typeof AssistantReplyOrigin[keyof typeof AssistantReplyOrigin];
/** A sentence of a reply. */
export type AssistantSentence = {
  __typename?: 'AssistantSentence';
  /** The source; null for courtesies. */
  record?: Maybe<AssistantRecord>;
  /** The sentence, as plain text. */
  text: Scalars['String']['output'];
};

/** The kind of an actor. */
export const AuditActor = {
  /** A user with an account. */
  Account: 'ACCOUNT',
  /** An administrator at the server's command line. */
  CommandLine: 'COMMAND_LINE',
  /** The portal by itself. */
  Portal: 'PORTAL'
} as const;

export type AuditActor = typeof AuditActor[keyof typeof AuditActor];
/** An action on a record, with its actor. Entries are never changed; they contain identifiers and the reason of a suspension, and remain after accounts are deleted. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The action: kind of record and verb, like account.verified. */
  action: Scalars['String']['output'];
  /** The address that this account has now; null if there is none any more. */
  actorEmail?: Maybe<Scalars['String']['output']>;
  /** The account that did it; null if none did. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The actor. */
  actorKind: AuditActor;
  /** Names of the changed fields of the record, for actions that store them; never their values. */
  changedFields: Array<Scalars['String']['output']>;
  /** When it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** The address that this account has now; null if there is none any more. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** The account whose record it is; null if it has no owner. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The reason that the account was given; null if the action needs none. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the record. */
  subjectId: Scalars['String']['output'];
  /** The kind of record that it was done to. */
  subjectKind: Scalars['String']['output'];
};

/** A page of a list of AuditEntry rows. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The rows of this page with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The rows of this page, in order. */
  nodes: Array<AuditEntry>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a AuditEntryConnection. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: AuditEntry;
};

/** A filter of the audit log. All conditions must hold. */
export type AuditFilter = {
  /** Only this action, like account.verified. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Only what this account did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to records of this account. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to this record: its history. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
};

/** A request for quotations for several items of equipment, as its buyer and operators see it. */
export type BulkOrder = {
  __typename?: 'BulkOrder';
  /** When the buyer is to have heard of it: 24 hours after it was sent. */
  answerDueAt: Scalars['DateTime']['output'];
  /** Whether the budget may reach the threshold above which public buyers must follow the Procurement Act 2023. */
  budgetReachesThreshold: Scalars['Boolean']['output'];
  /** Why the portal closed it; null unless it did. */
  closeReason?: Maybe<Scalars['String']['output']>;
  /** Since when no quote is taken any more; null while some are. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whom to ask about it. */
  contactName: Scalars['String']['output'];
  /** Where it is to be delivered. */
  deliveryAddress: Scalars['String']['output'];
  /** For which department. */
  department: Scalars['String']['output'];
  /** E-mail address of this person. */
  email: Scalars['String']['output'];
  /** Whether it was sent for an organisation, whose members see it who order or manage. */
  forOrganisation: Scalars['Boolean']['output'];
  /** Identifier of the order. */
  id: Scalars['ID']['output'];
  /** The items of the order, 50 at most. */
  items: Array<BulkOrderItem>;
  /** Code of the trust; null if it is not given. */
  nhsTrustCode?: Maybe<Scalars['String']['output']>;
  /** The kind of the order. */
  orderType: BulkOrderType;
  /** The organisation that orders. */
  organizationName: Scalars['String']['output'];
  /** Phone number of this person. */
  phone: Scalars['String']['output'];
  /** For which project; null if there is none. */
  projectName?: Maybe<Scalars['String']['output']>;
  /** The reference of the order. */
  reference: Scalars['String']['output'];
  /** When it is needed. */
  requiredDate: Scalars['Date']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Further requirements; null if there are none. */
  specialRequirements?: Maybe<Scalars['String']['output']>;
  /** The budget; null if it is not stated. */
  totalBudget?: Maybe<BulkOrderBudget>;
};

/** The budget of an order, in pounds. */
export const BulkOrderBudget = {
  /** £10,000 to £50,000. */
  From_10K: 'FROM_10K',
  /** £50,000 to £100,000. */
  From_50K: 'FROM_50K',
  /** £100,000 to £500,000. */
  From_100K: 'FROM_100K',
  /** £500,000 to £1 million. */
  From_500K: 'FROM_500K',
  /** Over £1 million. */
  Over_1M: 'OVER_1M',
  /** Under £10,000. */
  Under_10K: 'UNDER_10K'
} as const;

export type BulkOrderBudget = typeof BulkOrderBudget[keyof typeof BulkOrderBudget];
/** A page of a list of BulkOrder rows. */
export type BulkOrderConnection = {
  __typename?: 'BulkOrderConnection';
  /** The rows of this page with their cursors. */
  edges: Array<BulkOrderEdge>;
  /** The rows of this page, in order. */
  nodes: Array<BulkOrder>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** How a supplier whose quote is accepted reaches the buyer. */
export type BulkOrderContact = {
  __typename?: 'BulkOrderContact';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whom to ask. */
  name: Scalars['String']['output'];
  /** Phone number. */
  phone: Scalars['String']['output'];
};

/** The state of a bulk order for operators. */
export const BulkOrderDeskState = {
  /** Its buyer has heard of it, and quotes are taken still. */
  Answered: 'ANSWERED',
  /** No quote is taken any more. */
  Closed: 'CLOSED',
  /** Its buyer has not heard of it yet. */
  Waiting: 'WAITING'
} as const;

export type BulkOrderDeskState = typeof BulkOrderDeskState[keyof typeof BulkOrderDeskState];
/** One row of a BulkOrderConnection. */
export type BulkOrderEdge = {
  __typename?: 'BulkOrderEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: BulkOrder;
};

/** The kind of equipment of an item. */
export const BulkOrderEquipment = {
  /** Diagnostic Equipment. */
  Diagnostic: 'DIAGNOSTIC',
  /** Emergency Equipment. */
  Emergency: 'EMERGENCY',
  /** Furniture & Fittings. */
  Furniture: 'FURNITURE',
  /** ICU Equipment. */
  Icu: 'ICU',
  /** Imaging Equipment. */
  Imaging: 'IMAGING',
  /** Laboratory Equipment. */
  Laboratory: 'LABORATORY',
  /** Mobility & Rehabilitation. */
  Mobility: 'MOBILITY',
  /** Patient Monitoring Devices. */
  Monitoring: 'MONITORING',
  /** Respiratory Equipment. */
  Respiratory: 'RESPIRATORY',
  /** Surgical Instruments. */
  Surgical: 'SURGICAL'
} as const;

export type BulkOrderEquipment = typeof BulkOrderEquipment[keyof typeof BulkOrderEquipment];
/** A request for quotations for several items of equipment. */
export type BulkOrderInput = {
  /** Whom to ask about it, at most 200 characters. */
  contactName: Scalars['String']['input'];
  /** Where it is to be delivered, at most 500 characters. */
  deliveryAddress: Scalars['String']['input'];
  /** For which department, at most 200 characters. */
  department: Scalars['String']['input'];
  /** E-mail address of this person, which gets the receipt. */
  email: Scalars['String']['input'];
  /** Whether it is sent for the organisation of the account, so that its members who buy or manage see it; false by default. The account must have the role buy. */
  forOrganisation?: InputMaybe<Scalars['Boolean']['input']>;
  /** The items of the order: 1 to 50. */
  items: Array<BulkOrderItemInput>;
  /** Code of the trust, at most 20 characters. */
  nhsTrustCode?: InputMaybe<Scalars['String']['input']>;
  /** The kind of the order. */
  orderType: BulkOrderType;
  /** The organisation that orders, at most 200 characters. */
  organizationName: Scalars['String']['input'];
  /** Phone number of this person. */
  phone: Scalars['String']['input'];
  /** For which project, at most 200 characters. */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** When it is needed, today in London or later. */
  requiredDate: Scalars['Date']['input'];
  /** Further requirements, at most 5,000 characters. */
  specialRequirements?: InputMaybe<Scalars['String']['input']>;
  /** The budget. */
  totalBudget?: InputMaybe<BulkOrderBudget>;
};

/** An item of an order. */
export type BulkOrderItem = {
  __typename?: 'BulkOrderItem';
  /** The description of the item. */
  description: Scalars['String']['output'];
  /** The kind of equipment. */
  equipment: BulkOrderEquipment;
  /** Identifier of the item. */
  id: Scalars['ID']['output'];
  /** How many, 1 or more. */
  quantity: Scalars['Int']['output'];
  /** The open safety notices that concern it, the newest first: while there are some, no quote for it can be given or accepted. */
  safetyNotices: Array<SafetyNotice>;
  /** The specifications; null if there are none. */
  specifications?: Maybe<Scalars['String']['output']>;
  /** How soon it is needed. */
  urgency: BulkOrderUrgency;
};

/** An item to order. */
export type BulkOrderItemInput = {
  /** The description of the item, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** The kind of equipment. */
  equipment: BulkOrderEquipment;
  /** How many, 1 to 100,000; 1 by default. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The specifications, at most 2,000 characters. */
  specifications?: InputMaybe<Scalars['String']['input']>;
  /** How soon it is needed; standard by default. */
  urgency?: InputMaybe<BulkOrderUrgency>;
};

/** An order was sent or changed. */
export type BulkOrderPayload = {
  __typename?: 'BulkOrderPayload';
  /** The order as it is now. */
  order: BulkOrder;
};

/** The kind of an order. */
export const BulkOrderType = {
  /** Bulk Supply Agreement. */
  BulkSupply: 'BULK_SUPPLY',
  /** Emergency Procurement. */
  Emergency: 'EMERGENCY',
  /** Lease/Rental Agreement. */
  Lease: 'LEASE',
  /** Maintenance Contract. */
  Maintenance: 'MAINTENANCE',
  /** New Equipment Purchase. */
  NewPurchase: 'NEW_PURCHASE',
  /** Equipment Replacement. */
  Replacement: 'REPLACEMENT'
} as const;

export type BulkOrderType = typeof BulkOrderType[keyof typeof BulkOrderType];
/** How soon an item is needed. */
export const BulkOrderUrgency = {
  /** In 24-48 hours. */
  Emergency: 'EMERGENCY',
  /** In 1-3 months. */
  Planned: 'PLANNED',
  /** In 2-4 weeks. */
  Standard: 'STANDARD',
  /** In 1-2 weeks. */
  Urgent: 'URGENT'
} as const;

export type BulkOrderUrgency = typeof BulkOrderUrgency[keyof typeof BulkOrderUrgency];
/** The payload, or an error. */
export type CancelWebinarResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebinarPayload;

/** The certificate of a completed programme, as everyone who knows its code sees it. */
export type Certificate = {
  __typename?: 'Certificate';
  /** The name of the holder; null unless they have agreed to be named. */
  holderName?: Maybe<Scalars['String']['output']>;
  /** The day of completion. */
  issuedOn: Scalars['Date']['output'];
  /** The kind of the programme. */
  kind: ProgrammeKind;
  /** Its number, like TR-2026-7K3M9QXA. */
  number: Scalars['String']['output'];
  /** The programme that was completed. */
  title: Scalars['String']['output'];
};

/** A programme that ends in a certificate, and is applied for. */
export type Certification = {
  __typename?: 'Certification';
  /** The benefits. */
  benefits: Array<Scalars['String']['output']>;
  /** The audience, in a sentence. */
  description: Scalars['String']['output'];
  /** How much it asks. */
  difficulty: TrainingLevel;
  /** The difficulty in words, like Advanced. */
  difficultyLabel: Scalars['String']['output'];
  /** How many weeks it takes. */
  durationWeeks: Scalars['Int']['output'];
  /** Identifier of the certification. */
  id: Scalars['ID']['output'];
  /** The requirements for applicants. */
  prerequisites: Array<Scalars['String']['output']>;
  /** Its name in addresses. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** The payload, or an error. */
export type ChangePasswordResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SessionPayload | ValidationError;

/** The payload, or an error. */
export type ChangeWebinarResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebinarPayload;

/** The kind of the checked text, which decides the rules that can apply to it. */
export const CheckedTextKind = {
  /** A contract or its terms. */
  Contract: 'CONTRACT',
  /** How people are recruited and checked. */
  Employment: 'EMPLOYMENT',
  /** Guidance for staff. */
  Guideline: 'GUIDELINE',
  /** A policy of an organisation. */
  Policy: 'POLICY',
  /** A standard operating procedure. */
  Procedure: 'PROCEDURE',
  /** An invitation to tender. */
  Tender: 'TENDER'
} as const;

export type CheckedTextKind = typeof CheckedTextKind[keyof typeof CheckedTextKind];
/** The choice as it holds from now on. */
export type ChooseCookiesPayload = {
  __typename?: 'ChooseCookiesPayload';
  /** The choice. */
  consent: CookieConsent;
};

/** The payload, or an error. */
export type ChooseCookiesResult = ChooseCookiesPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ClaimDeskItemResult = ConflictError | DeskClaimPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CloseBulkOrderResult = BulkOrderPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CloseEnquiryResult = ConflictError | EnquiryPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CloseEnquiryThreadResult = ConflictError | EnquiryThreadPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CloseJobResult = ConflictError | ForbiddenError | JobPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The author of a comment, by their profile at that time. */
export type CommentAuthor = {
  __typename?: 'CommentAuthor';
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Organisation; may be empty. */
  organization: Scalars['String']['output'];
  /** Occupation in words, like Nurse; null if none was chosen. */
  role?: Maybe<Scalars['String']['output']>;
};

/** A report about a comment. It does not name its sender. */
export type CommentReport = {
  __typename?: 'CommentReport';
  /** The reason of the report. */
  reason: Scalars['String']['output'];
  /** When they reported it. */
  reportedAt: Scalars['DateTime']['output'];
};

/** The state of a comment. */
export const CommentState = {
  /** An operator reads it before it is shown. */
  Held: 'HELD',
  /** An operator has removed it, for a reason. */
  Removed: 'REMOVED',
  /** It is shown in the discussion. */
  Shown: 'SHOWN'
} as const;

export type CommentState = typeof CommentState[keyof typeof CommentState];
/** The article that a comment is about. */
export type CommentedArticle = {
  __typename?: 'CommentedArticle';
  /** Identifier of the article. */
  id: Scalars['ID']['output'];
  /** Name of the article in addresses: /news?article=<slug>. */
  slug: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** The payload, or an error. */
export type CompleteEnrolmentResult = ConflictError | DeskEnrolmentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The sign-in at the provider is completed. */
export type CompleteSocialSignInPayload = {
  __typename?: 'CompleteSocialSignInPayload';
  /** Path of the page of the portal to go to. */
  next: Scalars['String']['output'];
  /** The new session; null if a provider was connected to the account of an existing one. */
  session?: Maybe<SessionPayload>;
};

/** The payload, or an error. */
export type CompleteSocialSignInResult = CompleteSocialSignInPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** Something that asks those who rely on a document to look at it again. */
export type ComplianceChange = {
  __typename?: 'ComplianceChange';
  /** Identifier of the document. */
  documentId: Scalars['ID']['output'];
  /** What happened. */
  kind: ComplianceChangeKind;
  /** The day of the version, or the one by which the text is to be read again. */
  on: Scalars['Date']['output'];
  /** Address of the document in the portal. */
  path: Scalars['String']['output'];
  /** The law that this version is about. */
  regulations: Array<Scalars['String']['output']>;
  /** Where the change of the law can be read, outside the portal; null for anything else. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** The change: that of the law, else the note of the version, else the due review. */
  summary: Scalars['String']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
  /** Number of the version that was published; of a review, of the newest one. */
  version: Scalars['String']['output'];
};

/** A change of a document. */
export const ComplianceChangeKind = {
  /** A version was published that says what of the versions before no longer is the law. */
  LawChanged: 'LAW_CHANGED',
  /** A version was published that corrects nothing of the law. */
  NewVersion: 'NEW_VERSION',
  /** That day comes within 30 days. */
  ReviewDue: 'REVIEW_DUE',
  /** The day has passed by which the text was to be read again against the law. */
  ReviewOverdue: 'REVIEW_OVERDUE'
} as const;

export type ComplianceChangeKind = typeof ComplianceChangeKind[keyof typeof ComplianceChangeKind];
/** The result of the check of a text. */
export type ComplianceCheck = ComplianceResult & {
  __typename?: 'ComplianceCheck';
  /** Each rule that was checked, in the order of the regulations. */
  checks: Array<ComplianceFinding>;
  /** Milliseconds that the check took. */
  processingTimeMs: Scalars['Float']['output'];
  /** Share of the rules that the text meets, 0 to 100; null if no rule applies to it. */
  score?: Maybe<Scalars['Float']['output']>;
  /** All findings in a word. */
  status: ComplianceStatus;
  /** The advice for each rule that is not met, in the same order. */
  suggestions: Array<Scalars['String']['output']>;
};

/** The result of one rule. */
export const ComplianceCheckOutcome = {
  /** The text contradicts it. */
  Failed: 'FAILED',
  /** The text says nothing about it. */
  NotAddressed: 'NOT_ADDRESSED',
  /** The text meets it. */
  Passed: 'PASSED'
} as const;

export type ComplianceCheckOutcome = typeof ComplianceCheckOutcome[keyof typeof ComplianceCheckOutcome];
/** The result of one rule, with its regulation and section. */
export type ComplianceFinding = {
  __typename?: 'ComplianceFinding';
  /** The confidence of the finding: 0.95 if an amount was compared, 0.75 if words were found, 0.6 if nothing was found. It is a property of the rule, not an estimate. */
  confidence: Scalars['Float']['output'];
  /** The sentence that decided it, 600 characters at most; null if the text says nothing about it. */
  evidence?: Maybe<Scalars['String']['output']>;
  /** Name of the regulation. */
  regulation: Scalars['String']['output'];
  /** The requirement of the section. */
  requirement: Scalars['String']['output'];
  /** Its section, article or regulation. */
  section: Scalars['String']['output'];
  /** The result of the rule. */
  status: ComplianceCheckOutcome;
  /** Where the regulation can be read, outside the portal. */
  url: Scalars['String']['output'];
};

/** The data of a compliance document. */
export type ComplianceHitData = {
  __typename?: 'ComplianceHitData';
  /** Size of the download as shown. */
  downloadSize: Scalars['String']['output'];
  /** When the document was last changed. */
  updated: Scalars['Date']['output'];
};

/** The changes of documents since a day. */
export type ComplianceMonitor = {
  __typename?: 'ComplianceMonitor';
  /** Changes of the law first, then overdue reviews, new versions, and reviews within 30 days; the newest day first in each. */
  changes: Array<ComplianceChange>;
  /** The day of the answer, in London. */
  checkedOn: Scalars['Date']['output'];
  /** Whether there are more than these 100. */
  isCapped: Scalars['Boolean']['output'];
  /** The first day of the period. */
  since: Scalars['Date']['output'];
  /** Whether something is to be done. */
  status: ComplianceMonitorStatus;
};

/** Whether something is to be done. */
export const ComplianceMonitorStatus = {
  /** The law has changed, or a text was to be read again by now. */
  ActionNeeded: 'ACTION_NEEDED',
  /** There are new versions, or reviews soon, and nothing more. */
  Changed: 'CHANGED',
  /** Nothing has changed. */
  Unchanged: 'UNCHANGED'
} as const;

export type ComplianceMonitorStatus = typeof ComplianceMonitorStatus[keyof typeof ComplianceMonitorStatus];
/** The check of a text against written rules. It uses no model, and the same text always gets the same result. It is not legal advice. */
export type ComplianceResult = {
  /** Each rule that was checked, in the order of the regulations. */
  checks: Array<ComplianceFinding>;
  /** Milliseconds that the check took. */
  processingTimeMs: Scalars['Float']['output'];
  /** Share of the rules that the text meets, 0 to 100; null if no rule applies to it. */
  score?: Maybe<Scalars['Float']['output']>;
  /** All findings in a word. */
  status: ComplianceStatus;
  /** The advice for each rule that is not met, in the same order. */
  suggestions: Array<Scalars['String']['output']>;
};

/** The result of the check of a document of the portal. */
export type ComplianceScore = ComplianceResult & {
  __typename?: 'ComplianceScore';
  /** Each rule that was checked, in the order of the regulations. */
  checks: Array<ComplianceFinding>;
  /** Identifier of the document; null if several were checked. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** Milliseconds that the check took. */
  processingTimeMs: Scalars['Float']['output'];
  /** Share of the rules that the text meets, 0 to 100; null if no rule applies to it. */
  score?: Maybe<Scalars['Float']['output']>;
  /** All findings in a word. */
  status: ComplianceStatus;
  /** The advice for each rule that is not met, in the same order. */
  suggestions: Array<Scalars['String']['output']>;
  /** Title of the document; null if several were checked. */
  title?: Maybe<Scalars['String']['output']>;
  /** Number of the version that was checked; null if several documents were. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Counted from the published documents; what cannot be counted is null. */
export type ComplianceStats = {
  __typename?: 'ComplianceStats';
  /** Share of requirements that are met, out of 100. The portal does not measure it, so it is null. */
  complianceScore?: Maybe<Scalars['Float']['output']>;
  /** Published documents of high urgency. */
  criticalAlerts: Scalars['Int']['output'];
  /** Downloads of all documents, a whole number. */
  downloads: Scalars['Float']['output'];
  /** Of these, with a version of the last 30 days. */
  recentUpdates: Scalars['Int']['output'];
  /** Published documents. */
  totalDocuments: Scalars['Int']['output'];
};

/** The result of all rules that were checked. */
export const ComplianceStatus = {
  /** It meets each of them. */
  Compliant: 'COMPLIANT',
  /** It says nothing about at least one, and contradicts none. */
  NeedsReview: 'NEEDS_REVIEW',
  /** It contradicts at least one. */
  NonCompliant: 'NON_COMPLIANT',
  /** No rule applies to it. */
  NotApplicable: 'NOT_APPLICABLE'
} as const;

export type ComplianceStatus = typeof ComplianceStatus[keyof typeof ComplianceStatus];
/** How a component is, or was on a day. */
export const ComponentStatus = {
  /** It answers slowly or in part, a single probe has failed, or an incident of it is open. */
  Degraded: 'DEGRADED',
  /** It is being worked on, as was announced. */
  Maintenance: 'MAINTENANCE',
  /** Nothing was measured for three minutes; of a day, at all. */
  NoData: 'NO_DATA',
  /** It answers in time. */
  Operational: 'OPERATIONAL',
  /** Two probes in a row have failed; of a day, two or more. */
  Outage: 'OUTAGE'
} as const;

export type ComponentStatus = typeof ComponentStatus[keyof typeof ComponentStatus];
/** It is noted that the caller has read and understood the version. */
export type ConfirmDocumentReadPayload = {
  __typename?: 'ConfirmDocumentReadPayload';
  /** The reading of the version by the caller. */
  reading: DocumentReading;
};

/** The payload, or an error. */
export type ConfirmDocumentReadResult = ConfirmDocumentReadPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ConfirmEmailResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ConfirmNewsletterResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ConfirmStatusSubscriptionResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The request conflicts with the present state. */
export type ConflictError = Error & {
  __typename?: 'ConflictError';
  /** The problem of each field; empty if the message is complete. */
  fields: Array<FieldProblem>;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The payload, or an error. */
export type ConnectProviderResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | StartSocialSignInPayload | ValidationError;

/** A provider by which an account signs in. */
export type ConnectedProvider = {
  __typename?: 'ConnectedProvider';
  /** When it was connected. */
  connectedAt: Scalars['DateTime']['output'];
  /** Address at the provider when it was connected; may be empty. */
  email: Scalars['String']['output'];
  /** Which one. */
  provider: SocialProvider;
};

/** A message was passed on to a supplier. */
export type ContactSupplierPayload = {
  __typename?: 'ContactSupplierPayload';
  /** What the conversation is called, like S2026-4821037752. The link to it is mailed to the buyer. */
  reference: Scalars['String']['output'];
};

/** The payload, or an error. */
export type ContactSupplierResult = ConflictError | ContactSupplierPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A text, a set of display figures or a set of links that editors keep. */
export type ContentEntry = {
  __typename?: 'ContentEntry';
  /** Text in Markdown; may be empty. */
  body: Scalars['String']['output'];
  /** Whether the figures are display content and not measured. */
  illustrative: Scalars['Boolean']['output'];
  /** Rows, in order. */
  items: Array<ContentItem>;
  /** Name of the entry, like staff-portal.statistics. */
  key: Scalars['String']['output'];
  /** Heading; may be empty. */
  title: Scalars['String']['output'];
  /** When the entry was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of a list of ContentEntry rows. */
export type ContentEntryConnection = {
  __typename?: 'ContentEntryConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ContentEntryEdge>;
  /** The rows of this page, in order. */
  nodes: Array<ContentEntry>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ContentEntryConnection. */
export type ContentEntryEdge = {
  __typename?: 'ContentEntryEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ContentEntry;
};

/** The change of one field in a revision. */
export type ContentFieldChange = {
  __typename?: 'ContentFieldChange';
  /** The new value. */
  after: Scalars['String']['output'];
  /** The previous value; a list with an entry on each line. */
  before: Scalars['String']['output'];
  /** Name of the field in the input. */
  field: Scalars['String']['output'];
  /** The label of the field. */
  label: Scalars['String']['output'];
  /** Where the two differ. */
  passages: Array<TextChange>;
};

/** One row of an entry: a figure, a step or a link. */
export type ContentItem = {
  __typename?: 'ContentItem';
  /** The label of the row. */
  label: Scalars['String']['output'];
  /** A sentence or two. */
  text?: Maybe<Scalars['String']['output']>;
  /** Where the row leads. */
  url?: Maybe<Scalars['String']['output']>;
  /** A figure with its unit. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A kind of content that operators edit. */
export const ContentKind = {
  /** A piece of news. */
  Article: 'ARTICLE',
  /** A compliance document. */
  Document: 'DOCUMENT',
  /** A text, a set of figures or a set of links of a page. */
  Entry: 'ENTRY',
  /** An article of the help center. */
  HelpArticle: 'HELP_ARTICLE'
} as const;

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];
/** A saved change of a piece of content, which is never changed itself. */
export type ContentRevision = {
  __typename?: 'ContentRevision';
  /** The action. */
  action: ContentRevisionAction;
  /** The changes from the previous revision, field by field. */
  changes: Array<ContentFieldChange>;
  /** Identifier of the revision. */
  id: Scalars['ID']['output'];
  /** The note of the operator; may be empty. */
  note: Scalars['String']['output'];
  /** Its number; 0 is how the content was before it was first edited in the portal. */
  number: Scalars['Int']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Email address of the operator; null if the portal loaded it, or the account is deleted. */
  savedBy?: Maybe<Scalars['String']['output']>;
};

/** A change of a piece of content. */
export const ContentRevisionAction = {
  /** It was written. */
  Created: 'CREATED',
  /** It was changed. */
  Edited: 'EDITED',
  /** It was loaded with the portal: how it was before it was first edited. */
  Loaded: 'LOADED',
  /** It was published. */
  Published: 'PUBLISHED',
  /** An earlier revision was brought back. */
  Restored: 'RESTORED',
  /** It was taken back from publication. */
  Unpublished: 'UNPUBLISHED'
} as const;

export type ContentRevisionAction = typeof ContentRevisionAction[keyof typeof ContentRevisionAction];
/** A page of a list of ContentRevision rows. */
export type ContentRevisionConnection = {
  __typename?: 'ContentRevisionConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ContentRevisionEdge>;
  /** The rows of this page, in order. */
  nodes: Array<ContentRevision>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ContentRevisionConnection. */
export type ContentRevisionEdge = {
  __typename?: 'ContentRevisionEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ContentRevision;
};

/** The kinds that a visitor allows, besides the strictly necessary. Absent kinds are refused. */
export type CookieChoiceInput = {
  /** To count visits. */
  analytics?: Scalars['Boolean']['input'];
  /** Marketing. The portal has none. */
  marketing?: Scalars['Boolean']['input'];
  /** To keep what makes the next visit easier. */
  preferences?: Scalars['Boolean']['input'];
};

/** The choice of a visitor about cookies. A cookie of the browser stores it, not the server. */
export type CookieConsent = {
  __typename?: 'CookieConsent';
  /** Whether visits may be counted. */
  analytics: Scalars['Boolean']['output'];
  /** The day of the choice, in London. It holds for 12 months. */
  chosenOn: Scalars['Date']['output'];
  /** Whether marketing is allowed. The portal has none. */
  marketing: Scalars['Boolean']['output'];
  /** Always true: what is strictly necessary needs no consent. */
  necessary: Scalars['Boolean']['output'];
  /** Whether what makes the next visit easier may be kept. */
  preferences: Scalars['Boolean']['output'];
  /** The version of the question. When it is raised, visitors are asked again. */
  version: Scalars['Int']['output'];
};

/** A word of a search that was taken for another. */
export type CorrectedWord = {
  __typename?: 'CorrectedWord';
  /** The similar word that was searched for instead. */
  meant: Scalars['String']['output'];
  /** The word as it was typed. */
  typed: Scalars['String']['output'];
};

/** The article with its views from now on. */
export type CountArticleViewPayload = {
  __typename?: 'CountArticleViewPayload';
  /** The article. */
  article: Article;
  /** Whether this view was counted: false for the second one of a visitor and day, and for robots. */
  counted: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type CountArticleViewResult = ConflictError | CountArticleViewPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateApiKeyResult = ConflictError | ForbiddenError | MadeApiKeyPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateArticleResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateDocumentResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateEquipmentResult = ConflictError | EquipmentPostingPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateHelpArticleResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateJobDraftResult = ConflictError | ForbiddenError | JobDraftPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateJobResult = ConflictError | ForbiddenError | JobPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateJobsResult = ConflictError | ForbiddenError | JobsPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateNewsletterIssueResult = ConflictError | ForbiddenError | NewsletterIssuePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type CreateWebhookEndpointResult = ConflictError | ForbiddenError | MadeWebhookPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DecideCertificationResult = ConflictError | DeskEnrolmentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DecideTierRequestResult = ConflictError | DeskTierRequestPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DecideVendorApplicationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | VendorApplicationPayload;

/** The payload, or an error. */
export type DeclineInvitationResult = ConflictError | EndedInvitationPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The account is deleted, with its profile, sessions and tokens. The caller is signed out. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The kept data, and why it is kept. */
  kept: Array<KeptRecord>;
};

/** The payload, or an error. */
export type DeleteAccountResult = ConflictError | DeleteAccountPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DeleteJobDraftResult = ConflictError | DeletedJobDraftPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DeleteNewsletterIssueResult = ConflictError | ForbiddenError | NewsletterIssuePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type DeleteWebhookEndpointResult = ConflictError | DeletedWebhookPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A draft was deleted. */
export type DeletedJobDraftPayload = {
  __typename?: 'DeletedJobDraftPayload';
  /** Identifier that the draft had. */
  id: Scalars['ID']['output'];
};

/** A webhook was deleted, with its log. */
export type DeletedWebhookPayload = {
  __typename?: 'DeletedWebhookPayload';
  /** Identifier that the webhook had. */
  id: Scalars['ID']['output'];
};

/** Where the weeks of a series are from. */
export const DemandSeriesOrigin = {
  /** Posts and applications of this portal. */
  Own: 'OWN',
  /** Made up, as the portal has too few weeks of its own. They say nothing about real need. */
  Sample: 'SAMPLE'
} as const;

export type DemandSeriesOrigin = typeof DemandSeriesOrigin[keyof typeof DemandSeriesOrigin];
/** How many posts a department advertised lately, and before. */
export type DemandTrend = {
  __typename?: 'DemandTrend';
  /** The change in whole percent; null if there were none before. */
  change?: Maybe<Scalars['Int']['output']>;
  /** The department. */
  department: Scalars['String']['output'];
  /** Where the weeks are from. */
  origin: DemandSeriesOrigin;
  /** Posts in the last 4 full weeks. */
  posts: Scalars['Int']['output'];
  /** Posts in the 4 weeks before. */
  postsBefore: Scalars['Int']['output'];
};

/** The values of a department in one week. */
export type DemandWeek = {
  __typename?: 'DemandWeek';
  /** Applicants who were hired. */
  filled: Scalars['Int']['output'];
  /** Posts that were advertised. */
  posts: Scalars['Int']['output'];
  /** The Monday of the week. */
  start: Scalars['Date']['output'];
};

/** A bulk order as operators see it. */
export type DeskBulkOrder = {
  __typename?: 'DeskBulkOrder';
  /** When its buyer first heard of it; null while it waits for that. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suppliers who were asked, 100 at most: those who have quoted first. */
  asked: Array<AskedSupplier>;
  /** How many suppliers were asked. */
  askedCount: Scalars['Int']['output'];
  /** How long it has waited for a first answer; null once there is one. */
  clock?: Maybe<DeskClock>;
  /** Whether its buyer was signed in. */
  hasAccount: Scalars['Boolean']['output'];
  /** Identifier of the order. */
  id: Scalars['ID']['output'];
  /** The order. */
  order: BulkOrder;
};

/** A page of a list of DeskBulkOrder rows. */
export type DeskBulkOrderConnection = {
  __typename?: 'DeskBulkOrderConnection';
  /** The rows of this page with their cursors. */
  edges: Array<DeskBulkOrderEdge>;
  /** The rows of this page, in order. */
  nodes: Array<DeskBulkOrder>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a DeskBulkOrderConnection. */
export type DeskBulkOrderEdge = {
  __typename?: 'DeskBulkOrderEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: DeskBulkOrder;
};

/** Something was done with a bulk order. */
export type DeskBulkOrderPayload = {
  __typename?: 'DeskBulkOrderPayload';
  /** The order as it is now. */
  order: DeskBulkOrder;
};

/** Which operator is at an item of a queue. It ends by itself once the item is decided. */
export type DeskClaim = {
  __typename?: 'DeskClaim';
  /** Since when. */
  claimedAt: Scalars['DateTime']['output'];
  /** Identifier of the item. */
  itemId: Scalars['ID']['output'];
  /** The account of the operator. */
  operatorId: Scalars['ID']['output'];
  /** The name of the operator. */
  operatorName: Scalars['String']['output'];
};

/** An item was claimed, or handed over. */
export type DeskClaimPayload = {
  __typename?: 'DeskClaimPayload';
  /** The present claim. */
  claim: DeskClaim;
};

/** How long an item of the operators' desk has waited. */
export type DeskClock = {
  __typename?: 'DeskClock';
  /** When it is due. */
  dueAt: Scalars['DateTime']['output'];
  /** Whether it has waited longer than that. */
  isOverdue: Scalars['Boolean']['output'];
  /** When it began to wait. */
  since: Scalars['DateTime']['output'];
};

/** An enrolment, or an application for a certification, as operators see it. */
export type DeskEnrolment = {
  __typename?: 'DeskEnrolment';
  /** When the person enrolled or applied. */
  askedAt: Scalars['DateTime']['output'];
  /** Until when an application is to be decided on; null for what does not wait. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether the person has followed a link mailed to the address. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Identifier of the enrolment. */
  id: Scalars['ID']['output'];
  /** Whether it has waited longer than applicants were promised. */
  isOverdue: Scalars['Boolean']['output'];
  /** The kind of the programme. */
  kind: ProgrammeKind;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Organisation; may be empty. */
  organization: Scalars['String']['output'];
  /** How far it has come. */
  stage: EnrolmentStage;
  /** Title of the path or certification. */
  title: Scalars['String']['output'];
};

/** A page of a list of DeskEnrolment rows. */
export type DeskEnrolmentConnection = {
  __typename?: 'DeskEnrolmentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<DeskEnrolmentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<DeskEnrolment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a DeskEnrolmentConnection. */
export type DeskEnrolmentEdge = {
  __typename?: 'DeskEnrolmentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: DeskEnrolment;
};

/** An operator has dealt with an enrolment. */
export type DeskEnrolmentPayload = {
  __typename?: 'DeskEnrolmentPayload';
  /** The enrolment as it is now. */
  enrolment: DeskEnrolment;
};

/** An operator has said whether they want the daily mail. */
export type DeskMailPayload = {
  __typename?: 'DeskMailPayload';
  /** Whether it is sent from now on. */
  isWanted: Scalars['Boolean']['output'];
};

/** An operator of the portal. */
export type DeskOperator = {
  __typename?: 'DeskOperator';
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** First and last name, or the email address if there is no name. */
  name: Scalars['String']['output'];
};

/** How much waits in a queue. */
export type DeskQueue = {
  __typename?: 'DeskQueue';
  /** After how many hours an item is overdue; null if that is counted in working days. */
  dueAfterHours?: Maybe<Scalars['Int']['output']>;
  /** After how many working days an item is overdue; null if that is counted in hours. */
  dueAfterWorkingDays?: Maybe<Scalars['Int']['output']>;
  /** Which queue. */
  name: DeskQueueName;
  /** When the first item of it is due, or was; null if nothing waits. */
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of them have waited longer than promised. */
  overdue: Scalars['Int']['output'];
  /** How many items wait, counted to 10,000 at most. */
  waiting: Scalars['Int']['output'];
};

/** The queues of the operators' desk. */
export const DeskQueueName = {
  /** Comments that are held or reported. */
  Discussion: 'DISCUSSION',
  /** Products that wait for a review. */
  Equipment: 'EQUIPMENT',
  /** Messages of the contact page that wait for a reply. */
  Messages: 'MESSAGES',
  /** Bulk orders whose buyers have not heard of them yet. */
  Orders: 'ORDERS',
  /** Requests for a tier of partnership that wait for a decision. */
  Partners: 'PARTNERS',
  /** Applications to become a supplier that wait for a review. */
  Suppliers: 'SUPPLIERS',
  /** Applications for certifications that wait for a decision. */
  Training: 'TRAINING',
  /** Accounts, each with its organisation, that wait to be verified. */
  Verification: 'VERIFICATION'
} as const;

export type DeskQueueName = typeof DeskQueueName[keyof typeof DeskQueueName];
/** A request for a tier, as operators see it. */
export type DeskTierRequest = {
  __typename?: 'DeskTierRequest';
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** Until when it is to be decided on. */
  dueAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether the person has followed a link mailed to the address. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Organisation; may be empty. */
  organization: Scalars['String']['output'];
  /** The tier that the account has; null without one. */
  presentTier?: Maybe<PartnerTier>;
  /** The purpose, plain text. */
  purpose: Scalars['String']['output'];
  /** Whether it waits, and how it was decided. */
  state: TierRequestState;
  /** The tier that is asked for. */
  tier: PartnerTier;
};

/** A page of a list of DeskTierRequest rows. */
export type DeskTierRequestConnection = {
  __typename?: 'DeskTierRequestConnection';
  /** The rows of this page with their cursors. */
  edges: Array<DeskTierRequestEdge>;
  /** The rows of this page, in order. */
  nodes: Array<DeskTierRequest>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a DeskTierRequestConnection. */
export type DeskTierRequestEdge = {
  __typename?: 'DeskTierRequestEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: DeskTierRequest;
};

/** An operator has decided on a request for a tier. */
export type DeskTierRequestPayload = {
  __typename?: 'DeskTierRequestPayload';
  /** The request as it is now. */
  request: DeskTierRequest;
};

/** The provider signs in to the account no more. */
export type DisconnectProviderPayload = {
  __typename?: 'DisconnectProviderPayload';
  /** Which one. */
  provider: SocialProvider;
};

/** The payload, or an error. */
export type DisconnectProviderResult = ConflictError | DisconnectProviderPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A compliance document, with the text of its newest version. */
export type Document = {
  __typename?: 'Document';
  /** Whom it is for. */
  applicableTo: Array<Scalars['String']['output']>;
  /** Kind of document. */
  category: DocumentCategory;
  /** Kind of document in words. */
  categoryLabel: Scalars['String']['output'];
  /** SHA-256 of the file, in hexadecimal digits. */
  checksum: Scalars['String']['output'];
  /** The text of the newest version, in Markdown; 50,000 characters at most. */
  content: Scalars['String']['output'];
  /** What it is about, in a sentence. */
  description: Scalars['String']['output'];
  /** How many times it was downloaded, in any version. */
  downloads: Scalars['Int']['output'];
  /** Length of the file in bytes. */
  fileBytes: Scalars['Int']['output'];
  /** Name of the file: slug, version and its day. */
  fileName: Scalars['String']['output'];
  /** Length of the file as shown, like 3kB. */
  fileSize: Scalars['String']['output'];
  /** Identifier of the document, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** The day of the newest version, in London. */
  lastUpdated: Scalars['Date']['output'];
  /** The outdated law in an earlier version that the newest one corrects, if any. */
  lawChange?: Maybe<LawChange>;
  /** The names of these regulations, without numbers and sections: by these they are followed. */
  laws: Array<Scalars['String']['output']>;
  /** The law that it is about. */
  regulations: Array<Scalars['String']['output']>;
  /** The day by which the text is to be read again against the law. */
  reviewDate: Scalars['Date']['output'];
  /** Name in addresses, like medical-device-regulations; never changes. */
  slug: Scalars['String']['output'];
  /** The body whose rules it is about. */
  source: Scalars['String']['output'];
  /** Page of that body, outside the portal. */
  sourceUrl: Scalars['String']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
  /** How soon it needs to be read. */
  urgency: DocumentUrgency;
  /** Number of the newest version. */
  version: Scalars['String']['output'];
  /** The newest versions, newest first. */
  versions: Array<DocumentVersion>;
};


/** A compliance document, with the text of its newest version. */
export type DocumentVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Kind of document. */
export const DocumentCategory = {
  /** Shown as Assessments. */
  Assessments: 'ASSESSMENTS',
  /** Shown as Guidelines. */
  Guidelines: 'GUIDELINES',
  /** Shown as Policies. */
  Policies: 'POLICIES',
  /** Shown as Standards. */
  Standards: 'STANDARDS',
  /** Shown as Training. */
  Training: 'TRAINING'
} as const;

export type DocumentCategory = typeof DocumentCategory[keyof typeof DocumentCategory];
/** A category and how many documents it has. */
export type DocumentCategoryCount = {
  __typename?: 'DocumentCategoryCount';
  /** The category. */
  category: DocumentCategory;
  /** Published documents in it. */
  count: Scalars['Int']['output'];
  /** The category in words. */
  label: Scalars['String']['output'];
};

/** A page of a list of Document rows. */
export type DocumentConnection = {
  __typename?: 'DocumentConnection';
  /** Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected. */
  correction?: Maybe<SearchCorrection>;
  /** The rows of this page with their cursors. */
  edges: Array<DocumentEdge>;
  /** Values and counts to narrow the list by; each is counted only when it is asked for. */
  facets: DocumentFacets;
  /** The rows of this page, in order. */
  nodes: Array<Document>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a DocumentConnection. */
export type DocumentEdge = {
  __typename?: 'DocumentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Document;
};

/** The facets of the list. A facet applies all filters but its own. */
export type DocumentFacets = {
  __typename?: 'DocumentFacets';
  /** By category. */
  category: Array<FacetValue>;
  /** By the body behind it. */
  source: Array<FacetValue>;
  /** By urgency. */
  urgency: Array<FacetValue>;
};

/** A filter of a list of documents. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type DocumentFilter = {
  /** Any of these categories. */
  category?: InputMaybe<Array<DocumentCategory>>;
  /** Words in title, description, category, source, regulations or text. Synonyms count; a part of a title or description is found too. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The whole name of the body behind it, or a usual abbreviation, like CQC; case and accents do not count. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Any of these urgencies. */
  urgency?: InputMaybe<Array<DocumentUrgency>>;
};

/** A follow of the caller, who gets a mail about each new version of the documents. */
export type DocumentFollow = {
  __typename?: 'DocumentFollow';
  /** Since when it is followed. */
  followedAt: Scalars['DateTime']['output'];
  /** Identifier of what is followed. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DocumentFollowKind;
  /** Title of the document while it is published, or the regulation or role. */
  name: Scalars['String']['output'];
  /** Where the portal shows it, as a path. */
  path: Scalars['String']['output'];
};

/** One thing to follow. */
export type DocumentFollowInput = {
  /** Identifier or slug of a document. */
  document?: InputMaybe<Scalars['ID']['input']>;
  /** A regulation, as a document names it, with or without its sections, which do not count; 200 characters at most. */
  regulation?: InputMaybe<Scalars['String']['input']>;
  /** Whom documents are for, as a document names them; 200 characters at most. */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** By what changes of documents are followed. */
export const DocumentFollowKind = {
  /** One document. */
  Document: 'DOCUMENT',
  /** All documents that are about a regulation. */
  Regulation: 'REGULATION',
  /** All documents that are for a role. */
  Role: 'ROLE'
} as const;

export type DocumentFollowKind = typeof DocumentFollowKind[keyof typeof DocumentFollowKind];
/** The description of a document and its newest version. */
export type DocumentInput = {
  /** Whom it is for. 20 at most, of 200 characters each. */
  applicableTo: Array<Scalars['String']['input']>;
  /** Kind of document. */
  category: DocumentCategory;
  /** The description, 500 characters at most. */
  description: Scalars['String']['input'];
  /** The law that it is about. 20 at most, of 200 characters each. */
  regulations: Array<Scalars['String']['input']>;
  /** The day by which the text is to be read again against the law. */
  reviewDate: Scalars['Date']['input'];
  /** The body whose rules it is about, 200 characters at most. */
  source: Scalars['String']['input'];
  /** Page of that body, outside the portal. */
  sourceUrl: Scalars['String']['input'];
  /** Title, 200 characters at most. */
  title: Scalars['String']['input'];
  /** How soon it needs to be read. */
  urgency: DocumentUrgency;
};

/** A member of an organisation, and what they have read and understood of a document. */
export type DocumentReader = {
  __typename?: 'DocumentReader';
  /** Identifier of the account. */
  accountId: Scalars['ID']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Number of the newest version of which they said so; null if there is none. */
  lastRead?: Maybe<Scalars['String']['output']>;
  /** When they said that they have read and understood the version; null if they have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Whether the caller has read and understood a version of a document. A new version asks again. */
export type DocumentReading = {
  __typename?: 'DocumentReading';
  /** Identifier of the document. */
  documentId: Scalars['ID']['output'];
  /** Whether it is the newest version. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the caller said that they have read and understood it; null if they have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** All who belong to the organisation of the caller, by name, for those who manage it; null for others. 100 at most. */
  team?: Maybe<Array<DocumentReader>>;
  /** Number of the version. */
  version: Scalars['String']['output'];
};

/** Order of a list of documents. */
export const DocumentSort = {
  /** High urgency first, and among equals the latest update first. */
  MostUrgent: 'MOST_URGENT',
  /** Latest update first. */
  Newest: 'NEWEST',
  /** Best match first, among the latest updates that match, 100 at most. Needs `search`; without it, most urgent first. */
  Relevance: 'RELEVANCE',
  /** By title, from A. */
  Title: 'TITLE'
} as const;

export type DocumentSort = typeof DocumentSort[keyof typeof DocumentSort];
/** How soon a document needs to be read. */
export const DocumentUrgency = {
  /** High urgency. */
  High: 'HIGH',
  /** Low urgency. */
  Low: 'LOW',
  /** Medium urgency. */
  Medium: 'MEDIUM'
} as const;

export type DocumentUrgency = typeof DocumentUrgency[keyof typeof DocumentUrgency];
/** A text of a document as it was published. It never changes. */
export type DocumentVersion = {
  __typename?: 'DocumentVersion';
  /** Whom it is for. */
  applicableTo: Array<Scalars['String']['output']>;
  /** The summary of the changes of this version. */
  changeNote: Scalars['String']['output'];
  /** The changes of the text since another version; empty if there are none. */
  changes: Array<TextChange>;
  /** SHA-256 of the file, in hexadecimal digits. */
  checksum: Scalars['String']['output'];
  /** The text, in Markdown; 50,000 characters at most. */
  content: Scalars['String']['output'];
  /** Length of the file in bytes. */
  fileBytes: Scalars['Int']['output'];
  /** Name of the file: slug, version and its day. */
  fileName: Scalars['String']['output'];
  /** Length of the file as shown, like 3kB. */
  fileSize: Scalars['String']['output'];
  /** Whether it is the newest one. */
  isCurrent: Scalars['Boolean']['output'];
  /** The outdated law in an earlier version that this one corrects, if any. */
  lawChange?: Maybe<LawChange>;
  /** Number of the version, like 2.1. */
  number: Scalars['String']['output'];
  /** The day of publication, in London. */
  publishedOn: Scalars['Date']['output'];
  /** The law that it is about. */
  regulations: Array<Scalars['String']['output']>;
};


/** A text of a document as it was published. It never changes. */
export type DocumentVersionChangesArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};

/** A new version of a document. */
export type DocumentVersionInput = {
  /** Whom it is for. 20 at most, of 200 characters each. */
  applicableTo: Array<Scalars['String']['input']>;
  /** The summary of its changes, which readers see. 500 characters at most. */
  changeNote: Scalars['String']['input'];
  /** The text, in Markdown. 50,000 characters at most. */
  content: Scalars['String']['input'];
  /** Its number, like 2.1, above that of the newest version. */
  number: Scalars['String']['input'];
  /** The law that it is about. 20 at most, of 200 characters each. */
  regulations: Array<Scalars['String']['input']>;
};

/** How to use the portal, its interfaces and an installation of it. */
export type Documentation = {
  __typename?: 'Documentation';
  /** The guides by group, in order. */
  groups: Array<GuideGroup>;
  /** First programs, in order. */
  quickStarts: Array<QuickStart>;
  /** The version of the documentation as a whole, like v2.1.0. */
  version: Scalars['String']['output'];
};

/** The file of a document, and the document with its downloads from now on. */
export type DownloadDocumentPayload = {
  __typename?: 'DownloadDocumentPayload';
  /** SHA-256 of the file, in hexadecimal digits. */
  checksum: Scalars['String']['output'];
  /** The document, its downloads counted once a visitor and day. */
  document: Document;
  /** Name of the file: slug, version and its day. */
  fileName: Scalars['String']['output'];
  /** The whole file: plain text in UTF-8. */
  text: Scalars['String']['output'];
  /** Number of the version. */
  version: Scalars['String']['output'];
};

/** The payload, or an error. */
export type DownloadDocumentResult = ConflictError | DownloadDocumentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The text of a guide, and the guide with its downloads from now on. */
export type DownloadGuidePayload = {
  __typename?: 'DownloadGuidePayload';
  /** The whole text, in Markdown. */
  content: Scalars['String']['output'];
  /** The guide, its downloads counted once a visitor and day. */
  guide: Guide;
  /** The version of the documentation that it belongs to, like v2.1.0. */
  version: Scalars['String']['output'];
};

/** The payload, or an error. */
export type DownloadGuideResult = ConflictError | DownloadGuidePayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The text of a resource, and the resource with its downloads from now on. */
export type DownloadTrainingResourcePayload = {
  __typename?: 'DownloadTrainingResourcePayload';
  /** The whole text, in Markdown. */
  content: Scalars['String']['output'];
  /** The resource, its downloads counted once a visitor and day. */
  resource: TrainingResource;
};

/** The payload, or an error. */
export type DownloadTrainingResourceResult = ConflictError | DownloadTrainingResourcePayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditArticleCommentResult = ArticleCommentPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditArticleResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditDocumentResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditEntryResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditHelpArticleResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EditNewsletterIssueResult = ConflictError | ForbiddenError | NewsletterIssuePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A piece of news as operators edit it. */
export type EditableArticle = {
  __typename?: 'EditableArticle';
  /** What it is about. */
  category: ArticleCategory;
  /** The text, in Markdown. */
  content: Scalars['String']['output'];
  /** Identifier of the article. */
  id: Scalars['ID']['output'];
  /** Path of its picture on this portal. */
  image: Scalars['String']['output'];
  /** Its picture, if it is one that operators may choose; null if it is another. */
  picture?: Maybe<ArticlePicture>;
  /** The alternative text of the picture; empty if it is decorative. */
  pictureDescription: Scalars['String']['output'];
  /** How much it matters to most readers. */
  priority: ArticlePriority;
  /** Whether others than operators are shown it. */
  published: Scalars['Boolean']['output'];
  /** The date that it bears. */
  publishedAt: Scalars['DateTime']['output'];
  /** Number of its newest revision, to be sent with a change. */
  revision: Scalars['Int']['output'];
  /** Its name in addresses, which never changes. */
  slug: Scalars['String']['output'];
  /** The source. */
  source: Scalars['String']['output'];
  /** Where the source is; null if the portal itself is the source. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** The summary, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** Words to find it by. */
  tags: Array<Scalars['String']['output']>;
  /** Headline. */
  title: Scalars['String']['output'];
  /** Whether it was held against its source. */
  verified: Scalars['Boolean']['output'];
};

/** A piece of content as operators find it. */
export type EditableContent = {
  __typename?: 'EditableContent';
  /** When it was last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the article or document. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ContentKind;
  /** Whether others than operators are shown it. */
  published: Scalars['Boolean']['output'];
  /** Number of its newest revision, to be sent with a change; 0 if it was never edited in the portal. */
  revision: Scalars['Int']['output'];
  /** Its name in addresses, which never changes. */
  slug: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of a list of EditableContent rows. */
export type EditableContentConnection = {
  __typename?: 'EditableContentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<EditableContentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<EditableContent>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a EditableContentConnection. */
export type EditableContentEdge = {
  __typename?: 'EditableContentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: EditableContent;
};

/** A filter of a list of content. All conditions must hold. */
export type EditableContentFilter = {
  /** Only what is published, or only what is not. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words in what is searched of it, or a part of its title. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A compliance document with its newest version, as operators edit it. */
export type EditableDocument = {
  __typename?: 'EditableDocument';
  /** Whom it is for. */
  applicableTo: Array<Scalars['String']['output']>;
  /** Kind of document. */
  category: DocumentCategory;
  /** The text of the newest version, in Markdown. */
  content: Scalars['String']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Identifier of the document. */
  id: Scalars['ID']['output'];
  /** Number of the newest version. */
  number: Scalars['String']['output'];
  /** Whether others than operators are shown it. */
  published: Scalars['Boolean']['output'];
  /** The law that it is about. */
  regulations: Array<Scalars['String']['output']>;
  /** The day by which the text is to be read again against the law. */
  reviewDate: Scalars['Date']['output'];
  /** Number of its newest revision, to be sent with a change. */
  revision: Scalars['Int']['output'];
  /** Its name in addresses, which never changes. */
  slug: Scalars['String']['output'];
  /** The body whose rules it is about. */
  source: Scalars['String']['output'];
  /** Page of that body, outside the portal. */
  sourceUrl: Scalars['String']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
  /** How soon it needs to be read. */
  urgency: DocumentUrgency;
};

/** A text, a set of figures or a set of links of a page as operators edit it. */
export type EditableEntry = {
  __typename?: 'EditableEntry';
  /** Text in Markdown; may be empty. */
  body: Scalars['String']['output'];
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** Whether the figures are display content and not measured. */
  illustrative: Scalars['Boolean']['output'];
  /** Rows, in order. */
  items: Array<ContentItem>;
  /** Number of its newest revision, to be sent with a change; 0 if it was never edited. */
  revision: Scalars['Int']['output'];
  /** Its name, like staff-portal.statistics, which never changes. */
  slug: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** An article of the help center as operators edit it. */
export type EditableHelpArticle = {
  __typename?: 'EditableHelpArticle';
  /** The text, in Markdown. */
  body: Scalars['String']['output'];
  /** What it is about. */
  category: HelpCategory;
  /** Identifier of the article. */
  id: Scalars['ID']['output'];
  /** Other names of its subject, a phrase on each line. Searched, not shown. */
  keywords: Scalars['String']['output'];
  /** Its place among the popular articles; null for all others. */
  popularPlace?: Maybe<Scalars['Int']['output']>;
  /** Its place in the list of all articles. */
  position: Scalars['Int']['output'];
  /** Whether others than operators are shown it. */
  published: Scalars['Boolean']['output'];
  /** Number of its newest revision, to be sent with a change. */
  revision: Scalars['Int']['output'];
  /** Its name in addresses, which never changes. */
  slug: Scalars['String']['output'];
  /** The summary, in a sentence. */
  summary: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** A piece of content was written, published or taken back. */
export type EditedContentPayload = {
  __typename?: 'EditedContentPayload';
  /** The piece of content as it is now. */
  content: EditableContent;
};

/** The text before the answer to a question with words of an emergency. Fixed; no search is part of it. */
export type EmergencyAdvice = {
  __typename?: 'EmergencyAdvice';
  /** Whom to call, the most urgent first. */
  contacts: Array<EmergencyContact>;
  /** Where to turn to. */
  text: Scalars['String']['output'];
  /** What to do. */
  title: Scalars['String']['output'];
};

/** A way to reach help. */
export type EmergencyContact = {
  __typename?: 'EmergencyContact';
  /** A telephone link, or the address of 111 online. */
  address: Scalars['String']['output'];
  /** The label, like Call 999. */
  label: Scalars['String']['output'];
};

/** The employer. */
export type Employer = {
  __typename?: 'Employer';
  /** Identifier of the employer. */
  id: Scalars['ID']['output'];
  /** Name of the employer. */
  name: Scalars['String']['output'];
};

/** The payload, or an error. */
export type EndBulkOrderResult = ConflictError | DeskBulkOrderPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** It is followed no more. */
export type EndDocumentFollowPayload = {
  __typename?: 'EndDocumentFollowPayload';
  /** Identifier of what was followed. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type EndDocumentFollowResult = ConflictError | EndDocumentFollowPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EndMaintenanceResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EndMembershipResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | OrganisationPayload | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EndOtherSessionsResult = ConflictError | EndSessionsPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The search is no longer saved, and mailed no more. */
export type EndSavedSearchPayload = {
  __typename?: 'EndSavedSearchPayload';
  /** Identifier of what was the saved search. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type EndSavedSearchResult = ConflictError | EndSavedSearchPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type EndSessionResult = ConflictError | EndSessionsPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** Sessions have ended: their tokens are refused from now on. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  /** How many ended. */
  ended: Scalars['Int']['output'];
};

/** An invitation was withdrawn or declined, and is deleted. */
export type EndedInvitationPayload = {
  __typename?: 'EndedInvitationPayload';
  /** Identifier that the invitation had. */
  id: Scalars['ID']['output'];
};

/** The category of an enquiry. */
export const EnquiryCategory = {
  /** Invoices and payments. */
  Billing: 'BILLING',
  /** Compliance documents. */
  Compliance: 'COMPLIANCE',
  /** The equipment marketplace. */
  Equipment: 'EQUIPMENT',
  /** Feedback on the portal. */
  Feedback: 'FEEDBACK',
  /** Anything else. */
  Other: 'OTHER',
  /** Working together: pilots, interfaces, investment. */
  Partnership: 'PARTNERSHIP',
  /** Posts, and applying for them. */
  Recruitment: 'RECRUITMENT',
  /** Something that does not work. */
  Technical: 'TECHNICAL'
} as const;

export type EnquiryCategory = typeof EnquiryCategory[keyof typeof EnquiryCategory];
/** Something that happened to an enquiry. It is never changed. */
export type EnquiryEntry = {
  __typename?: 'EnquiryEntry';
  /** The text, as plain text; null if there is none. */
  body?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: EnquiryEntryKind;
  /** The actor. */
  writtenBy: EnquiryWriter;
};

/** The kind of an entry of an enquiry. */
export const EnquiryEntryKind = {
  /** It was closed. */
  Closed: 'CLOSED',
  /** A message was written. */
  Message: 'MESSAGE',
  /** It was opened again. */
  Reopened: 'REOPENED'
} as const;

export type EnquiryEntryKind = typeof EnquiryEntryKind[keyof typeof EnquiryEntryKind];
/** A filter of the enquiries. All conditions must hold. */
export type EnquiryFilter = {
  /** Only those about this. */
  category?: InputMaybe<EnquiryCategory>;
  /** Only those in this state. */
  state?: InputMaybe<EnquiryState>;
};

/** An enquiry with all that has happened to it. */
export type EnquiryHistory = {
  __typename?: 'EnquiryHistory';
  /** The enquiry after the change. */
  enquiry: EnquiryRecord;
  /** All that has happened to it, the oldest first; 100 at most, and that it was closed then. */
  entries: Array<EnquiryEntry>;
};

/** A message to the portal. */
export type EnquiryInput = {
  /** The category. */
  category: EnquiryCategory;
  /** E-mail address, to which the receipt and the replies go. */
  email: Scalars['String']['input'];
  /** The message, 5,000 characters at most. */
  message: Scalars['String']['input'];
  /** Full name of the sender, 100 characters at most. */
  name: Scalars['String']['input'];
  /** Organisation, 200 characters at most. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The subject, 150 characters at most. */
  subject: Scalars['String']['input'];
};

/** Something was done with an enquiry. */
export type EnquiryPayload = {
  __typename?: 'EnquiryPayload';
  /** The enquiry as it is now. */
  history: EnquiryHistory;
};

/** An enquiry that has arrived. The link to it is mailed to its sender. */
export type EnquiryReceipt = {
  __typename?: 'EnquiryReceipt';
  /** What it is about. */
  category: EnquiryCategory;
  /** The reference, like M2026-4821037752. */
  reference: Scalars['String']['output'];
  /** Until when a reply is promised. */
  replyDueAt: Scalars['DateTime']['output'];
  /** When it arrived. */
  sentAt: Scalars['DateTime']['output'];
};

/** An enquiry as operators see it. */
export type EnquiryRecord = {
  __typename?: 'EnquiryRecord';
  /** What it is about. */
  category: EnquiryCategory;
  /** The label of the category. */
  categoryLabel: Scalars['String']['output'];
  /** When something last happened to it. */
  changedAt: Scalars['DateTime']['output'];
  /** E-mail address of the sender, as it was entered. */
  email: Scalars['String']['output'];
  /** When it was replied to first; null if it was not. */
  firstRepliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its sender was signed in. */
  hasAccount: Scalars['Boolean']['output'];
  /** Identifier of the enquiry. */
  id: Scalars['ID']['output'];
  /** Whether its deadline for a reply has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** Full name of the sender. */
  name: Scalars['String']['output'];
  /** Organisation of the sender, if one was given. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Phone number of the sender, if one was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The reference, like M2026-4821037752. */
  reference: Scalars['String']['output'];
  /** Until when a reply is promised; null while none is waited for. */
  replyDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it arrived. */
  sentAt: Scalars['DateTime']['output'];
  /** Whose turn it is. */
  state: EnquiryState;
  /** The subject, in the words of its sender. */
  subject: Scalars['String']['output'];
  /** Since when its sender waits for a reply; null while none is waited for. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of a list of EnquiryRecord rows. */
export type EnquiryRecordConnection = {
  __typename?: 'EnquiryRecordConnection';
  /** The rows of this page with their cursors. */
  edges: Array<EnquiryRecordEdge>;
  /** The rows of this page, in order. */
  nodes: Array<EnquiryRecord>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a EnquiryRecordConnection. */
export type EnquiryRecordEdge = {
  __typename?: 'EnquiryRecordEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: EnquiryRecord;
};

/** How soon enquiries are replied to: what is promised, and what was measured. */
export type EnquiryReplyTime = {
  __typename?: 'EnquiryReplyTime';
  /** Within how many hours the contact page promises a reply. */
  contactPageHours: Scalars['Int']['output'];
  /** Within how many hours the help center promises a reply to an e-mail. */
  helpCenterHours: Scalars['Int']['output'];
  /** Half of the first replies of the last 90 days took no longer, in minutes; null if there were fewer than 5. */
  medianMinutes?: Maybe<Scalars['Int']['output']>;
  /** How many first replies of the last 90 days were measured. */
  replies: Scalars['Int']['output'];
};

/** Whose turn it is in an enquiry. */
export const EnquiryState = {
  /** It has been replied to. */
  Answered: 'ANSWERED',
  /** It is closed. A further message of its sender opens it again. */
  Closed: 'CLOSED',
  /** Its sender waits for a reply. */
  Open: 'OPEN'
} as const;

export type EnquiryState = typeof EnquiryState[keyof typeof EnquiryState];
/** An enquiry as its sender sees it, who has the link to it. */
export type EnquiryThread = {
  __typename?: 'EnquiryThread';
  /** The label of the category. */
  categoryLabel: Scalars['String']['output'];
  /** All that has happened to it, the oldest first; 100 at most, and that it was closed then. */
  entries: Array<EnquiryEntry>;
  /** The reference, like M2026-4821037752. */
  reference: Scalars['String']['output'];
  /** Until when a reply is promised; null while none is waited for. */
  replyDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whose turn it is. */
  state: EnquiryState;
  /** The subject, in the words of its sender. */
  subject: Scalars['String']['output'];
};

/** Something was done with an enquiry. */
export type EnquiryThreadPayload = {
  __typename?: 'EnquiryThreadPayload';
  /** The enquiry as it is now. */
  thread: EnquiryThread;
};

/** The author of an entry of an enquiry. */
export const EnquiryWriter = {
  /** An operator of the portal. */
  Operator: 'OPERATOR',
  /** The sender. */
  Sender: 'SENDER'
} as const;

export type EnquiryWriter = typeof EnquiryWriter[keyof typeof EnquiryWriter];
/** The payload, or an error. */
export type EnrolResult = ConflictError | EnrolmentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** An enrolment of the caller in a path, or an application for a certification. */
export type Enrolment = {
  __typename?: 'Enrolment';
  /** When the person enrolled or applied. */
  askedAt: Scalars['DateTime']['output'];
  /** The code of its certificate, for `certificate`; null until it is completed. */
  certificateCode?: Maybe<Scalars['String']['output']>;
  /** When its stage was last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the enrolment. */
  id: Scalars['ID']['output'];
  /** The kind of the programme. */
  kind: ProgrammeKind;
  /** Identifier of the path or certification. */
  programmeId: Scalars['ID']['output'];
  /** Why an application was not accepted. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  stage: EnrolmentStage;
  /** Title of the path or certification. */
  title: Scalars['String']['output'];
};

/** A page of a list of Enrolment rows. */
export type EnrolmentConnection = {
  __typename?: 'EnrolmentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<EnrolmentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Enrolment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a EnrolmentConnection. */
export type EnrolmentEdge = {
  __typename?: 'EnrolmentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Enrolment;
};

/** An enrolment was made or withdrawn. */
export type EnrolmentPayload = {
  __typename?: 'EnrolmentPayload';
  /** The enrolment as it is now. */
  enrolment: Enrolment;
};

/** How far an enrolment has come. */
export const EnrolmentStage = {
  /** The programme is completed; there is a certificate. */
  Completed: 'COMPLETED',
  /** The person takes the programme. */
  Enrolled: 'ENROLLED',
  /** The application for a certification waits for a decision. */
  Submitted: 'SUBMITTED',
  /** The application was not accepted. */
  Unsuccessful: 'UNSUCCESSFUL',
  /** The person has withdrawn. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type EnrolmentStage = typeof EnrolmentStage[keyof typeof EnrolmentStage];
/** A text, a set of figures or a set of links of a page. */
export type EntryInput = {
  /** Text in Markdown; may be empty. 20,000 characters at most. */
  body: Scalars['String']['input'];
  /** Whether the figures are display content and not measured, which the page then says. */
  illustrative: Scalars['Boolean']['input'];
  /** Rows, in order; 100 at most. */
  items: Array<EntryItemInput>;
  /** Heading, 200 characters at most. */
  title: Scalars['String']['input'];
};

/** One row of an entry: a figure, a step or a link. */
export type EntryItemInput = {
  /** The label of the row, 200 characters at most. */
  label: Scalars['String']['input'];
  /** A sentence or two, 1,000 characters at most. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Where the row leads: https://, http://, mailto: or tel:, or / for a page of the portal. 500 characters at most. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** A figure with its unit, 200 characters at most. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A product of the equipment marketplace. */
export type Equipment = {
  __typename?: 'Equipment';
  /** Whether it can be had. */
  availability: EquipmentAvailability;
  /** The availability in words, like Low stock. */
  availabilityLabel: Scalars['String']['output'];
  /** From when a product that can be ordered ahead is delivered, where known. */
  availableOn?: Maybe<Scalars['Date']['output']>;
  /** Where buying leads: the supplier's page of the product, else the supplier's site, else NHS Supply Chain for a supplier that the health service has approved; null where one contacts the supplier, and while the sale is paused. */
  buyUrl?: Maybe<Scalars['String']['output']>;
  /** What the product is for. */
  category: EquipmentCategory;
  /** The category in words, like Monitoring. */
  categoryLabel: Scalars['String']['output'];
  /** Marks, classes and standards, as the supplier states them. */
  certifications: Array<Scalars['String']['output']>;
  /** Whether it has been used. */
  condition: EquipmentCondition;
  /** The condition in words, like Refurbished. */
  conditionLabel: Scalars['String']['output'];
  /** What the product is and does, in Markdown. */
  description: Scalars['String']['output'];
  /** Identifier of the product, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Addresses of pictures; those that begin with / are files of the portal. */
  images: Array<Scalars['String']['output']>;
  /** How many units the supplier has. */
  inStock: Scalars['Int']['output'];
  /** Whether the product is still offered. Lists show no others. */
  isOffered: Scalars['Boolean']['output'];
  /** Whether the product may be one of those that came with the portal and are invented: sample content is shown, and no account has listed it. */
  isSample: Scalars['Boolean']['output'];
  /** When the product was listed. */
  listedAt: Scalars['DateTime']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Price of one unit in pounds, without VAT. */
  price: Scalars['Float']['output'];
  /** The range that the price lies in. */
  priceBand: PriceBand;
  /** The price as shown, like £4,200; with pence only where there are some. */
  priceLabel: Scalars['String']['output'];
  /** The supplier's own page of the product. */
  productUrl?: Maybe<Scalars['String']['output']>;
  /** The supplier's catalogue number. */
  reference: Scalars['String']['output'];
  /** The open safety notices that concern the product, the newest first. */
  safetyNotices: Array<SafetyNotice>;
  /** Whether an open safety notice concerns the product: then it cannot be ordered here. */
  saleIsPaused: Scalars['Boolean']['output'];
  /** How many units have been sold, as the supplier states it. */
  sold: Scalars['Int']['output'];
  /** What it can do, most important first. Cards show the first 3. */
  specifications: Array<Scalars['String']['output']>;
  /** Who sells it. */
  supplier: Supplier;
  /** How long the warranty lasts, like 2 years; may be empty. */
  warranty: Scalars['String']['output'];
};

/** Whether a product can be had. It follows from the stock, unless the product is ordered ahead. */
export const EquipmentAvailability = {
  /** More than 5 in stock. */
  InStock: 'IN_STOCK',
  /** 1 to 5 in stock. */
  LowStock: 'LOW_STOCK',
  /** None in stock. */
  OutOfStock: 'OUT_OF_STOCK',
  /** Not delivered yet, but can be ordered. */
  PreOrder: 'PRE_ORDER'
} as const;

export type EquipmentAvailability = typeof EquipmentAvailability[keyof typeof EquipmentAvailability];
/** How much there is of one availability. */
export type EquipmentAvailabilityTally = {
  __typename?: 'EquipmentAvailabilityTally';
  /** The availability. */
  availability: EquipmentAvailability;
  /** The availability in words. */
  label: Scalars['String']['output'];
  /** Products with this availability. */
  products: Scalars['Int']['output'];
  /** Units of these products that the suppliers have; a whole number. */
  units: Scalars['Float']['output'];
};

/** What a product is for. */
export const EquipmentCategory = {
  /** To find out what somebody has. */
  Diagnostic: 'DIAGNOSTIC',
  /** For emergencies and resuscitation. */
  Emergency: 'EMERGENCY',
  /** To move about, and to be moved. */
  Mobility: 'MOBILITY',
  /** To watch or keep up how somebody is. */
  Monitoring: 'MONITORING',
  /** Personal protective equipment. */
  Ppe: 'PPE',
  /** For operations. */
  Surgical: 'SURGICAL'
} as const;

export type EquipmentCategory = typeof EquipmentCategory[keyof typeof EquipmentCategory];
/** How much a category offers. */
export type EquipmentCategoryTally = {
  __typename?: 'EquipmentCategoryTally';
  /** The category. */
  category: EquipmentCategory;
  /** The category in words. */
  label: Scalars['String']['output'];
  /** Products of the category. */
  products: Scalars['Int']['output'];
};

/** Whether a product has been used. */
export const EquipmentCondition = {
  /** New. */
  New: 'NEW',
  /** Used, and made fit for use again. */
  Refurbished: 'REFURBISHED',
  /** Used. */
  Used: 'USED'
} as const;

export type EquipmentCondition = typeof EquipmentCondition[keyof typeof EquipmentCondition];
/** A page of a list of Equipment rows. */
export type EquipmentConnection = {
  __typename?: 'EquipmentConnection';
  /** Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected. */
  correction?: Maybe<SearchCorrection>;
  /** The rows of this page with their cursors. */
  edges: Array<EquipmentEdge>;
  /** Values and counts to narrow the list by; each is counted only when it is asked for. */
  facets: EquipmentFacets;
  /** The rows of this page, in order. */
  nodes: Array<Equipment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** What is left of `search` to look for in the text of products; null where that is nothing. */
  searchText?: Maybe<EquipmentSearchText>;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
  /** The filters that `search` was understood to name: price, availability and condition. What the filter says itself is not read from the search, nor what stands in quotes. */
  understood: Array<EquipmentSearchFilter>;
};

/** One row of a EquipmentConnection. */
export type EquipmentEdge = {
  __typename?: 'EquipmentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Equipment;
};

/** The facets of the list. A facet applies all filters but its own. */
export type EquipmentFacets = {
  __typename?: 'EquipmentFacets';
  /** By availability. */
  availability: Array<FacetValue>;
  /** By category. */
  category: Array<FacetValue>;
  /** By condition. */
  condition: Array<FacetValue>;
  /** By range of prices. */
  priceBand: Array<FacetValue>;
};

/** What narrows a list of products. Every condition must hold. A list has 100 entries at most; equal ones count once. */
export type EquipmentFilter = {
  /** With any of these availabilities. */
  availability?: InputMaybe<Array<EquipmentAvailability>>;
  /** Any of these categories. */
  category?: InputMaybe<Array<EquipmentCategory>>;
  /** In any of these conditions. */
  condition?: InputMaybe<Array<EquipmentCondition>>;
  /** In any of these ranges of prices; the upper end does not belong to it. Not together with priceMin or priceMax. */
  priceBand?: InputMaybe<Array<PriceBand>>;
  /** At this price or below, in pounds without VAT. */
  priceMax?: InputMaybe<Scalars['Float']['input']>;
  /** At this price or above, in pounds without VAT. */
  priceMin?: InputMaybe<Scalars['Float']['input']>;
  /** Words in name, description, category, supplier, specifications or certifications. Synonyms count; a part of any of them but the certifications, and of a reference, is found too. Price, availability and condition that it names narrow the list: refurbished hoist under £3,000. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The data of a product. */
export type EquipmentHitData = {
  __typename?: 'EquipmentHitData';
  /** Availability in words. */
  availability: Scalars['String']['output'];
  /** The first of its certifications; null if it has none. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Town of the supplier. */
  location: Scalars['String']['output'];
  /** Price of one, pounds without VAT. */
  price: Scalars['Float']['output'];
  /** Name of the supplier. */
  supplier: Scalars['String']['output'];
};

/** A product to list. The supplier is the organisation of the account; nobody can list under the name of another supplier. */
export type EquipmentInput = {
  /** Whether it is ordered ahead. Anything else than that is worked out from the stock, whatever is sent. */
  availability?: InputMaybe<EquipmentAvailability>;
  /** From when it is delivered, today in London or later; only where it is ordered ahead. */
  availableOn?: InputMaybe<Scalars['Date']['input']>;
  /** What the product is for. */
  category: EquipmentCategory;
  /** Marks, classes and standards: at most 20 lines of 200 characters. */
  certifications?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it has been used. */
  condition: EquipmentCondition;
  /** What the product is and does, in Markdown; at most 5,000 characters. */
  description: Scalars['String']['input'];
  /** Addresses of pictures, at most 10: https://, or files of the portal, which alone its pages show. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How many units there are, at most 1,000,000. */
  inStock: Scalars['Int']['input'];
  /** Your town. Where absent it stays as it is; for a first product it is United Kingdom. A change sends all your listed products to review. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Name of the product, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Your phone number for buyers. Where absent it stays as it is; for a first product it is that of the profile. A change sends all your listed products to review. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in pounds and pence, without VAT; above 0, at most 10,000,000. */
  price: Scalars['Float']['input'];
  /** Your own page of the product, where Buy Now leads. */
  productUrl?: InputMaybe<Scalars['String']['input']>;
  /** What it can do, most important first: at most 40 lines of 200 characters. */
  specifications?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How long the warranty lasts, like 2 years; at most 100 characters. */
  warranty?: InputMaybe<Scalars['String']['input']>;
};

/** A product that an account lists, as its owner and operators see it. */
export type EquipmentPosting = {
  __typename?: 'EquipmentPosting';
  /** When it was first sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it was declined; null unless it is. */
  declineReason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product. */
  id: Scalars['ID']['output'];
  /** The product as it is or would be listed. */
  item: Equipment;
  /** How long it has waited for a review, which takes 48 hours at most; null where it does not wait. */
  reviewClock?: Maybe<DeskClock>;
  /** When an operator last decided about it; null where none has. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes, from 1; a review names the one that it is of. */
  revision: Scalars['Int']['output'];
  /** Where it stands. */
  state: EquipmentPostingState;
  /** When it was last sent in for review; null where it came otherwise than from an account. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of a list of EquipmentPosting rows. */
export type EquipmentPostingConnection = {
  __typename?: 'EquipmentPostingConnection';
  /** The rows of this page with their cursors. */
  edges: Array<EquipmentPostingEdge>;
  /** The rows of this page, in order. */
  nodes: Array<EquipmentPosting>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a EquipmentPostingConnection. */
export type EquipmentPostingEdge = {
  __typename?: 'EquipmentPostingEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: EquipmentPosting;
};

/** A product was sent in, changed or reviewed. */
export type EquipmentPostingPayload = {
  __typename?: 'EquipmentPostingPayload';
  /** The product as it is now. */
  posting: EquipmentPosting;
};

/** Where a product stands that an account lists. Only published products are shown. */
export const EquipmentPostingState = {
  /** An operator has not listed it, for a reason; any change sends it in again. */
  Declined: 'DECLINED',
  /** An operator looks at it before it is listed. */
  InReview: 'IN_REVIEW',
  /** It is listed. */
  Published: 'PUBLISHED',
  /** It was taken away; any change sends it in again. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type EquipmentPostingState = typeof EquipmentPostingState[keyof typeof EquipmentPostingState];
/** What an operator makes of a product. */
export const EquipmentReviewDecision = {
  /** It is not listed, for a reason that its owner reads. */
  Decline: 'DECLINE',
  /** It is listed from now on. */
  Publish: 'PUBLISH'
} as const;

export type EquipmentReviewDecision = typeof EquipmentReviewDecision[keyof typeof EquipmentReviewDecision];
/** A filter that was understood from the words of a search. */
export type EquipmentSearchFilter = {
  __typename?: 'EquipmentSearchFilter';
  /** What it narrows the list by. */
  kind: EquipmentSearchFilterKind;
  /** The filter in words, like: Up to £3,000. */
  label: Scalars['String']['output'];
  /** The search without this filter: its words in quotes, which are searched as text; a price is left out. */
  without: Scalars['String']['output'];
};

/** What a part of a search for products was understood as. */
export const EquipmentSearchFilterKind = {
  /** Whether it can be had: in stock, available now, pre-order. */
  Availability: 'AVAILABILITY',
  /** Whether it has been used: refurbished, second-hand, brand new. */
  Condition: 'CONDITION',
  /** A lowest or a highest price without VAT, or both: under 3000, below £5,000, between 500 and 2000. */
  Price: 'PRICE'
} as const;

export type EquipmentSearchFilterKind = typeof EquipmentSearchFilterKind[keyof typeof EquipmentSearchFilterKind];
/** What of a search is looked for in the text of products. */
export type EquipmentSearchText = {
  __typename?: 'EquipmentSearchText';
  /** The search without these words: what names filters alone. */
  without: Scalars['String']['output'];
  /** The words, without those of filters. */
  words: Scalars['String']['output'];
};

/** Order of a list of products. */
export const EquipmentSort = {
  /** Most recently listed first. */
  Newest: 'NEWEST',
  /** Highest price first. */
  PriceHigh: 'PRICE_HIGH',
  /** Lowest price first. */
  PriceLow: 'PRICE_LOW',
  /** Best match first, among the newest products that match, 100 at most. Needs `search`; without it, newest first. */
  Relevance: 'RELEVANCE'
} as const;

export type EquipmentSort = typeof EquipmentSort[keyof typeof EquipmentSort];
/** Counted from the products that are offered now. */
export type EquipmentStats = {
  __typename?: 'EquipmentStats';
  /** Suppliers of these products. */
  activeSuppliers: Scalars['Int']['output'];
  /** Average rating of these suppliers, out of 5, with one decimal; null where none has been rated. */
  avgRating?: Maybe<Scalars['Float']['output']>;
  /** Orders of this month. Null: one orders from the supplier, so the portal cannot count them. */
  ordersThisMonth?: Maybe<Scalars['Int']['output']>;
  /** Products that are offered. */
  totalItems: Scalars['Int']['output'];
};

/** Why a mutation did nothing. Ask for its message wherever you know no better. */
export type Error = {
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A value that the rows of a list have, and how many have it. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** How many of the first 10,000 matches have the value. */
  count: Scalars['Int']['output'];
  /** The label. */
  label: Scalars['String']['output'];
  /** The value for the filter: an enum name or the text itself. */
  value: Scalars['String']['output'];
};

/** An argument, or a field of an input, and what is wrong with it. */
export type FieldProblem = {
  __typename?: 'FieldProblem';
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** Its name; dots lead into an input. */
  path: Scalars['String']['output'];
};

/** The result of the virus scan of a file. */
export const FileScanState = {
  /** The scanner found nothing. */
  Clean: 'CLEAN',
  /** The scanner found malware, and the file is deleted. */
  Infected: 'INFECTED',
  /** No scanner is configured, so it was not scanned. */
  NotScanned: 'NOT_SCANNED',
  /** It waits for the scanner, and cannot be downloaded. */
  Waiting: 'WAITING'
} as const;

export type FileScanState = typeof FileScanState[keyof typeof FileScanState];
/** It is followed. */
export type FollowDocumentsPayload = {
  __typename?: 'FollowDocumentsPayload';
  /** The follow. */
  follow: DocumentFollow;
};

/** The payload, or an error. */
export type FollowDocumentsResult = ConflictError | FollowDocumentsPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The caller may not do this. */
export type ForbiddenError = Error & {
  __typename?: 'ForbiddenError';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The error of the method for weeks that it was not given. */
export type ForecastBackTest = {
  __typename?: 'ForecastBackTest';
  /** Mean absolute error of the forecast for the next week, in posts. */
  error: Scalars['Float']['output'];
  /** The same of taking each week to be like the one before. */
  naiveError: Scalars['Float']['output'];
  /** How many weeks were forecast. */
  weeks: Scalars['Int']['output'];
};

/** The forecast for one week. */
export type ForecastWeek = {
  __typename?: 'ForecastWeek';
  /** Expected posts, with one decimal. */
  posts: Scalars['Float']['output'];
  /** The Monday of the week. */
  start: Scalars['Date']['output'];
};

/** The payload, or an error. */
export type GiveBackWebinarPlaceResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebinarPlacePayload;

/** The payload, or an error. */
export type GiveQuoteResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | QuoteRequestPayload | RateLimitedError | ValidationError;

/** A document of the documentation. Its text comes with a download. */
export type Guide = {
  __typename?: 'Guide';
  /** How often it was downloaded, counted once a visitor and day. */
  downloads: Scalars['Int']['output'];
  /** Size of its text in bytes. */
  size: Scalars['Int']['output'];
  /** Its name in files: the title in lower case with hyphens. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Format of the file, as JSON. */
  type: Scalars['String']['output'];
  /** The day of its last change. */
  updatedOn: Scalars['Date']['output'];
};

/** Guides for readers with the same work. */
export type GuideGroup = {
  __typename?: 'GuideGroup';
  /** The audience, in a sentence. */
  description: Scalars['String']['output'];
  /** The guides, in order. */
  guides: Array<Guide>;
  /** Its place on the page: the address ends in # and this. */
  id: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** The payload, or an error. */
export type HandOverDeskItemResult = ConflictError | DeskClaimPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A short article of the help center, about something that the portal does. */
export type HelpArticle = {
  __typename?: 'HelpArticle';
  /** The text, in Markdown. */
  body: Scalars['String']['output'];
  /** What it is about. */
  category: HelpCategory;
  /** The category in words, like Your account. */
  categoryLabel: Scalars['String']['output'];
  /** How often visitors said that it was helpful, counted once a visitor and day. */
  helpfulCount: Scalars['Int']['output'];
  /** Identifier of the article, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Whether it is among the five that most readers look for. */
  isPopular: Scalars['Boolean']['output'];
  /** Name of the article in addresses: /help-center?article=<slug>. */
  slug: Scalars['String']['output'];
  /** The summary, in a sentence. */
  summary: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** How often visitors said that it was not, counted once a visitor and day. */
  unhelpfulCount: Scalars['Int']['output'];
  /** When its text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of a list of HelpArticle rows. */
export type HelpArticleConnection = {
  __typename?: 'HelpArticleConnection';
  /** Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected. */
  correction?: Maybe<SearchCorrection>;
  /** The rows of this page with their cursors. */
  edges: Array<HelpArticleEdge>;
  /** Values and counts to narrow the list by; each is counted only when it is asked for. */
  facets: HelpArticleFacets;
  /** Whether no article has all words of the search, and these have some of them. Words in quotes are never looked for in part. */
  matchesSomeWords: Scalars['Boolean']['output'];
  /** The rows of this page, in order. */
  nodes: Array<HelpArticle>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a HelpArticleConnection. */
export type HelpArticleEdge = {
  __typename?: 'HelpArticleEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: HelpArticle;
};

/** The facets of the list. A facet applies all filters but its own. */
export type HelpArticleFacets = {
  __typename?: 'HelpArticleFacets';
  /** By category. */
  category: Array<FacetValue>;
};

/** A filter of a list of help articles. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type HelpArticleFilter = {
  /** Any of these categories. */
  category?: InputMaybe<Array<HelpCategory>>;
  /** Words in title, summary, text or other names of the subject. Synonyms match, and so does a part of title or summary. If no article contains all words, those with some of them are returned. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An article of the help center. */
export type HelpArticleInput = {
  /** The text, in Markdown. 20,000 characters at most. */
  body: Scalars['String']['input'];
  /** What it is about. */
  category: HelpCategory;
  /** Other names of its subject, a phrase on each line. 1,000 characters at most. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the popular articles, of which five are shown; none for all others. */
  popularPlace?: InputMaybe<Scalars['Int']['input']>;
  /** Its place in the list of all articles; of two with the same the older one comes first. */
  position: Scalars['Int']['input'];
  /** The summary, in a sentence. 300 characters at most. */
  summary: Scalars['String']['input'];
  /** The title, 200 characters at most. Titles are unique. */
  title: Scalars['String']['input'];
};

/** Order of a list of help articles. */
export const HelpArticleSort = {
  /** Category by category, what comes first in practice first. */
  Position: 'POSITION',
  /** Best match first. Needs `search`; without it, category by category. */
  Relevance: 'RELEVANCE'
} as const;

export type HelpArticleSort = typeof HelpArticleSort[keyof typeof HelpArticleSort];
/** The part of the portal that a help article is about. */
export const HelpCategory = {
  /** Opening an account, signing in, and what is kept about you. */
  Account: 'ACCOUNT',
  /** Compliance documents, news, the search and the API. */
  Documents: 'DOCUMENTS',
  /** Finding a product, and listing one. */
  Equipment: 'EQUIPMENT',
  /** Finding a job, applying for it, and advertising one. */
  Jobs: 'JOBS'
} as const;

export type HelpCategory = typeof HelpCategory[keyof typeof HelpCategory];
/** A category of the help center, and how many articles it has. */
export type HelpCategoryCount = {
  __typename?: 'HelpCategoryCount';
  /** The category. */
  category: HelpCategory;
  /** How many articles it has. */
  count: Scalars['Int']['output'];
  /** The category in words, like Your account. */
  label: Scalars['String']['output'];
};

/** The data of an article of the help center. */
export type HelpHitData = {
  __typename?: 'HelpHitData';
  /** The category of the article in words, like Your account. */
  section: Scalars['String']['output'];
};

/** Area in and around London with a supplement to Agenda for Change pay. */
export const HighCostArea = {
  /** The fringe of London. */
  Fringe: 'FRINGE',
  /** Inner London. */
  Inner: 'INNER',
  /** Outer London. */
  Outer: 'OUTER'
} as const;

export type HighCostArea = typeof HighCostArea[keyof typeof HighCostArea];
/** The supplement to the band in and around London. */
export type HighCostAreaSupplement = {
  __typename?: 'HighCostAreaSupplement';
  /** Which area. */
  area: HighCostArea;
  /** Whether the bounds were derived and not published. */
  isEstimate: Scalars['Boolean']['output'];
  /** Supplement at the top point, whole pounds a year. */
  maximum: Scalars['Int']['output'];
  /** Supplement at the entry point, whole pounds a year. */
  minimum: Scalars['Int']['output'];
  /** Share of the salary, before the bounds. */
  percent: Scalars['Int']['output'];
  /** Pay year, April to March, like 2026/27. */
  year: Scalars['String']['output'];
};

/** A time in which a part of the portal did not do what it is for. */
export type Incident = {
  __typename?: 'Incident';
  /** The names of these components. */
  affectedServices: Array<Scalars['String']['output']>;
  /** The components that it is about. */
  components: Array<SystemComponent>;
  /** The description. */
  description: Scalars['String']['output'];
  /** Identifier of the incident, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Whether probes have opened it, and no operator. */
  isAutomatic: Scalars['Boolean']['output'];
  /** When it was over; null while it is not. */
  resolvedTime?: Maybe<Scalars['DateTime']['output']>;
  /** How much it keeps people from. */
  severity: IncidentSeverity;
  /** When it began. */
  startTime: Scalars['DateTime']['output'];
  /** How far it has got: that of its newest update. */
  status: IncidentStatus;
  /** The title, in a few words. */
  title: Scalars['String']['output'];
  /** All that was said of it, the newest first; 100 at most. */
  updates: Array<IncidentUpdate>;
};

/** A page of a list of Incident rows. */
export type IncidentConnection = {
  __typename?: 'IncidentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<IncidentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Incident>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a IncidentConnection. */
export type IncidentEdge = {
  __typename?: 'IncidentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Incident;
};

/** An incident that probes do not see. */
export type IncidentInput = {
  /** The components that it is about, one at least. */
  components: Array<SystemComponent>;
  /** The description, 2,000 characters at most. It is the first update. */
  description: Scalars['String']['input'];
  /** How much it keeps people from. */
  severity: IncidentSeverity;
  /** The title, in a few words, 120 characters at most. */
  title: Scalars['String']['input'];
};

/** It was done. */
export type IncidentPayload = {
  __typename?: 'IncidentPayload';
  /** The incident as it is now. */
  incident: Incident;
};

/** How much an incident keeps people from. */
export const IncidentSeverity = {
  /** From the portal as a whole. */
  Critical: 'CRITICAL',
  /** From an important part of it. */
  High: 'HIGH',
  /** From nothing, but it is noticed. */
  Low: 'LOW',
  /** From a part that can be done without for a while. */
  Medium: 'MEDIUM'
} as const;

export type IncidentSeverity = typeof IncidentSeverity[keyof typeof IncidentSeverity];
/** How far an incident has got. */
export const IncidentStatus = {
  /** Its cause is known. */
  Identified: 'IDENTIFIED',
  /** Its cause is looked for. */
  Investigating: 'INVESTIGATING',
  /** It is mended, and watched. */
  Monitoring: 'MONITORING',
  /** It is over. */
  Resolved: 'RESOLVED'
} as const;

export type IncidentStatus = typeof IncidentStatus[keyof typeof IncidentStatus];
/** An update of an incident. Updates are added and never changed. */
export type IncidentUpdate = {
  __typename?: 'IncidentUpdate';
  /** When it was said. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the update. */
  id: Scalars['ID']['output'];
  /** Whether the portal said it by itself. */
  isAutomatic: Scalars['Boolean']['output'];
  /** The text of the update. */
  message: Scalars['String']['output'];
  /** How far the incident was by then. */
  status: IncidentStatus;
};

/** An invitation to the organisation of the caller. */
export type InvitationInput = {
  /** E-mail address, which must be the confirmed one of an account to accept. */
  email: Scalars['String']['input'];
  /** The roles of the member; one at least. */
  roles: Array<OrganisationRole>;
};

/** An address is invited. */
export type InvitationPayload = {
  __typename?: 'InvitationPayload';
  /** The invitation. */
  invitation: OrganisationInvitation;
};

/** The payload, or an error. */
export type InviteMemberResult = ConflictError | ForbiddenError | InvitationPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** An advertised post. */
export type Job = {
  __typename?: 'Job';
  /** Name of the recruitment partner; null if the employer recruits directly. */
  agency?: Maybe<Scalars['String']['output']>;
  /** How many people have applied. Those who have withdrawn since, or have deleted their account, are no longer counted. */
  applications: Scalars['Int']['output'];
  /** Page outside the portal for applications; null if people apply on the portal. */
  applyUrl?: Maybe<Scalars['String']['output']>;
  /** Agenda for Change band, if the post has one. */
  band?: Maybe<PayBand>;
  /** When its employer last changed its text; null if it is unchanged. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was closed by hand; null if it was not, though its last day may be over. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day to apply, until 11:59pm; null while it stays open until filled. */
  closesAt?: Maybe<Scalars['Date']['output']>;
  /** Permanent, Fixed term, Bank, Locum and so on. */
  contractType: Scalars['String']['output'];
  /** Department or ward. */
  department: Scalars['String']['output'];
  /** The advertisement, in Markdown. */
  description: Scalars['String']['output'];
  /** Miles from `near` of the list, to a tenth, between the outward codes of the two; null if the list has no `near`. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** The employer. */
  employer: Employer;
  /** Identifier of the post, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Whether one can still apply. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether the post may be one of those that came with the portal and are invented: sample content is shown, and no account has advertised it. */
  isSample: Scalars['Boolean']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** Nation of the town. */
  nation: Nation;
  /** The pay scale of the salary; null for a post without a band, and if the portal has no scale for the band: then its employer entered the salary. */
  pay?: Maybe<Pay>;
  /** Postcode of the site, or as the employer gave it; null if only the town is known. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** How long ago the post was advertised, like 2 days ago. */
  posted: Scalars['String']['output'];
  /** When the post was advertised. */
  postedAt: Scalars['DateTime']['output'];
  /** The employer's reference, like C9371-26-0259. */
  reference: Scalars['String']['output'];
  /** NHS England region, or the nation elsewhere. */
  region: Scalars['String']['output'];
  /** Salary range as shown, like £39,959 to £48,117. A high cost area supplement (`pay`) is paid on top and not included. */
  salary: Scalars['String']['output'];
  /** Highest salary, whole pounds a year. */
  salaryMax?: Maybe<Scalars['Int']['output']>;
  /** Lowest salary, whole pounds a year. */
  salaryMin?: Maybe<Scalars['Int']['output']>;
  /** Title of the post. */
  title: Scalars['String']['output'];
  /** Kind of post as shown. */
  type: JobType;
  /** Kind of post in words: Permanent, Full-time or Contract. */
  typeLabel: Scalars['String']['output'];
  /** How soon the employer needs to fill the post. */
  urgency: JobUrgency;
  /** Hours a week, if stated. */
  weeklyHours?: Maybe<Scalars['Float']['output']>;
  /** Full-time, Part-time, Job share and so on. */
  workingPattern: Scalars['String']['output'];
};

/** An application of the caller. */
export type JobApplication = {
  __typename?: 'JobApplication';
  /** When the person applied. */
  appliedAt: Scalars['DateTime']['output'];
  /** When its stage was last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the application. */
  id: Scalars['ID']['output'];
  /** The post. */
  job: AppliedForJob;
  /** The stages that it came to, the oldest first; the newest 100 at most. */
  moves: Array<ApplicationMove>;
  /** How far it has come; null if it was started elsewhere. */
  stage?: Maybe<ApplicationStage>;
  /** When the applicant agreed to that day; null while they have not. */
  startAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the person went on to apply on another website, of which the portal knows no more. */
  startedElsewhere: Scalars['Boolean']['output'];
  /** The day that work begins, as the employer proposes it; null until the applicant is hired. */
  startsOn?: Maybe<Scalars['Date']['output']>;
  /** The supporting statement; null if it was started elsewhere, and once it is withdrawn. */
  statement?: Maybe<Scalars['String']['output']>;
  /** Whose turn it is since then; null if it has ended or the start date is agreed, and if the application was made elsewhere. */
  turn?: Maybe<ApplicationTurn>;
};

/** A page of a list of JobApplication rows. */
export type JobApplicationConnection = {
  __typename?: 'JobApplicationConnection';
  /** The rows of this page with their cursors. */
  edges: Array<JobApplicationEdge>;
  /** The rows of this page, in order. */
  nodes: Array<JobApplication>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a JobApplicationConnection. */
export type JobApplicationEdge = {
  __typename?: 'JobApplicationEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: JobApplication;
};

/** An application. Name, address and phone number are those of the profile. */
export type JobApplicationInput = {
  /** Why the person fits the post, 5,000 characters at most. Needed for a post of the portal, and left out for one with an `applyUrl`. */
  statement?: InputMaybe<Scalars['String']['input']>;
};

/** An application was made or withdrawn. */
export type JobApplicationPayload = {
  __typename?: 'JobApplicationPayload';
  /** The application as it is now. */
  application: JobApplication;
};

/** A page of a list of Job rows. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected. */
  correction?: Maybe<SearchCorrection>;
  /** Miles of each row of this page from the place of `near` of this list, to a tenth, for callers that hold rows by their id; empty if that is null. */
  distances: Array<Scalars['Float']['output']>;
  /** The rows of this page with their cursors. */
  edges: Array<JobEdge>;
  /** Values and counts to narrow the list by; each is counted only when it is asked for. */
  facets: JobFacets;
  /** Whether no post has all words of `searchText`, and these have some of them. Words in quotes are never looked for in part. */
  matchesSomeWords: Scalars['Boolean']['output'];
  /** From which place distances are measured, and which others have its name: that of `near` of the filter, or of a distance that the search names, like within 10 miles of Bristol. Null if neither says one. */
  near?: Maybe<JobNear>;
  /** Where no post is within the distance of `near`, or in the place that the search names: the nearest one that fulfils all other conditions of the filter. Null otherwise. */
  nearest?: Maybe<NearestJob>;
  /** The rows of this page, in order. */
  nodes: Array<Job>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** The rest of `search`, for the text of posts; null if it is empty. */
  searchText?: Maybe<JobSearchText>;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
  /** The filters that were recognised in `search`: pay, band, place, kind of post and hours. Fields that the filter sets itself are not read from the search, nor is quoted text. */
  understood: Array<JobSearchFilter>;
};

/** Something that a post asks for, and what shows it. */
export type JobCriterion = {
  __typename?: 'JobCriterion';
  /** In the words of the post. */
  criterion: Scalars['String']['output'];
  /** What the user says that shows it, as they wrote it; null where nothing does. */
  evidence?: Maybe<Scalars['String']['output']>;
  /** Where that stands, like: Your application for Staff Nurse; null where it is an entry of `skills`, and where nothing shows it. */
  evidenceFrom?: Maybe<Scalars['String']['output']>;
  /** Why, in a sentence, with the words that both have. */
  reason: Scalars['String']['output'];
  /** Whether it is shown. */
  status: JobCriterionOutcome;
};

/** How far what a user says shows a criterion. */
export const JobCriterionOutcome = {
  /** It has fewer, and the criterion is a matter of manner or readiness, or has no words to compare. */
  CannotBeJudged: 'CANNOT_BE_JUDGED',
  /** It has half of its words or more, and the length of time that it asks for. */
  Met: 'MET',
  /** It has fewer. */
  NotShown: 'NOT_SHOWN',
  /** It has a quarter of its words, or too short a time. */
  PartlyMet: 'PARTLY_MET'
} as const;

export type JobCriterionOutcome = typeof JobCriterionOutcome[keyof typeof JobCriterionOutcome];
/** A post that is not advertised yet. What is not filled in is null. */
export type JobDraft = {
  __typename?: 'JobDraft';
  /** Name of a recruitment partner. */
  agency?: Maybe<Scalars['String']['output']>;
  /** Where to apply, if not on the portal. */
  applyUrl?: Maybe<Scalars['String']['output']>;
  /** First and last name of who began it. */
  author: Scalars['String']['output'];
  /** Agenda for Change band. */
  band?: Maybe<PayBand>;
  /** When it was last changed. 180 days later it is deleted. */
  changedAt: Scalars['DateTime']['output'];
  /** Last day on which one can apply, in London. */
  closesAt?: Maybe<Scalars['Date']['output']>;
  /** Kind of contract. */
  contractType?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Department or ward. */
  department?: Maybe<Scalars['String']['output']>;
  /** The advertisement, in Markdown. */
  description?: Maybe<Scalars['String']['output']>;
  /** Identifier of the draft. */
  id: Scalars['ID']['output'];
  /** Town, district or hospital site, as it was typed. */
  location?: Maybe<Scalars['String']['output']>;
  /** Postcode. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** Highest salary, whole pounds a year. */
  salaryMax?: Maybe<Scalars['Int']['output']>;
  /** Lowest salary, whole pounds a year. */
  salaryMin?: Maybe<Scalars['Int']['output']>;
  /** Title. */
  title?: Maybe<Scalars['String']['output']>;
  /** Kind of post. */
  type?: Maybe<JobType>;
  /** How soon the post is to be filled. */
  urgency?: Maybe<JobUrgency>;
  /** Working pattern. */
  workingPattern?: Maybe<Scalars['String']['output']>;
};

/** A post that is not advertised yet: every field may be absent, and is as long as in JobInput at most. */
export type JobDraftInput = {
  /** Name of a recruitment partner. */
  agency?: InputMaybe<Scalars['String']['input']>;
  /** Where to apply, if not on the portal. */
  applyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Agenda for Change band. */
  band?: InputMaybe<PayBand>;
  /** Last day on which one can apply, in London. */
  closesAt?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of contract. */
  contractType?: InputMaybe<Scalars['String']['input']>;
  /** Department or ward. */
  department?: InputMaybe<Scalars['String']['input']>;
  /** The advertisement, in Markdown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Town, district or hospital site. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Postcode. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Highest salary, whole pounds a year. */
  salaryMax?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest salary, whole pounds a year. */
  salaryMin?: InputMaybe<Scalars['Int']['input']>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Kind of post. */
  type?: InputMaybe<JobType>;
  /** How soon the post is to be filled. */
  urgency?: InputMaybe<JobUrgency>;
  /** Working pattern. */
  workingPattern?: InputMaybe<Scalars['String']['input']>;
};

/** A draft was saved. */
export type JobDraftPayload = {
  __typename?: 'JobDraftPayload';
  /** The draft as it is now. */
  draft: JobDraft;
};

/** One row of a JobConnection. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Job;
};

/** The facets of the list. A facet applies all filters but its own. */
export type JobFacets = {
  __typename?: 'JobFacets';
  /** By Agenda for Change band. */
  band: Array<FacetValue>;
  /** By department. */
  department: Array<FacetValue>;
  /** By town. */
  location: Array<FacetValue>;
  /** By region. */
  region: Array<FacetValue>;
  /** By kind of post. */
  type: Array<FacetValue>;
  /** By urgency. */
  urgency: Array<FacetValue>;
};

/** A filter of a list of posts. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type JobFilter = {
  /** Any of these Agenda for Change bands. */
  band?: InputMaybe<Array<PayBand>>;
  /** The whole name of a department; case and accents do not count. */
  department?: InputMaybe<Scalars['String']['input']>;
  /** A town with its districts, by any of its names; case and accents do not count. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** A town, hospital site or postcode to measure distances from; of several places of a name, the largest. */
  near?: InputMaybe<Scalars['String']['input']>;
  /** Distance from `near` in miles, 1 to 200; 20 when nothing is said. Only together with `near`. */
  radius?: InputMaybe<Scalars['Int']['input']>;
  /** NHS England region, Scotland, Wales or Northern Ireland. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Posts that pay this or less at their lowest, in whole pounds a year; for a post that states only a highest salary, that counts. */
  salaryMax?: InputMaybe<Scalars['Int']['input']>;
  /** Posts whose highest salary is at least this, in whole pounds a year. */
  salaryMin?: InputMaybe<Scalars['Int']['input']>;
  /** Words in title, department, employer, place, agency, reference or description. Synonyms count; a part of a title is found too. Pay, band, place, kind of post and hours that it names become filters, but for words in quotes. 200 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these kinds of post. */
  type?: InputMaybe<Array<JobType>>;
  /** Any of these urgencies. */
  urgency?: InputMaybe<Array<JobUrgency>>;
};

/** A post to advertise. The employer is the organisation of the account. */
export type JobInput = {
  /** Name of a recruitment partner; absent, or the name of your own organisation, if you recruit yourself. */
  agency?: InputMaybe<Scalars['String']['input']>;
  /** Where to apply, if not on the portal. */
  applyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Agenda for Change band. Where the portal holds its scale for the nation of the town, the salary is that of the scale. */
  band?: InputMaybe<PayBand>;
  /** Last day on which one can apply, in London. */
  closesAt?: InputMaybe<Scalars['Date']['input']>;
  /** Permanent, Fixed term, Bank, Locum and so on; by default that of the type. */
  contractType?: InputMaybe<Scalars['String']['input']>;
  /** Department or ward, at most 200 characters. */
  department: Scalars['String']['input'];
  /** The advertisement, in Markdown; at most 20,000 characters. */
  description: Scalars['String']['input'];
  /** Town, district or hospital site in the UK, by any of its names; case and accents do not count. Also a postcode, or any name together with `postcode`. A name that several places have is refused with their own names, like Ashford (Kent). */
  location: Scalars['String']['input'];
  /** Postcode, or its part before the space; required if `places` does not know the place. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Highest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out. */
  salaryMax?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out. */
  salaryMin?: InputMaybe<Scalars['Int']['input']>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
  /** Kind of post as shown. */
  type: JobType;
  /** How soon the post is to be filled. */
  urgency: JobUrgency;
  /** Full-time, Part-time, Job share and so on; by default Full-time. */
  workingPattern?: InputMaybe<Scalars['String']['input']>;
};

/** A post, and how far what a user says shows what it asks for. */
export type JobMatch = {
  __typename?: 'JobMatch';
  /** What the post asks for: the points below a heading like What you need, in their order. */
  criteria: Array<JobCriterion>;
  /** How many criteria there are. */
  criteriaAsked: Scalars['Int']['output'];
  /** How many criteria are met, by `criteria`; one that is met in part counts for half, and one that cannot be judged for none. */
  criteriaMet: Scalars['Float']['output'];
  /** The post. */
  job: Job;
  /** The criteria that nothing shows. */
  missing: Array<Scalars['String']['output']>;
};

/** The place of `near` in the filter, or of a distance in the search. */
export type JobNear = {
  __typename?: 'JobNear';
  /** Other places of that name, the larger ones first. */
  others: Array<JobOrigin>;
  /** The place from which distances are measured. */
  place: JobOrigin;
  /** Within how many miles of the place the posts are. */
  radius: Scalars['Float']['output'];
};

/** A place to measure distances from. */
export type JobOrigin = {
  __typename?: 'JobOrigin';
  /** Name and region, as shown: Harrogate, North Yorkshire. */
  label: Scalars['String']['output'];
  /** Its name, by which `near` means it and no other. */
  name: Scalars['String']['output'];
};

/** A post that was advertised or changed. */
export type JobPayload = {
  __typename?: 'JobPayload';
  /** The post as it is now. */
  job: Job;
};

/** A filter that was understood from the words of a search. */
export type JobSearchFilter = {
  __typename?: 'JobSearchFilter';
  /** The kind of the filter. */
  kind: JobSearchFilterKind;
  /** The filter in words, like: £40,000 or more. */
  label: Scalars['String']['output'];
  /** The search without this filter: its words in quotes, which are searched as text; an amount, a band, a distance or a postcode is left out. */
  without: Scalars['String']['output'];
};

/** The kind of a filter that was recognised in a search for posts. */
export const JobSearchFilterKind = {
  /** One or more Agenda for Change bands: band 6, bands 5 to 7, 8a. */
  Band: 'BAND',
  /** Part-time or full-time. */
  Hours: 'HOURS',
  /** A lowest or a highest salary, or both: over £40,000, under 35k, £20 an hour, £30,000 to £40,000. */
  Pay: 'PAY',
  /** A town, a county or another area, a region, a nation, a hospital site, or what is around one of them or a postcode: in Leeds, near Newport, within 10 miles of Bristol. */
  Place: 'PLACE',
  /** A kind of post: permanent, locum, bank. */
  Type: 'TYPE'
} as const;

export type JobSearchFilterKind = typeof JobSearchFilterKind[keyof typeof JobSearchFilterKind];
/** The rest of a search, for the text of posts. */
export type JobSearchText = {
  __typename?: 'JobSearchText';
  /** The search without these words: what names filters alone. */
  without: Scalars['String']['output'];
  /** The words, without those of filters. */
  words: Scalars['String']['output'];
};

/** Order of a list of posts. */
export const JobSort = {
  /** Earliest closing date first. */
  ClosingSoon: 'CLOSING_SOON',
  /** Nearest first, and of the same place the newest. Needs `near`; without it, newest first. */
  Distance: 'DISTANCE',
  /** Most recently advertised first. */
  Newest: 'NEWEST',
  /** Best match first, among the newest posts that match, 100 at most. Needs `search`; without it, newest first. */
  Relevance: 'RELEVANCE',
  /** Highest salary first. */
  SalaryHigh: 'SALARY_HIGH',
  /** Lowest salary first. */
  SalaryLow: 'SALARY_LOW'
} as const;

export type JobSort = typeof JobSort[keyof typeof JobSort];
/** Counted from the posts that are open now. */
export type JobStats = {
  __typename?: 'JobStats';
  /** Applications to these posts. */
  applications: Scalars['Int']['output'];
  /** Of these, closing within 7 days. */
  closingThisWeek: Scalars['Int']['output'];
  /** Employers of these posts. */
  employers: Scalars['Int']['output'];
  /** Of these, of high urgency. */
  highUrgency: Scalars['Int']['output'];
  /** Of these, advertised in the last 7 days. */
  newThisWeek: Scalars['Int']['output'];
  /** Posts that one can apply to. */
  openPositions: Scalars['Int']['output'];
};

/** Kind of post as the portal shows it. It mixes contract and hours: see contractType and workingPattern. */
export const JobType = {
  /** Shown as Contract. */
  Contract: 'CONTRACT',
  /** Shown as Full-time. */
  FullTime: 'FULL_TIME',
  /** Shown as Permanent. */
  Permanent: 'PERMANENT'
} as const;

export type JobType = typeof JobType[keyof typeof JobType];
/** How soon the employer needs to fill the post. */
export const JobUrgency = {
  /** High urgency. */
  High: 'HIGH',
  /** Low urgency. */
  Low: 'LOW',
  /** Medium urgency. */
  Medium: 'MEDIUM'
} as const;

export type JobUrgency = typeof JobUrgency[keyof typeof JobUrgency];
/** Posts that were advertised together. */
export type JobsPayload = {
  __typename?: 'JobsPayload';
  /** The posts, in the order in which they were sent. */
  jobs: Array<Job>;
};

/** Something that stays when an account is deleted. */
export type KeptRecord = {
  __typename?: 'KeptRecord';
  /** The kept data, as a phrase for people. */
  what: Scalars['String']['output'];
  /** Why it stays, as a sentence for people. */
  why: Scalars['String']['output'];
};

/** The outdated law in an earlier version. */
export type LawChange = {
  __typename?: 'LawChange';
  /** Words that no longer hold, as they still stand in the text. */
  marks: Array<Scalars['String']['output']>;
  /** Each change. */
  rows: Array<LawChangeRow>;
  /** Number of the version that is corrected. */
  since: Scalars['String']['output'];
  /** The law, or who reports on it. */
  source: Scalars['String']['output'];
  /** Where to read it. */
  sourceUrl: Scalars['String']['output'];
  /** The subject of the rows. */
  subject: Scalars['String']['output'];
  /** When and why, in a sentence or two. */
  text: Scalars['String']['output'];
  /** In a few words. */
  title: Scalars['String']['output'];
};

/** One thing that no longer is as an earlier version says. */
export type LawChangeRow = {
  __typename?: 'LawChangeRow';
  /** The text of the earlier version. */
  before: Scalars['String']['output'];
  /** The present law. */
  now: Scalars['String']['output'];
  /** What it is about. */
  subject: Scalars['String']['output'];
};

/** The payload, or an error. */
export type LeaveOrganisationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | OrganisationPayload | RateLimitedError | ValidationError;

/** A legal text, as it is in force at this installation. */
export type LegalPage = {
  __typename?: 'LegalPage';
  /** The day from which this version holds. */
  effectiveOn: Scalars['Date']['output'];
  /** The text, in order. */
  sections: Array<LegalSection>;
  /** What it is about, in a sentence. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** The version, the same for all of them, like 2.1. */
  version: Scalars['String']['output'];
};

/** Which of the legal texts. */
export const LegalPageKind = {
  /** How accessible the pages are, and how that was tested. */
  AccessibilityStatement: 'ACCESSIBILITY_STATEMENT',
  /** What a browser keeps for the portal. */
  CookiePolicy: 'COOKIE_POLICY',
  /** What is kept about people, why and for how long, and their rights. */
  PrivacyPolicy: 'PRIVACY_POLICY',
  /** What users and the operator may expect of each other. */
  TermsOfService: 'TERMS_OF_SERVICE'
} as const;

export type LegalPageKind = typeof LegalPageKind[keyof typeof LegalPageKind];
/** A section of a legal text. */
export type LegalSection = {
  __typename?: 'LegalSection';
  /** Text in Markdown. */
  body: Scalars['String']['output'];
  /** Heading. */
  heading: Scalars['String']['output'];
  /** Its place on the page: the address ends in # and this. */
  id: Scalars['String']['output'];
  /** Facts below the text, if there are any. */
  table?: Maybe<LegalTable>;
};

/** A table in a legal text. */
export type LegalTable = {
  __typename?: 'LegalTable';
  /** What the table holds. */
  caption: Scalars['String']['output'];
  /** Headings of the columns. */
  columns: Array<Scalars['String']['output']>;
  /** The rows, in order. */
  rows: Array<LegalTableRow>;
};

/** A row of a table in a legal text. */
export type LegalTableRow = {
  __typename?: 'LegalTableRow';
  /** Plain text, one for each column; the first names the row. */
  cells: Array<Scalars['String']['output']>;
};

/** The article with its likes from now on. */
export type LikeArticlePayload = {
  __typename?: 'LikeArticlePayload';
  /** The article. */
  article: Article;
  /** Whether this changed the number: false if it was liked or taken back before, and for robots. */
  counted: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type LikeArticleResult = ConflictError | ForbiddenError | LikeArticlePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A key was created or renewed. This is the only time that its secret is returned. */
export type MadeApiKeyPayload = {
  __typename?: 'MadeApiKeyPayload';
  /** The key. */
  key: ApiKey;
  /** Goes with each request, as Authorization: Bearer or X-Api-Key. Keep it as a password is kept. */
  secret: Scalars['String']['output'];
};

/** A webhook was added, or got another secret. This is the only time that the secret is told. */
export type MadeWebhookPayload = {
  __typename?: 'MadeWebhookPayload';
  /** Messages are signed with it. Begins with whsec_; keep it as a password is kept. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: WebhookEndpoint;
};

/** The state of a mailed link. */
export type MailedLinkState = {
  __typename?: 'MailedLinkState';
  /** Whether it can be followed: it was neither used nor replaced, and is not too old. */
  isGood: Scalars['Boolean']['output'];
};

/** Maintenance that is to be announced. */
export type MaintenanceInput = {
  /** The components that are worked on, one at least. */
  components: Array<SystemComponent>;
  /** When it is over, 24 hours later at most. */
  endsAt: Scalars['DateTime']['input'];
  /** When it begins, now or within a year. */
  startsAt: Scalars['DateTime']['input'];
  /** The title of the work, 120 characters at most. */
  title: Scalars['String']['input'];
};

/** It was announced. */
export type MaintenancePayload = {
  __typename?: 'MaintenancePayload';
  /** The announcement. */
  maintenance: MaintenanceWindow;
};

/** How far maintenance has got. */
export const MaintenanceState = {
  /** It has ended. */
  Over: 'OVER',
  /** The components are being worked on. */
  Running: 'RUNNING',
  /** It has not begun. */
  Upcoming: 'UPCOMING'
} as const;

export type MaintenanceState = typeof MaintenanceState[keyof typeof MaintenanceState];
/** Announced maintenance. What probes find meanwhile counts for neither side of uptime, and opens no incident. */
export type MaintenanceWindow = {
  __typename?: 'MaintenanceWindow';
  /** The names of these components. */
  affectedServices: Array<Scalars['String']['output']>;
  /** The components that are worked on. */
  components: Array<SystemComponent>;
  /** When it is over. */
  endsAt: Scalars['DateTime']['output'];
  /** Identifier of the announcement. */
  id: Scalars['ID']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** How far it has got. */
  state: MaintenanceState;
  /** The title of the work. */
  title: Scalars['String']['output'];
};

/** A page of a list of MaintenanceWindow rows. */
export type MaintenanceWindowConnection = {
  __typename?: 'MaintenanceWindowConnection';
  /** The rows of this page with their cursors. */
  edges: Array<MaintenanceWindowEdge>;
  /** The rows of this page, in order. */
  nodes: Array<MaintenanceWindow>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a MaintenanceWindowConnection. */
export type MaintenanceWindowEdge = {
  __typename?: 'MaintenanceWindowEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: MaintenanceWindow;
};

/** It was done. */
export type MessagePayload = {
  __typename?: 'MessagePayload';
  /** The result, as a sentence for people. */
  message: Scalars['String']['output'];
};

/** The payload, or an error. */
export type ModerateArticleCommentResult = ConflictError | ForbiddenError | ModeratedCommentPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A comment as operators see it; only they can read it. */
export type ModeratedComment = {
  __typename?: 'ModeratedComment';
  /** The account of its author. */
  accountId: Scalars['ID']['output'];
  /** What it is about. */
  article: CommentedArticle;
  /** How long it has waited for operators; null if it does not wait. */
  clock?: Maybe<ModerationClock>;
  /** The comment as it is or would be shown. */
  comment: ArticleComment;
  /** Identifier of the comment. */
  id: Scalars['ID']['output'];
  /** Why it was removed; null unless it is. */
  removalReason?: Maybe<Scalars['String']['output']>;
  /** The open reports about it, the oldest first. */
  reports: Array<CommentReport>;
  /** Counts its texts, from 1; a decision names the one that it is of. */
  revision: Scalars['Int']['output'];
  /** Its state. */
  state: CommentState;
};

/** A page of a list of ModeratedComment rows. */
export type ModeratedCommentConnection = {
  __typename?: 'ModeratedCommentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ModeratedCommentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<ModeratedComment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ModeratedCommentConnection. */
export type ModeratedCommentEdge = {
  __typename?: 'ModeratedCommentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ModeratedComment;
};

/** An operator has decided about a comment. */
export type ModeratedCommentPayload = {
  __typename?: 'ModeratedCommentPayload';
  /** The comment as it is now. */
  comment: ModeratedComment;
};

/** How long a comment has waited for operators. The promise to authors is 24 hours. */
export type ModerationClock = {
  __typename?: 'ModerationClock';
  /** When 24 hours are over. */
  dueAt: Scalars['DateTime']['output'];
  /** Whether 24 hours are over. */
  isOverdue: Scalars['Boolean']['output'];
  /** When it was held or first reported. */
  since: Scalars['DateTime']['output'];
};

/** The decision of an operator about a comment. */
export const ModerationDecision = {
  /** A comment that is held is shown. */
  Approve: 'APPROVE',
  /** A comment that was reported stays; the reports are dismissed. */
  Dismiss: 'DISMISS',
  /** The comment is removed, for a reason. */
  Remove: 'REMOVE'
} as const;

export type ModerationDecision = typeof ModerationDecision[keyof typeof ModerationDecision];
/** The payload, or an error. */
export type MoveApplicationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ReceivedApplicationPayload | ValidationError;

/** Several applications were moved to a stage, as far as they could be. */
export type MoveApplicationsPayload = {
  __typename?: 'MoveApplicationsPayload';
  /** One for each application, in the order in which they were given. */
  outcomes: Array<ApplicationMoveOutcome>;
};

/** The payload, or an error. */
export type MoveApplicationsResult = ConflictError | ForbiddenError | MoveApplicationsPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation to the confirmed address of the caller. An operator verifies that they belong to the organisation. What they have published alone under another name is taken down. A ConflictError if they have colleagues elsewhere. */
  acceptInvitation: AcceptInvitationResult;
  /** Accepts a quote for an order of the caller, or of the holder of the mailed link, whole or by item. Once each item has its supplier, the order is closed. */
  acceptQuote: AcceptQuoteResult;
  /** Adds a note to an application to a post of one's own. The applicant is neither shown nor told it. */
  addApplicationNote: AddApplicationNoteResult;
  /** Adds a comment to the discussion of an article, under the name, role and organisation of the profile. It is shown at once if the account is verified; otherwise it is held until an operator has read it. */
  addArticleComment: AddArticleCommentResult;
  /** Adds an update to an incident, which is never changed afterwards. For operators only. With the header Idempotency-Key the same request adds it once, however often it is sent within 24 hours. */
  addIncidentUpdate: AddIncidentUpdateResult;
  /** Agrees to the day that the employer proposes for work to begin, and mails the employer. */
  agreeToStartDate: AgreeToStartDateResult;
  /** Replies to an enquiry, which is mailed to its sender. For operators only. */
  answerEnquiry: AnswerEnquiryResult;
  /** Applies for a post with the name, address and phone number of the profile, once a person and post. A post with an `applyUrl` is applied for there: it is noted that the person went on to it. */
  applyForJob: ApplyForJobResult;
  /** Asks more suppliers to quote for a bulk order; they and its buyer get a mail. Suppliers that were asked before are not asked again. For operators only. */
  askFurtherSuppliers: AskFurtherSuppliersResult;
  /** Cancels a webinar that has not begun, and mails those with a place. For operators only. */
  cancelWebinar: CancelWebinarResult;
  /** Changes the password, ends every session, and begins a new one for the caller; at most 5 times an hour. */
  changePassword: ChangePasswordResult;
  /** Changes a webinar that has not begun, and mails those with a place where it changes in their calendars. For operators only. */
  changeWebinar: ChangeWebinarResult;
  /** Sets the kinds of cookies and storage that the visitor allows. The response sets a cookie with the choice for 12 months; the next choice replaces it. */
  chooseCookies: ChooseCookiesResult;
  /** Claims a waiting item for the caller. A ConflictError if another operator has claimed it. For operators only. */
  claimDeskItem: ClaimDeskItemResult;
  /** Ends an order of the caller, or of the holder of the mailed link: no quote is taken any more. Ending it again changes nothing. */
  closeBulkOrder: CloseBulkOrderResult;
  /** Closes an enquiry; its sender gets a mail. Closing it again changes nothing. For operators only. */
  closeEnquiry: CloseEnquiryResult;
  /** Closes an enquiry by its sender, by the mailed link. Doing so again changes nothing. */
  closeEnquiryThread: CloseEnquiryThreadResult;
  /** Closes a post of one's own: it is listed no more. Closing it again changes nothing. */
  closeJob: CloseJobResult;
  /** Records that a programme is completed, issues its certificate and mails it. For operators only. */
  completeEnrolment: CompleteEnrolmentResult;
  /** Ends a sign-in at a provider, with what the provider added to the address of the callback page. */
  completeSocialSignIn: CompleteSocialSignInResult;
  /** Confirms that the caller has read and understood the newest version of a document, which managers of their organisation see. ConflictError if there is a newer version than the named one. */
  confirmDocumentRead: ConfirmDocumentReadResult;
  /** Follows a mailed link, which works once: the address that the account has, or is to have, is its owner's. It needs no session. */
  confirmEmail: ConfirmEmailResult;
  /** Follows the link that subscribeToNewsletter has mailed, within 7 days: from then on its reader gets the newsletter. */
  confirmNewsletter: ConfirmNewsletterResult;
  /** Follows the link that subscribeToStatus has mailed, within 7 days: from then on its reader gets the e-mails. */
  confirmStatusSubscription: ConfirmStatusSubscriptionResult;
  /** Begins to connect a provider to the account of the caller, after a reauthentication. The account gets a mail when it is connected. */
  connectProvider: ConnectProviderResult;
  /** Writes to the supplier of a product. The buyer is mailed a receipt with a link, by which they read answers and write back. It takes no account; what a signed-in account sends is in `supplierConversations`, too. A ConflictError says that nobody answers for the supplier here. */
  contactSupplier: ContactSupplierResult;
  /** Counts the view of an article, once a visitor and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored. */
  countArticleView: CountArticleViewResult;
  /** Creates an API key for the caller, who gets an email. An account has 20 at most. With the header Idempotency-Key the same request creates one, however often it is sent within 24 hours: a repeat is answered by a ConflictError that names the key, as its secret is returned once. */
  createApiKey: CreateApiKeyResult;
  /** Creates an unpublished article. For operators only. With the header Idempotency-Key the same request creates it once. */
  createArticle: CreateArticleResult;
  /** Creates an unpublished document with its first version. For operators only. With the header Idempotency-Key the same request creates it once. */
  createDocument: CreateDocumentResult;
  /** Sends a product in for review, with the organisation of the account as the supplier; it is listed once an operator has published it. The account must be verified. With the header Idempotency-Key the same request sends it in once, however often it is sent within 24 hours. */
  createEquipment: CreateEquipmentResult;
  /** Creates an unpublished article of the help center. For operators only. With the header Idempotency-Key the same request creates it once. */
  createHelpArticle: CreateHelpArticleResult;
  /** Advertises a post with the organisation of the account as the employer. The account must be verified. With the header Idempotency-Key the same request advertises it once, however often it is sent within 24 hours. */
  createJob: CreateJobResult;
  /** Saves a post that is not advertised yet, however much of it is filled in. The account must be verified. */
  createJobDraft: CreateJobDraftResult;
  /** Advertises 1 to 100 posts as createJob does, or none of them if one is invalid: ValidationError names each field of each row. With the header Idempotency-Key the same request advertises them once. */
  createJobs: CreateJobsResult;
  /** Begins an issue of the newsletter, as a draft. For operators only. */
  createNewsletterIssue: CreateNewsletterIssueResult;
  /** Adds a webhook for the caller, who is told by email. An account has 5 at most. With the header Idempotency-Key the same request adds one, however often it is sent within 24 hours: a repeat is answered by a ConflictError that names the webhook, as its secret is returned once. */
  createWebhookEndpoint: CreateWebhookEndpointResult;
  /** Accepts an application for a certification or declines it, and mails the applicant. For operators only. */
  decideCertification: DecideCertificationResult;
  /** Approves a request for a tier or declines it, and mails its account. For operators only. */
  decideTierRequest: DecideTierRequestResult;
  /** Approves an application, which makes a verified supplier of it, refuses it, or asks for changes; its applicant is told by mail. Nothing is done where it has changed since the revision that was looked at. For operators only. */
  decideVendorApplication: DecideVendorApplicationResult;
  /** Declines an invitation to the confirmed address of the caller. */
  declineInvitation: DeclineInvitationResult;
  /** Deletes the account of the caller, which cannot be undone. The last operator cannot leave. */
  deleteAccount: DeleteAccountResult;
  /** Deletes a draft. */
  deleteJobDraft: DeleteJobDraftResult;
  /** Deletes a draft of the newsletter. For operators only. */
  deleteNewsletterIssue: DeleteNewsletterIssueResult;
  /** Deletes a webhook with its log: nothing is sent to it any more, and what waits is dropped. */
  deleteWebhookEndpoint: DeleteWebhookEndpointResult;
  /** Disconnects a provider from the account of the caller, unless it is the last way to sign in. The account gets a mail about it. */
  disconnectProvider: DisconnectProviderResult;
  /** Returns the file of a document and counts the download, once a visitor, document and day: repeats return the same number. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it. */
  downloadDocument: DownloadDocumentResult;
  /** Returns the text of a guide and counts the download, once a visitor, guide and day: repeats return the same number. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it. */
  downloadGuide: DownloadGuideResult;
  /** Returns the text of a resource and counts the download, once a visitor, resource and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it. */
  downloadTrainingResource: DownloadTrainingResourceResult;
  /** Saves an edited article as a new revision. ConflictError if it was changed since it was read. For operators only. */
  editArticle: EditArticleResult;
  /** Changes a comment of one's own within 15 minutes of posting it. What an account that is not verified changes is held again. */
  editArticleComment: EditArticleCommentResult;
  /** Corrects the description of a document and its newest version, which renews their file and checksum; its text and its earlier versions do not change. ConflictError if it was changed since it was read. For operators only. */
  editDocument: EditDocumentResult;
  /** Saves an edited text of a page as a new revision, which its page shows at once. ConflictError if it was changed since it was read. For operators only. */
  editEntry: EditEntryResult;
  /** Saves an edited article of the help center as a new revision. ConflictError if it was changed since it was read. For operators only. */
  editHelpArticle: EditHelpArticleResult;
  /** Replaces the text of a draft of the newsletter. For operators only. */
  editNewsletterIssue: EditNewsletterIssueResult;
  /** Closes a bulk order for a reason, which its buyer is mailed: no quote is taken any more. For operators only. */
  endBulkOrder: EndBulkOrderResult;
  /** Ends one of the things that the caller follows; nothing of it is kept. */
  endDocumentFollow: EndDocumentFollowResult;
  /** Ends maintenance now, or cancels it if it has not begun. For operators only. */
  endMaintenance: EndMaintenanceResult;
  /** Ends the membership of a colleague, who gets a mail and loses all rights to what the organisation owns. A colleague takes over what they have published; without a verified one it is taken down. */
  endMembership: EndMembershipResult;
  /** Signs out every other browser and program of the caller. */
  endOtherSessions: EndOtherSessionsResult;
  /** Ends a saved search of the caller: it is mailed no more, and nothing of it is kept. */
  endSavedSearch: EndSavedSearchResult;
  /** Signs out one browser or program of the caller. */
  endSession: EndSessionResult;
  /** Enrols the caller in a training path, or applies for a certification, once a person and programme, and mails a receipt. Who is enrolled already stays so. */
  enrol: EnrolResult;
  /** Follows a document, a regulation or a role for the caller, who can follow 50: each new version of the documents is mailed to them, once however much of what they follow it is. Done again, it changes nothing. */
  followDocuments: FollowDocumentsResult;
  /** Gives a seat of one's own, or one's place on the waiting list, back. The first who waits gets the seat, and is mailed. Doing so again changes nothing. */
  giveBackWebinarPlace: GiveBackWebinarPlaceResult;
  /** Quotes for an order of a quote request, or replaces an earlier quote; the buyer gets a mail. A quote cannot be changed once the buyer has accepted an item of it. The account must be verified. With the header Idempotency-Key the same request gives it once. */
  giveQuote: GiveQuoteResult;
  /** Hands a waiting item over to another operator and replaces any claim. For operators only. */
  handOverDeskItem: HandOverDeskItemResult;
  /** Invites an address by mail to belong to the organisation of the caller, for 14 days. An address that is invited again gets another mail and these roles. Only those who manage a verified organisation may. With the header Idempotency-Key the same request invites once. */
  inviteMember: InviteMemberResult;
  /** Leaves the organisation to its other members, who answer for what the caller has published and ordered for it. The account waits for verification then. A ConflictError if there are no others, or none who manages it. */
  leaveOrganisation: LeaveOrganisationResult;
  /** Likes an article, counted once for each account until it is undone. A visitor without an account is counted once a day, distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored. If the same visitor signs in that day and likes it again, it is counted once. */
  likeArticle: LikeArticleResult;
  /** Decides about a comment: shows a held one, dismisses its reports, or removes it. The author gets a mail if it is shown or removed. A ConflictError if the comment does not wait for that, or its author has changed it since. For operators only. */
  moderateArticleComment: ModerateArticleCommentResult;
  /** Moves an application to a post of one's own to another stage and mails the applicant. Moving it to where it is changes nothing. */
  moveApplication: MoveApplicationResult;
  /** Moves applications to posts of one's own to a stage and mails each applicant. Those that cannot be moved stay where they are. */
  moveApplications: MoveApplicationsResult;
  /** Opens an incident. For operators only. With the header Idempotency-Key the same request opens it once, however often it is sent within 24 hours. */
  openIncident: OpenIncidentResult;
  /** Plans a webinar. For operators only. With the header Idempotency-Key the same request plans it once. */
  planWebinar: PlanWebinarResult;
  /** Hires an applicant who was offered the post, by the day that work is to begin, or proposes another day, and mails the applicant. The same day again changes nothing. */
  proposeStartDate: ProposeStartDateResult;
  /** Publishes a piece of content. Publishing it again changes nothing. For operators only. */
  publishContent: PublishContentResult;
  /** Adds a new version of a document, which readers see if the document is published. The earlier ones do not change, and can still be read and downloaded. ConflictError if the document was changed since it was read. For operators only. */
  publishDocumentVersion: PublishDocumentVersionResult;
  /** Advertises the post of a draft, checked as createJob does, and deletes the draft. ValidationError names what is missing; the draft then stays. With the header Idempotency-Key the same request publishes it once, and gets the post each time. */
  publishJobDraft: PublishJobDraftResult;
  /** Publishes a safety notice: the sale of all that its words match is paused, but for what is excepted, and those who sell it or have asked for it are mailed. What is published later and matches is paused at once. For operators only. With the header Idempotency-Key the same request publishes it once, however often it is sent within 24 hours. */
  publishSafetyNotice: PublishSafetyNoticeResult;
  /** Records whether an article was helpful, once a visitor, article and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored. */
  rateHelpArticle: RateHelpArticleResult;
  /** Exchanges a refresh token for another and a new access token. Exchanged a second time, more than 10 seconds later, it ends the session. */
  refreshSession: RefreshSessionResult;
  /** Reserves a seat in a webinar for the caller, or a place on its waiting list if it is full, and mails a receipt. A caller with a place keeps it. */
  registerForWebinar: RegisterForWebinarResult;
  /** Releases an item, so that any operator can claim it. For operators only. */
  releaseDeskItem: ReleaseDeskItemResult;
  /** Removes a note from an application to a post of one's own. */
  removeApplicationNote: RemoveApplicationNoteResult;
  /** Removes a post from the saved posts of the caller. Removing it again changes nothing. */
  removeSavedJob: RemoveSavedJobResult;
  /** Deletes a document of an application that has not been sent. Where there is none, nothing is done. */
  removeVendorDocument: RemoveVendorDocumentResult;
  /** Opens a closed enquiry again, which waits for a reply from then on. Doing so again changes nothing. For operators only. */
  reopenEnquiry: ReopenEnquiryResult;
  /** Opens a post of one's own again that was closed: it is listed as before. ConflictError where its last day is over. Opening it again changes nothing. */
  reopenJob: ReopenJobResult;
  /** Sends a message to a webhook once more, at once, with the same `webhook-id`, whatever has become of it. A ConflictError where an earlier message about the same thing waits, as that goes first. */
  replayWebhookDelivery: ReplayWebhookDeliveryResult;
  /** Adds a message of its sender to an enquiry, by the mailed link. A closed one is opened by it. */
  replyToEnquiry: ReplyToEnquiryResult;
  /** Adds a message to a conversation, of which the other side is told by mail. */
  replyToSupplierConversation: ReplyToSupplierConversationResult;
  /** Reports another user's comment to the operators, once an account. It stays shown until they have decided, and its author is not told. With the header Idempotency-Key the same request reports it once, however often it is sent within 24 hours. */
  reportArticleComment: ReportArticleCommentResult;
  /** Reports an unanswered search of the help center to the editors: the text, the day and how many searched for it, each visitor once a day. Texts with an at sign or with five digits and more are not stored. */
  reportHelpSearch: ReportHelpSearchResult;
  /** Reports a conversation to the operators, who may read it from then on, and reply to the report by mail. */
  reportSupplierConversation: ReportSupplierConversationResult;
  /** Sends a request for quotations. Its buyer gets a receipt by mail, and the 50 suppliers with the most products of matching categories are asked for quotes; operators can ask further ones. It takes no account. With the header Idempotency-Key the same request is sent once, however often it is sent within 24 hours. */
  requestBulkOrder: RequestBulkOrderResult;
  /** Requests a change of the e-mail address. It takes effect when the link that is mailed to the new address is followed, within a day; the old address then gets a notice. The answer is the same if another account has the address. */
  requestEmailChange: RequestEmailChangeResult;
  /** Mails the caller the link that confirms their e-mail address once more; it is good for 7 days. At most 5 are sent in an hour. */
  requestEmailConfirmation: RequestEmailConfirmationResult;
  /** Requests a tier. Operators decide within 7 days, and the account gets an email. */
  requestPartnerTier: RequestPartnerTierResult;
  /** Mails a link to choose a new password, good for an hour and once. The answer is the same whether there is an account with the address or not. At most 3 are sent to an address in an hour. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Chooses a new password by a mailed link. Every session ends, the e-mail address counts as confirmed, and no session begins. */
  resetPassword: ResetPasswordResult;
  /** Brings an earlier revision back, as a new one, so that nothing that was saved since is lost. Whether it is published stays as it is. For operators only. */
  restoreContent: RestoreContentResult;
  /** Lists a product that waits, or declines it; its owner is told by mail. Nothing is done where the product has changed since the revision that was looked at. For operators only. */
  reviewEquipment: ReviewEquipmentResult;
  /** Revokes an API key: every process refuses it from then on, and what was counted of it is deleted. */
  revokeApiKey: RevokeApiKeyResult;
  /** Renews an API key: it gets a new secret and a new expiry. The previous secret remains valid for a while, so that programs can be changed one after the other. */
  rotateApiKey: RotateApiKeyResult;
  /** Gives a webhook another secret. For 24 hours messages are signed with the secret before as well, so that the receiver can be changed in between. */
  rotateWebhookSecret: RotateWebhookSecretResult;
  /** Saves an article on a list of the caller. Doing so again changes nothing. */
  saveArticle: SaveArticleResult;
  /** Saves a post for the caller, who can save 500. Doing so again changes nothing. */
  saveJob: SaveJobResult;
  /** Saves a search for the caller, who can save 25: what is published from now on and matches is mailed to them. Done again with the same filter, it changes the frequency alone. */
  saveSearch: SaveSearchResult;
  /** Saves a step of an application that has not been sent, with all that was entered before. */
  saveVendorApplication: SaveVendorApplicationResult;
  /** Announces maintenance. For operators only. With the header Idempotency-Key the same request announces it once, however often it is sent within 24 hours. */
  scheduleMaintenance: ScheduleMaintenanceResult;
  /** Sends an enquiry to the portal. Its sender gets a receipt by mail with a link, by which they read replies and write back. Needs no account; the enquiries of a signed-in account are also in `myEnquiries`. */
  sendEnquiry: SendEnquiryResult;
  /** Sends an issue of the newsletter, once, to all readers who have confirmed by now. Doing so again changes nothing. For operators only. */
  sendNewsletterIssue: SendNewsletterIssueResult;
  /** Sends a message of the type `webhook.test` to a webhook, to try it. */
  sendTestWebhook: SendTestWebhookResult;
  /** Changes the access of an account, which can make it an operator. A ConflictError if a new operator has not confirmed the email address. If the account becomes a member, its jobs are closed and its products withdrawn. Operators cannot take away their own access, or that of the last operator. For operators only. */
  setAccountAccess: SetAccountAccessResult;
  /** Sets whether the caller gets the daily email about items that wait on the desk. For operators only. */
  setDeskMail: SetDeskMailResult;
  /** Gives a member of the organisation that the caller manages other roles. If the member loses the role to publish, a colleague takes over what the member has published; without a colleague it is taken down. A ConflictError if no manager of the organisation would be left. */
  setMemberRoles: SetMemberRolesResult;
  /** Sets the first password of an account that has none, for a user who has signed in within the last 10 minutes. It ends every session, begins a new one for the caller, and leaves providers connected. */
  setPassword: SetPasswordResult;
  /** Sets how often a saved search of the caller is mailed. */
  setSavedSearchFrequency: SetSavedSearchFrequencyResult;
  /** Says whether everyone who knows the code of one's own certificate sees the name on it. */
  showNameOnCertificate: ShowNameOnCertificateResult;
  /** Signs in with a password. The answers for an unknown address and for a wrong password are the same. At most 10 wrong passwords are tried for an address from one network in 5 minutes, and 150 from all networks in an hour. */
  signIn: SignInResult;
  /** Ends the session of the access token, of the browser's cookie and of the refresh token, whichever are sent: all of its tokens are refused from now on. Without a session there is nothing to end. While the portal is very busy, POST /api/auth/signout is answered where an operation of the graph may not be. */
  signOut: SignOutResult;
  /** Opens an account and signs in. An operator verifies it within 24 to 48 hours; until then it can do everything but publish. */
  signUp: SignUpResult;
  /** Begins to sign in at a provider, for a page of the portal: the answer is tied to its browser. */
  startSocialSignIn: StartSocialSignInResult;
  /** Begins an application to become a supplier with the first step of the form, and mails the link by which its applicant goes on. It takes no account. With the header Idempotency-Key the same request does so once, however often it is sent within 24 hours. */
  startVendorApplication: StartVendorApplicationResult;
  /** Ends the daily email about what waits on the desk by the link in each of them. */
  stopDeskMail: StopDeskMailResult;
  /** Stops a conversation that was reported: nobody can write in it any more. Doing so again changes nothing. For operators only. */
  stopSupplierConversation: StopSupplierConversationResult;
  /** Sends an application to be reviewed, for the first time or again, and mails a receipt. Sent twice, it is sent once. With the header Idempotency-Key the same request does so once, however often it is sent within 24 hours. */
  submitVendorApplication: SubmitVendorApplicationResult;
  /** Mails an address the link that confirms a subscription to a newsletter. The answer is the same if it is already subscribed. Needs no account. */
  subscribeToNewsletter: SubscribeToNewsletterResult;
  /** Mails an address the link that confirms a subscription to e-mails about incidents. The answer is the same if it is already subscribed. Needs no account. With the header Idempotency-Key the same request mails once, however often it is sent within 24 hours. */
  subscribeToStatus: SubscribeToStatusResult;
  /** Ends all sessions of an account, blocks its sign-in, and hides its jobs, products and comments from all users. They are not closed. Operators cannot suspend themselves or the last operator. For operators only. */
  suspendAccount: SuspendAccountResult;
  /** Mails an issue of the newsletter to the caller alone. For operators only. */
  testNewsletterIssue: TestNewsletterIssueResult;
  /** Counts an event, as `trackPageView` does a page view. */
  trackEvent: TrackingResult;
  /** Counts a page view, if the visitor has agreed to analytics (`chooseCookies`). It is stored with others within a second, under a digest that is made with a secret of the day; no address is stored. */
  trackPageView: TrackingResult;
  /** Undoes a verification by mistake: the account waits in its former place of the queue, and what it has published since is taken down. The account gets a mail, unless the mail about the verification has not been sent and it has published nothing. An account that still waits is not changed. A ConflictError where another operator has verified it since. For operators only. */
  undoVerification: UndoVerificationResult;
  /** Undoes several verifications by mistake, each as `undoVerification` does. For operators only. */
  undoVerifications: UndoVerificationsResult;
  /** Undoes the like of the caller. Undoing it again changes nothing. A like without an account stays, as its visitor is not known. */
  unlikeArticle: UnlikeArticleResult;
  /** Unpublishes a piece of content: only operators see it, and no version of a document is shown. The reactions of readers are kept, and it can be published again. For operators only. */
  unpublishContent: UnpublishContentResult;
  /** Removes an article from the list of the caller. Removing it again changes nothing. */
  unsaveArticle: UnsaveArticleResult;
  /** Ends a newsletter by the link in each of its emails, and deletes the address from its list. */
  unsubscribeFromNewsletter: UnsubscribeFromNewsletterResult;
  /** Ends the e-mails about incidents by the link in each of them, and deletes the address. */
  unsubscribeFromStatus: UnsubscribeFromStatusResult;
  /** Lifts a suspension: the account can sign in again, with its earlier access, and its comments, and its jobs and products that have not expired, are shown again. For operators only. */
  unsuspendAccount: UnsuspendAccountResult;
  /** Rewrites a product of one's own: what is absent is empty from now on. A listed product of which only price, stock, availability or delivery date change stays listed; after any other change it is not listed until an operator has published it again. Declined and withdrawn products are sent in again. */
  updateEquipment: UpdateEquipmentResult;
  /** Rewrites a post of one's own: what is absent is empty from now on. Once people have applied on the portal, title, place, type, contract and working pattern stay, and the salary cannot go down: close it and advertise a new one instead. */
  updateJob: UpdateJobResult;
  /** Replaces a draft: absent fields become empty. */
  updateJobDraft: UpdateJobDraftResult;
  /** Changes what the caller tells about themselves: the fields that are given, while the others stay. */
  updateProfile: UpdateProfileResult;
  /** Changes where messages of a webhook go, what they tell of, and whether they are sent. */
  updateWebhookEndpoint: UpdateWebhookEndpointResult;
  /** Lets an account publish in the name of its organisation, and tells its owner by mail after 5 minutes, in which it can be undone. A ConflictError if it names none, or its email address is not confirmed. One that may do so already stays as it is. For operators only. */
  verifyAccount: VerifyAccountResult;
  /** Verifies several accounts, each with its organisation and each as `verifyAccount` does: with an entry in the audit log and a mail of its own, which waits 5 minutes. An account that cannot be verified keeps no other from it. For operators only. */
  verifyAccounts: VerifyAccountsResult;
  /** Withdraws an application of one's own. What was said in it is deleted, and one cannot apply for the post again. Doing so again changes nothing. */
  withdrawApplication: WithdrawApplicationResult;
  /** Withdraws a comment of one's own, at any time. It is deleted, with what was reported about it. */
  withdrawArticleComment: WithdrawArticleCommentResult;
  /** Withdraws an enrolment or an application of one's own. Doing so again changes nothing. */
  withdrawEnrolment: WithdrawEnrolmentResult;
  /** Takes a product of one's own away: it is listed no more. Taking it away again changes nothing. */
  withdrawEquipment: WithdrawEquipmentResult;
  /** Revokes an invitation to the organisation that the caller manages. */
  withdrawInvitation: WithdrawInvitationResult;
  /** Withdraws the caller's quote, which is not accepted. Doing so again changes nothing. */
  withdrawQuote: WithdrawQuoteResult;
  /** Withdraws a safety notice: the sale of what no other open notice concerns goes on, and all who were told of the notice are mailed. Doing so again changes nothing. For operators only. */
  withdrawSafetyNotice: WithdrawSafetyNoticeResult;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAcceptInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAcceptQuoteArgs = {
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  quoteId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAddApplicationNoteArgs = {
  applicationId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAddArticleCommentArgs = {
  articleId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAddIncidentUpdateArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  status: IncidentStatus;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAgreeToStartDateArgs = {
  id: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAnswerEnquiryArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationApplyForJobArgs = {
  input: JobApplicationInput;
  jobId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationAskFurtherSuppliersArgs = {
  id: Scalars['ID']['input'];
  supplierIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCancelWebinarArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationChangeWebinarArgs = {
  id: Scalars['ID']['input'];
  input: WebinarInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationChooseCookiesArgs = {
  input: CookieChoiceInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationClaimDeskItemArgs = {
  id: Scalars['ID']['input'];
  queue: DeskQueueName;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCloseBulkOrderArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCloseEnquiryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCloseEnquiryThreadArgs = {
  thread: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCloseJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCompleteEnrolmentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCompleteSocialSignInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  issuer?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationConfirmDocumentReadArgs = {
  documentId: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationConfirmStatusSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationConnectProviderArgs = {
  next?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  provider: SocialProvider;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationContactSupplierArgs = {
  input: SupplierMessageInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCountArticleViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateApiKeyArgs = {
  input: NewApiKeyInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateArticleArgs = {
  input: ArticleInput;
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateDocumentArgs = {
  content: Scalars['String']['input'];
  input: DocumentInput;
  note?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateEquipmentArgs = {
  input: EquipmentInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateHelpArticleArgs = {
  input: HelpArticleInput;
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateJobArgs = {
  input: JobInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateJobDraftArgs = {
  input: JobDraftInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateJobsArgs = {
  inputs: Array<JobInput>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateNewsletterIssueArgs = {
  input: NewsletterIssueInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationCreateWebhookEndpointArgs = {
  input: NewWebhookInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDecideCertificationArgs = {
  accepted: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDecideTierRequestArgs = {
  approved: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDecideVendorApplicationArgs = {
  decision: VendorDecision;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDeclineInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDeleteJobDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDeleteNewsletterIssueArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDisconnectProviderArgs = {
  provider: SocialProvider;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDownloadDocumentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDownloadGuideArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationDownloadTrainingResourceArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditArticleArgs = {
  id: Scalars['ID']['input'];
  input: ArticleInput;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditArticleCommentArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditDocumentArgs = {
  id: Scalars['ID']['input'];
  input: DocumentInput;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditEntryArgs = {
  id: Scalars['ID']['input'];
  input: EntryInput;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditHelpArticleArgs = {
  id: Scalars['ID']['input'];
  input: HelpArticleInput;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEditNewsletterIssueArgs = {
  id: Scalars['ID']['input'];
  input: NewsletterIssueInput;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndBulkOrderArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndDocumentFollowArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndMaintenanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndMembershipArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationEnrolArgs = {
  programmeId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationFollowDocumentsArgs = {
  what: DocumentFollowInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationGiveBackWebinarPlaceArgs = {
  webinarId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationGiveQuoteArgs = {
  id: Scalars['ID']['input'];
  input: OrderQuoteInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationHandOverDeskItemArgs = {
  id: Scalars['ID']['input'];
  operatorId: Scalars['ID']['input'];
  queue: DeskQueueName;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationInviteMemberArgs = {
  input: InvitationInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationLikeArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationModerateArticleCommentArgs = {
  decision: ModerationDecision;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationMoveApplicationArgs = {
  id: Scalars['ID']['input'];
  stage: ApplicationStage;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationMoveApplicationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  stage: ApplicationStage;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationOpenIncidentArgs = {
  input: IncidentInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationPlanWebinarArgs = {
  input: WebinarInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationProposeStartDateArgs = {
  id: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationPublishContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationPublishDocumentVersionArgs = {
  id: Scalars['ID']['input'];
  input: DocumentVersionInput;
  note?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationPublishJobDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationPublishSafetyNoticeArgs = {
  input: SafetyNoticeInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRateHelpArticleArgs = {
  helpful: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRefreshSessionArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRegisterForWebinarArgs = {
  webinarId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReleaseDeskItemArgs = {
  id: Scalars['ID']['input'];
  queue: DeskQueueName;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRemoveApplicationNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRemoveSavedJobArgs = {
  jobId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRemoveVendorDocumentArgs = {
  document: VendorDocumentKind;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReopenEnquiryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReopenJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReplayWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReplyToEnquiryArgs = {
  message: Scalars['String']['input'];
  thread: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReplyToSupplierConversationArgs = {
  key: Scalars['String']['input'];
  message: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReportArticleCommentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReportHelpSearchArgs = {
  search: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReportSupplierConversationArgs = {
  key: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRequestBulkOrderArgs = {
  input: BulkOrderInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRequestEmailChangeArgs = {
  newEmail: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRequestPartnerTierArgs = {
  purpose: Scalars['String']['input'];
  tier: PartnerTier;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRestoreContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  note?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationReviewEquipmentArgs = {
  decision: EquipmentReviewDecision;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRotateApiKeyArgs = {
  expiresInDays?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  overlapHours?: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSaveArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSaveJobArgs = {
  jobId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSaveSearchArgs = {
  filter: SavedSearchFilter;
  frequency: AlertFrequency;
  listQuery?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSaveVendorApplicationArgs = {
  input: VendorApplicationInput;
  step: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationScheduleMaintenanceArgs = {
  input: MaintenanceInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSendNewsletterIssueArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSendTestWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSetAccountAccessArgs = {
  access: AccountAccess;
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSetDeskMailArgs = {
  isWanted: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSetMemberRolesArgs = {
  id: Scalars['ID']['input'];
  roles: Array<OrganisationRole>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSetPasswordArgs = {
  newPassword: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSetSavedSearchFrequencyArgs = {
  frequency: AlertFrequency;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationShowNameOnCertificateArgs = {
  code: Scalars['String']['input'];
  shown: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSignOutArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationStartSocialSignInArgs = {
  acceptTerms?: InputMaybe<Scalars['Boolean']['input']>;
  next?: InputMaybe<Scalars['String']['input']>;
  provider: SocialProvider;
  termsVersion?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationStartVendorApplicationArgs = {
  input: VendorApplicationInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationStopDeskMailArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationStopSupplierConversationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSubmitVendorApplicationArgs = {
  input: VendorApplicationInput;
  revision: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  list?: NewsletterList;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSubscribeToStatusArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationSuspendAccountArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationTestNewsletterIssueArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationTrackEventArgs = {
  input: TrackedEventInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationTrackPageViewArgs = {
  input: PageViewInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUndoVerificationArgs = {
  id: Scalars['ID']['input'];
  verifiedAt: Scalars['DateTime']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUndoVerificationsArgs = {
  verifications: Array<VerificationToUndo>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnlikeArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnpublishContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  note: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnsaveArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnsubscribeFromStatusArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUnsuspendAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUpdateEquipmentArgs = {
  id: Scalars['ID']['input'];
  input: EquipmentInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUpdateJobArgs = {
  id: Scalars['ID']['input'];
  input: JobInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUpdateJobDraftArgs = {
  id: Scalars['ID']['input'];
  input: JobDraftInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationUpdateWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  input: WebhookChangeInput;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationVerifyAccountArgs = {
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationVerifyAccountsArgs = {
  accounts: Array<AccountToVerify>;
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawArticleCommentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawEnrolmentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawEquipmentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers its payload, or an error that says why nothing was changed. */
export type MutationWithdrawSafetyNoticeArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** Nation of the United Kingdom. Each has pay scales of its own. */
export const Nation = {
  /** England. */
  England: 'ENGLAND',
  /** Northern Ireland. */
  NorthernIreland: 'NORTHERN_IRELAND',
  /** Scotland. */
  Scotland: 'SCOTLAND',
  /** Wales. */
  Wales: 'WALES'
} as const;

export type Nation = typeof Nation[keyof typeof Nation];
/** The nearest post beyond the distance or the place that a list was asked for. */
export type NearestJob = {
  __typename?: 'NearestJob';
  /** Miles from `near` of the list, or from the place that its search names, to a tenth. */
  distance: Scalars['Float']['output'];
  /** The post. */
  job: Job;
  /** The centre of the distance, if it is not the place itself: the middle of Kent, or which of the towns with that name. */
  measuredFrom?: Maybe<Scalars['String']['output']>;
  /** Where there is no post, in words: within 20 miles of Leeds, in Rochdale. */
  noneWhere: Scalars['String']['output'];
};

/** The values of a new API key. */
export type NewApiKeyInput = {
  /** For how many days it works, unless it is renewed: 1 to 365. */
  expiresInDays?: Scalars['Int']['input'];
  /** The name, 60 characters at most. */
  name: Scalars['String']['input'];
  /** Its scopes; one at least. */
  scopes: Array<ApiScope>;
};

/** What a webhook is to be. */
export type NewWebhookInput = {
  /** What it is told of; one at least. */
  events: Array<WebhookEventKind>;
  /** Where messages are sent: an https address of a public server, 500 characters at most. */
  url: Scalars['String']['input'];
};

/** A category, and how many articles it has. */
export type NewsCategory = {
  __typename?: 'NewsCategory';
  /** The category. */
  category: ArticleCategory;
  /** How many articles it has. */
  count: Scalars['Int']['output'];
  /** The category in words, like Policy. */
  label: Scalars['String']['output'];
};

/** The data of a news article. */
export type NewsHitData = {
  __typename?: 'NewsHitData';
  /** When the article was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that it takes to read. */
  readTime: Scalars['Int']['output'];
};

/** Counted from the articles that are published now. */
export type NewsStats = {
  __typename?: 'NewsStats';
  /** Articles. */
  articles: Scalars['Int']['output'];
  /** Of these, of high priority. */
  highPriority: Scalars['Int']['output'];
  /** Of these, published in the last 7 days. */
  publishedThisWeek: Scalars['Int']['output'];
  /** Of these, held against their source. */
  verified: Scalars['Int']['output'];
  /** How often they were opened, counted once a visitor and day. */
  views: Scalars['Float']['output'];
};

/** An issue of the newsletter, as operators see it. */
export type NewsletterIssue = {
  __typename?: 'NewsletterIssue';
  /** Plain text: paragraphs, with an empty line between two. */
  body: Scalars['String']['output'];
  /** When it was last changed, or sent. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the issue. */
  id: Scalars['ID']['output'];
  /** The newsletter that it is an issue of. */
  list: NewsletterList;
  /** The issue as it is mailed, without the link that ends the newsletter. */
  preview: NewsletterPreview;
  /** To how many readers mails of it were written so far. */
  recipients: Scalars['Int']['output'];
  /** Counts its changes; what is written over names it. */
  revision: Scalars['Int']['output'];
  /** When an operator had it sent: to those who had confirmed by then. Null of a draft. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: NewsletterIssueState;
  /** The subject of its mails. */
  subject: Scalars['String']['output'];
};

/** A page of a list of NewsletterIssue rows. */
export type NewsletterIssueConnection = {
  __typename?: 'NewsletterIssueConnection';
  /** The rows of this page with their cursors. */
  edges: Array<NewsletterIssueEdge>;
  /** The rows of this page, in order. */
  nodes: Array<NewsletterIssue>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a NewsletterIssueConnection. */
export type NewsletterIssueEdge = {
  __typename?: 'NewsletterIssueEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: NewsletterIssue;
};

/** The text of an issue of the newsletter. */
export type NewsletterIssueInput = {
  /** Plain text, 20,000 characters at most: paragraphs, with an empty line between two. */
  body: Scalars['String']['input'];
  /** The newsletter that it is an issue of. */
  list?: NewsletterList;
  /** The subject of its mails, 150 characters at most. */
  subject: Scalars['String']['input'];
};

/** Something was done about an issue of the newsletter. */
export type NewsletterIssuePayload = {
  __typename?: 'NewsletterIssuePayload';
  /** The issue as it is now; null if it was deleted. */
  issue?: Maybe<NewsletterIssue>;
};

/** The state of an issue of the newsletter. */
export const NewsletterIssueState = {
  /** It is written, and was not sent. */
  Draft: 'DRAFT',
  /** It is being sent. */
  Sending: 'SENDING',
  /** A mail to each of its readers is written. */
  Sent: 'SENT'
} as const;

export type NewsletterIssueState = typeof NewsletterIssueState[keyof typeof NewsletterIssueState];
/** The state of the mailed link of a subscription to the newsletter. */
export type NewsletterLink = {
  __typename?: 'NewsletterLink';
  /** The newsletter that it is about; null if the subscription is over. */
  list?: Maybe<NewsletterList>;
  /** The state of its subscription. */
  state: NewsletterState;
};

/** A newsletter of the portal. Each is asked for, confirmed and ended by itself. */
export const NewsletterList = {
  /** Changes for programs that use the graph or REST. */
  Developers: 'DEVELOPERS',
  /** News of the portal. */
  News: 'NEWS'
} as const;

export type NewsletterList = typeof NewsletterList[keyof typeof NewsletterList];
/** An issue of the newsletter as it is mailed, without the link that ends it. */
export type NewsletterPreview = {
  __typename?: 'NewsletterPreview';
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The plain text; readers get a link below it that ends the newsletter. */
  text: Scalars['String']['output'];
};

/** The state of a subscription to the newsletter. */
export const NewsletterState = {
  /** It is confirmed: the newsletter is sent. */
  Confirmed: 'CONFIRMED',
  /** It has ended, was not confirmed in time, or never was. */
  Over: 'OVER',
  /** It waits to be confirmed. */
  Waiting: 'WAITING'
} as const;

export type NewsletterState = typeof NewsletterState[keyof typeof NewsletterState];
/** There is no such thing, or it is not shown to the caller. */
export type NotFoundError = Error & {
  __typename?: 'NotFoundError';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** This needs a session: none was sent, or the credentials do not hold. */
export type NotSignedInError = Error & {
  __typename?: 'NotSignedInError';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The payload, or an error. */
export type OpenIncidentResult = ConflictError | ForbiddenError | IncidentPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The quote of a supplier for an order. */
export type OrderQuote = {
  __typename?: 'OrderQuote';
  /** When it was last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** The last day on which it holds. */
  expiresOn: Scalars['Date']['output'];
  /** When it was first given. */
  givenAt: Scalars['DateTime']['output'];
  /** Identifier of the quote. */
  id: Scalars['ID']['output'];
  /** Its lines, in the order of the items. */
  lines: Array<OrderQuoteLine>;
  /** A note of the supplier; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether its total with 20% VAT reaches the threshold of the Procurement Act 2023 for goods. */
  reachesThreshold: Scalars['Boolean']['output'];
  /** Counts its changes, from 1; accepting names the revision that was read. */
  revision: Scalars['Int']['output'];
  /** Its state. */
  state: OrderQuoteState;
  /** Whether the supplier may trade here at present. Of those who may not, only quotes are shown of which something is accepted, and nothing more of them can be accepted. */
  supplierActive: Scalars['Boolean']['output'];
  /** The supplier. */
  supplierName: Scalars['String']['output'];
  /** Whether operators have checked the supplier. */
  supplierVerified: Scalars['Boolean']['output'];
  /** The sum of its lines, in pounds, without VAT. */
  total: Scalars['Float']['output'];
};

/** A quote for an order. */
export type OrderQuoteInput = {
  /** The last day on which it holds: today in London or later, within a year. */
  expiresOn: Scalars['Date']['input'];
  /** The items, each once: 1 to 50. */
  lines: Array<OrderQuoteLineInput>;
  /** A note, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The part of a quote for one item. */
export type OrderQuoteLine = {
  __typename?: 'OrderQuoteLine';
  /** Whether the buyer has accepted it. */
  accepted: Scalars['Boolean']['output'];
  /** Price of all in pounds, without VAT. */
  amount: Scalars['Float']['output'];
  /** Identifier of the item. */
  itemId: Scalars['ID']['output'];
  /** Days until it is delivered. */
  leadDays: Scalars['Int']['output'];
  /** Whether the item has another supplier by now. */
  taken: Scalars['Boolean']['output'];
  /** Price of one in pounds, without VAT. */
  unitPrice: Scalars['Float']['output'];
};

/** The quote for one item. */
export type OrderQuoteLineInput = {
  /** Identifier of the item. */
  itemId: Scalars['ID']['input'];
  /** Days until it is delivered, 0 to 730. */
  leadDays: Scalars['Int']['input'];
  /** Price of one in pounds and pence, without VAT; above 0, at most 10,000,000. */
  unitPrice: Scalars['Float']['input'];
};

/** The state of a quote. */
export const OrderQuoteState = {
  /** It is accepted, in whole or in part. */
  Accepted: 'ACCEPTED',
  /** The day until which it held has passed. */
  Expired: 'EXPIRED',
  /** It can be accepted. */
  Open: 'OPEN',
  /** Its items have other suppliers, or the order is closed. */
  Refused: 'REFUSED',
  /** The supplier has withdrawn it. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type OrderQuoteState = typeof OrderQuoteState[keyof typeof OrderQuoteState];
/** The organisation of the caller, which owns the posts and products of its members. */
export type Organisation = {
  __typename?: 'Organisation';
  /** Identifier of the organisation. */
  id: Scalars['ID']['output'];
  /** Invitations that hold, for those who manage it; none for others. 100 at most. */
  invitations: Array<OrganisationInvitation>;
  /** Whether the caller manages it. */
  mayManage: Scalars['Boolean']['output'];
  /** The members, the longest first; 100 at most. */
  members: Array<OrganisationMember>;
  /** Its name, which is in the profile of each member. */
  name: Scalars['String']['output'];
  /** When operators verified it; null until then, and after its name was changed. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An invitation to belong to an organisation, neither accepted nor withdrawn. */
export type OrganisationInvitation = {
  __typename?: 'OrganisationInvitation';
  /** The address that is invited. */
  email: Scalars['String']['output'];
  /** When the invitation runs out. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier of the invitation. */
  id: Scalars['ID']['output'];
  /** When the address was last invited. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the organisation. */
  organisationName: Scalars['String']['output'];
  /** The roles of the member. */
  roles: Array<OrganisationRole>;
};

/** A user who belongs to an organisation, as colleagues see them. */
export type OrganisationMember = {
  __typename?: 'OrganisationMember';
  /** Identifier of the account. */
  accountId: Scalars['ID']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Identifier of the membership. */
  id: Scalars['ID']['output'];
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The roles of the member, once verified. */
  roles: Array<OrganisationRole>;
  /** When operators verified that they belong to it; null until then, and they may do nothing for it. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something about the members of an organisation was changed. */
export type OrganisationPayload = {
  __typename?: 'OrganisationPayload';
  /** The organisation of the caller as it is now; null if they belong to none. */
  organisation?: Maybe<Organisation>;
};

/** A role of a member in the organisation. No role includes another. */
export const OrganisationRole = {
  /** Orders equipment for the organisation. */
  Buy: 'BUY',
  /** Invites people, gives them roles, ends memberships, and changes the name of the organisation. */
  Manage: 'MANAGE',
  /** Posts jobs, reads and moves applications, and lists equipment for the organisation. */
  Publish: 'PUBLISH'
} as const;

export type OrganisationRole = typeof OrganisationRole[keyof typeof OrganisationRole];
/** A comment of the caller. */
export type OwnArticleComment = {
  __typename?: 'OwnArticleComment';
  /** What it is about. */
  article: CommentedArticle;
  /** The comment as it is or would be shown. */
  comment: ArticleComment;
  /** Until when it can be changed: 15 minutes after it was posted; null if it is removed. */
  editableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the comment. */
  id: Scalars['ID']['output'];
  /** Why an operator has removed it; null unless it is removed. */
  removalReason?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: CommentState;
};

/** A page of a list of OwnArticleComment rows. */
export type OwnArticleCommentConnection = {
  __typename?: 'OwnArticleCommentConnection';
  /** The rows of this page with their cursors. */
  edges: Array<OwnArticleCommentEdge>;
  /** The rows of this page, in order. */
  nodes: Array<OwnArticleComment>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a OwnArticleCommentConnection. */
export type OwnArticleCommentEdge = {
  __typename?: 'OwnArticleCommentEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: OwnArticleComment;
};

/** The reactions of the caller to an article. */
export type OwnArticleReactions = {
  __typename?: 'OwnArticleReactions';
  /** Identifier of the article. */
  id: Scalars['ID']['output'];
  /** Whether they like it. */
  liked: Scalars['Boolean']['output'];
  /** Whether they have saved it. */
  saved: Scalars['Boolean']['output'];
};

/** A certificate of the caller. */
export type OwnCertificate = {
  __typename?: 'OwnCertificate';
  /** The code by which anyone can check the certificate. */
  code: Scalars['String']['output'];
  /** The name of the caller when the programme was completed. */
  holderName: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Whether everyone who knows the code sees the name. */
  showsName: Scalars['Boolean']['output'];
};

/** A certificate was changed. */
export type OwnCertificatePayload = {
  __typename?: 'OwnCertificatePayload';
  /** The certificate as it is now. */
  certificate: OwnCertificate;
};

/** Everything that is kept about the caller. */
export type OwnData = {
  __typename?: 'OwnData';
  /** A JSON document, to be kept as a file. Its keys: takenAt; account (address, access, and when what was done with it); profile (names, phone, organisation, occupation); membership (organisation that one belongs to, since when, with which roles); invitations (to belong to an organisation, at the address of the account); sessions (each with device, times and why it ended); knownDevices (browsers in which one has signed in, since when, and when last); identities (who one is at Google or LinkedIn); apiKeys (keys of programs that ask in the name of the account: what for, when last, and how much); partnership (tier as a partner, requests for one, and how much of an hour keys have used); webhooks (addresses of programs that are told of changes, and the newest 1,000 messages to each: what they say only where they are about your own records); mailedLinks (that still work, and what for); mails (what each of the last 30 days told of); statusSubscription (emails about the status that one gets at the address of the account); newsletter (the newsletter that one gets at the address of the account); developerNewsletter (the developer newsletter that one gets at the address of the account); enquiries (messages that one has sent to the portal while signed in, with the replies); supplierConversations (what one has written to suppliers, with the answers, and what one has written for suppliers); jobs (posts that one has advertised, with all that was written in them); jobDrafts (posts that one has begun and not advertised yet); equipment (products that one lists, and as which supplier); jobApplications (posts that one has applied for, with which words, and what employers have noted about it); applicationNotes (notes that one has written on applications to posts of one's organisation); bulkOrders (requests for quotations that one has sent, with their items); vendorApplications (applications to become a supplier, what was done with them, and their documents without the bytes); training (paths that one is enrolled in, certifications that one has applied for, and certificates); webinarPlaces (webinars in which one has a seat, waits for one, or has given it back); quotes (bulk orders that one was asked to quote for, and what one has quoted); safetyNotices (safety notices about equipment that one was told of, and what one lists or has ordered that their words match); articles (articles that one has saved, and those that one likes); discussion (comments on articles, and what one has reported about those of others); savedJobs (posts that one has saved); savedSearches (searches that one has saved, how often they are mailed, and what they have found in 30 days); documents (documents, regulations and roles that one follows, and versions that one has read and understood); deskClaims (items of the operators' desk that one has claimed); contentRevisions (what one has changed in articles and documents as an operator); auditEntries (what was done to own records, or by oneself, the oldest first). Times are ISO 8601 in UTC. Later releases add keys. */
  json: Scalars['String']['output'];
  /** When it was put together. */
  takenAt: Scalars['DateTime']['output'];
};

/** An enquiry that the caller has sent, signed in. */
export type OwnEnquiry = {
  __typename?: 'OwnEnquiry';
  /** The label of the category. */
  categoryLabel: Scalars['String']['output'];
  /** When something last happened to it. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the enquiry. */
  id: Scalars['ID']['output'];
  /** The reference, like M2026-4821037752. */
  reference: Scalars['String']['output'];
  /** When it arrived. */
  sentAt: Scalars['DateTime']['output'];
  /** Whose turn it is. */
  state: EnquiryState;
  /** The subject, in the words of its sender. */
  subject: Scalars['String']['output'];
  /** The argument of `enquiryThread` and `replyToEnquiry`: the parameter of the mailed link. */
  thread: Scalars['String']['output'];
};

/** A page of a list of OwnEnquiry rows. */
export type OwnEnquiryConnection = {
  __typename?: 'OwnEnquiryConnection';
  /** The rows of this page with their cursors. */
  edges: Array<OwnEnquiryEdge>;
  /** The rows of this page, in order. */
  nodes: Array<OwnEnquiry>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a OwnEnquiryConnection. */
export type OwnEnquiryEdge = {
  __typename?: 'OwnEnquiryEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: OwnEnquiry;
};

/** A page of a list of OwnJob rows. */
export type OwnJobConnection = {
  __typename?: 'OwnJobConnection';
  /** The rows of this page with their cursors. */
  edges: Array<OwnJobEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Job>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a OwnJobConnection. */
export type OwnJobEdge = {
  __typename?: 'OwnJobEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Job;
};

/** How far what the caller told the portal shows what a post asks for. */
export type OwnSkillsAnalysis = {
  __typename?: 'OwnSkillsAnalysis';
  /** What was compared, like: The role in your profile. Empty where the caller has told nothing that could be. */
  comparedWith: Array<Scalars['String']['output']>;
  /** The post, criterion by criterion. */
  match: JobMatch;
};

/** On which side of conversations the caller is. */
export const OwnSupplierConversationSide = {
  /** Those that the caller has begun. */
  Buyer: 'BUYER',
  /** Those with suppliers for which the caller answers. */
  Supplier: 'SUPPLIER'
} as const;

export type OwnSupplierConversationSide = typeof OwnSupplierConversationSide[keyof typeof OwnSupplierConversationSide];
/** The data of a page of the portal. */
export type PageHitData = {
  __typename?: 'PageHitData';
  /** Its address in the portal, without the host. */
  address: Scalars['String']['output'];
};

/** Where a page lies in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row, to be given to `after` with `first`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows come before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row, to be given to `before` with `last`. */
  startCursor?: Maybe<Scalars['String']['output']>;
  /** Place of the first row in the whole list, counted from 1; 0 when the page is empty. */
  startPosition: Scalars['Int']['output'];
};

/** A page that a visitor has opened. */
export type PageViewInput = {
  /** Path or address of the page. Its query is not stored. */
  pageUrl: Scalars['String']['input'];
  /** Address of the page that led there. Only the name of its site is stored, unless it is this one. */
  referrer?: InputMaybe<Scalars['String']['input']>;
  /** A random text that a browser keeps for the day, with consent, which distinguishes people behind one address. It is not stored. */
  sessionId?: InputMaybe<Scalars['String']['input']>;
  /** How the browser names itself, if not in its header. Only whether it is a phone, a tablet or a computer is stored. */
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** A tier of partnership. It says how much the keys of an account may ask in an hour. */
export const PartnerTier = {
  /** Enterprise Partner */
  Enterprise: 'ENTERPRISE',
  /** Healthcare Partner */
  Healthcare: 'HEALTHCARE',
  /** Premium Partner */
  Premium: 'PREMIUM',
  /** Research Partner */
  Research: 'RESEARCH'
} as const;

export type PartnerTier = typeof PartnerTier[keyof typeof PartnerTier];
/** A tier, and what it allows. */
export type PartnerTierDescription = {
  __typename?: 'PartnerTierDescription';
  /** The label. */
  label: Scalars['String']['output'];
  /** Points that all keys of an account have together in an hour. */
  pointsAnHour: Scalars['Int']['output'];
  /** The tier. */
  tier: PartnerTier;
};

/** The partnership of an account. */
export type Partnership = {
  __typename?: 'Partnership';
  /** Points that its keys have together in an hour. */
  pointsAnHour: Scalars['Int']['output'];
  /** Its last request for a tier; null if there is none. */
  request?: Maybe<TierRequest>;
  /** Its tier; null without one. */
  tier?: Maybe<PartnerTier>;
};

/** A tier was asked for. */
export type PartnershipPayload = {
  __typename?: 'PartnershipPayload';
  /** The present partnership of the account. */
  partnership: Partnership;
};

/** Agenda for Change pay by nation, year and band: whole pounds a year for full-time work (37.5 hours). */
export type Pay = {
  __typename?: 'Pay';
  /** The band. */
  band: PayBand;
  /** Entry point. */
  entry: Scalars['Int']['output'];
  /** The supplement of the area, if there is one. */
  highCostAreaSupplement?: Maybe<HighCostAreaSupplement>;
  /** Middle point, if the band has one. */
  intermediate?: Maybe<Scalars['Int']['output']>;
  /** Whether the figures were derived and not published. */
  isEstimate: Scalars['Boolean']['output'];
  /** The nation of the scale. */
  nation: Nation;
  /** The terms that apply. */
  scheme: PayScheme;
  /** Where the figures come from. */
  source: Scalars['String']['output'];
  /** Top point. */
  top: Scalars['Int']['output'];
  /** Pay year, April to March, like 2026/27. */
  year: Scalars['String']['output'];
};

/** The nation whose pay applies at a place, and its scales. */
export type PayAtPlace = {
  __typename?: 'PayAtPlace';
  /** The nation whose pay holds there. */
  nation: Nation;
  /** The newest scale of each band that the portal holds, the lowest band first. A post with a band that is missing here states its own salary. */
  scales: Array<Pay>;
};

/** Agenda for Change band. Band 1 was closed on 1 December 2018 and is paid as band 2. */
export const PayBand = {
  /** Band 2. */
  Band_2: 'BAND_2',
  /** Band 3. */
  Band_3: 'BAND_3',
  /** Band 4. */
  Band_4: 'BAND_4',
  /** Band 5. */
  Band_5: 'BAND_5',
  /** Band 6. */
  Band_6: 'BAND_6',
  /** Band 7. */
  Band_7: 'BAND_7',
  /** Band 8a. */
  Band_8A: 'BAND_8A',
  /** Band 8b. */
  Band_8B: 'BAND_8B',
  /** Band 8c. */
  Band_8C: 'BAND_8C',
  /** Band 8d. */
  Band_8D: 'BAND_8D',
  /** Band 9. */
  Band_9: 'BAND_9'
} as const;

export type PayBand = typeof PayBand[keyof typeof PayBand];
/** By whose terms a post is paid. */
export const PayScheme = {
  /** Agenda for Change, bands 2 to 9. */
  AgendaForChange: 'AGENDA_FOR_CHANGE',
  /** Doctors and dentists. */
  MedicalAndDental: 'MEDICAL_AND_DENTAL',
  /** Any other terms. */
  Other: 'OTHER',
  /** Very senior managers. */
  VerySeniorManager: 'VERY_SENIOR_MANAGER'
} as const;

export type PayScheme = typeof PayScheme[keyof typeof PayScheme];
/** A town, a district of a city, or a hospital site. */
export type Place = {
  __typename?: 'Place';
  /** Identifier of the place. */
  id: Scalars['ID']['output'];
  /** Name and region, as shown: Harrogate, North Yorkshire. */
  label: Scalars['String']['output'];
  /** Its name, by which posts there can be advertised and looked for; of several, with a suffix. */
  name: Scalars['String']['output'];
  /** Its nation, whose pay holds there. */
  nation: Nation;
  /** Other names by which it is known, like Caerdydd for Cardiff. */
  otherNames: Array<Scalars['String']['output']>;
  /** The part of a postcode before the space from which its distances are measured. */
  outwardCode?: Maybe<Scalars['String']['output']>;
  /** NHS England region, or the nation elsewhere. */
  region: Scalars['String']['output'];
};

/** The payload, or an error. */
export type PlanWebinarResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebinarPayload;

/** The subject of a forecast. */
export const PredictedResource = {
  /** Posts of a department. */
  StaffDemand: 'STAFF_DEMAND'
} as const;

export type PredictedResource = typeof PredictedResource[keyof typeof PredictedResource];
/** How far ahead is forecast. */
export const PredictionTimeframe = {
  /** 4 weeks. */
  Days_30: 'DAYS_30',
  /** 9 weeks. */
  Days_60: 'DAYS_60',
  /** 13 weeks. */
  Days_90: 'DAYS_90'
} as const;

export type PredictionTimeframe = typeof PredictionTimeframe[keyof typeof PredictionTimeframe];
/** A range of prices, in pounds without VAT. */
export const PriceBand = {
  /** £1,000 to under £5,000. */
  From_1000: 'FROM_1000',
  /** £5,000 to under £15,000. */
  From_5000: 'FROM_5000',
  /** £15,000 and over. */
  From_15000: 'FROM_15000',
  /** Under £1,000. */
  Under_1000: 'UNDER_1000'
} as const;

export type PriceBand = typeof PriceBand[keyof typeof PriceBand];
/** One probe of one component, made once a minute and kept for 35 days. */
export type Probe = {
  __typename?: 'Probe';
  /** The probed component. */
  component: SystemComponent;
  /** Whether it was up, but slower than the component is to answer, or with a part of it missing. */
  isSlow: Scalars['Boolean']['output'];
  /** The beginning of its minute. */
  minute: Scalars['DateTime']['output'];
  /** Its result. */
  outcome: ProbeOutcome;
  /** Milliseconds until it was over; null if nothing was measured. */
  responseTime?: Maybe<Scalars['Int']['output']>;
};

/** A page of a list of Probe rows. */
export type ProbeConnection = {
  __typename?: 'ProbeConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ProbeEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Probe>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ProbeConnection. */
export type ProbeEdge = {
  __typename?: 'ProbeEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Probe;
};

/** The result of a probe. */
export const ProbeOutcome = {
  /** It did not, or not in time. */
  Down: 'DOWN',
  /** It was being worked on, as was announced. */
  Maintenance: 'MAINTENANCE',
  /** The database was away, without which it can do nothing. */
  Unmeasured: 'UNMEASURED',
  /** The component did what it is for. */
  Up: 'UP'
} as const;

export type ProbeOutcome = typeof ProbeOutcome[keyof typeof ProbeOutcome];
/** The profile of a user. Absent fields do not change. */
export type ProfileInput = {
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Organisation. A verified account that changes it waits for verification again. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Occupation, as one signs up with; user if none was named. */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of the programme. */
export const ProgrammeKind = {
  /** A certification, which is applied for. */
  Certification: 'CERTIFICATION',
  /** A training path, which anyone may take. */
  Path: 'PATH'
} as const;

export type ProgrammeKind = typeof ProgrammeKind[keyof typeof ProgrammeKind];
/** The payload, or an error. */
export type ProposeStartDateResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ReceivedApplicationPayload | ValidationError;

/** The payload, or an error. */
export type PublishContentResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type PublishDocumentVersionResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type PublishJobDraftResult = ConflictError | ForbiddenError | JobPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type PublishSafetyNoticeResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SafetyNoticePayload | ValidationError;

/** Everything that can be read. Lists are connections with opaque cursors. */
export type Query = {
  __typename?: 'Query';
  /** How much an account publishes, hidden or not, to be read before it is suspended or that is lifted; null if there is no such account. For operators only. */
  accountPublications?: Maybe<AccountPublications>;
  /** Accounts, the newest first; with `awaitingVerification` those first who have waited longest. For operators only. */
  accounts: AccountRecordConnection;
  /** One's own API keys, the newest first; 20 at most. */
  apiKeys: Array<ApiKey>;
  /** What the API reference shows: the REST interface, and how it and the graph change. */
  apiReference: ApiReference;
  /** All scopes of API keys, each with its description. */
  apiScopes: Array<ApiScopeDescription>;
  /** The notes on an application to a post of one's own, the oldest first; 50 at most. For those who read the application as its employer. */
  applicationNotes: Array<ApplicationNote>;
  /** One article; null if there is none. Reading it is not counted as a view. */
  article?: Maybe<Article>;
  /** The comments that are shown below an article, the newest first. */
  articleComments: ArticleCommentConnection;
  /** How the assistant answers, the same for every caller. */
  assistant: AssistantInformation;
  /** Answers a question about the portal and its content: from safety rules first, then from records of the portal, help articles first if it asks how something is done, then from keyword rules. A language model writes from these records if one is configured (`assistant`). The question is not stored. */
  assistantReply: AssistantReply;
  /** The audit log, the newest entry first. For operators only. */
  auditLog: AuditEntryConnection;
  /** One order, for the account that sent it, for members of its organisation who buy or manage, and for operators, or by the token of the link that was mailed to a buyer without an account; null for any other caller, and if there is none. */
  bulkOrder?: Maybe<BulkOrder>;
  /** Bulk orders: those that wait with the longest waiting first, so that what is overdue comes first; others with the latest first. For operators only. */
  bulkOrdersToHandle: DeskBulkOrderConnection;
  /** Checks a certificate by its code; null if there is none. */
  certificate?: Maybe<Certificate>;
  /** All certifications, in order; 100 at most. */
  certifications: Array<Certification>;
  /** Compares a text with the regulations that are named, or with all whose subject it mentions. It keeps nothing of the text. A rule asks for a statement or for a limit: sentences with its words are looked for, and amounts in them are compared. */
  checkCompliance: ComplianceCheck;
  /** Comments that are held or reported, those first that have waited longest. For operators only. */
  commentsToModerate: ModeratedCommentConnection;
  /** Checks the current text of a document of the portal against all rules whose subject it mentions; null if there is no such document. */
  complianceScore?: Maybe<ComplianceScore>;
  /** Figures about compliance documents, counted and not stated; half a minute old at most. */
  complianceStats: ComplianceStats;
  /** One entry by its key; null if there is none. */
  content?: Maybe<ContentEntry>;
  /** Texts, display figures and links that editors keep, by key. */
  contentList: ContentEntryConnection;
  /** The history of a piece of content, the newest revision first. For operators only. */
  contentRevisions: ContentRevisionConnection;
  /** How many posts the largest departments advertised in the last 4 full weeks and in the 4 before; 12 at most. */
  demandTrends: Array<DemandTrend>;
  /** Which operators are at these items; those that are free are left out. For operators only. */
  deskClaims: Array<DeskClaim>;
  /** Whether the caller gets an email at 8am on working days about items that wait on the desk. For operators only. */
  deskMailIsWanted: Scalars['Boolean']['output'];
  /** The operators that can take over an item, 100 at most. For operators only. */
  deskOperators: Array<DeskOperator>;
  /** How much waits in each queue of the desk, in its order. For operators only. */
  deskQueues: Array<DeskQueue>;
  /** The intent of a question by rules, without a search: that of the first phrase of a fixed list that it has, like "post a job", else that of the part of the portal that one of its words names. */
  detectIntent: QuestionIntent;
  /** One published document with its text and its versions; null if there is none. */
  document?: Maybe<Document>;
  /** All categories, with or without documents; the numbers are half a minute old at most. */
  documentCategories: Array<DocumentCategoryCount>;
  /** All that the caller follows of documents, what they followed last first; 50 at most. */
  documentFollows: Array<DocumentFollow>;
  /** Whether the caller has read and understood a version of a document; null if there is no such published document. */
  documentReading?: Maybe<DocumentReading>;
  /** How to use the portal, its interfaces and an installation of it. */
  documentation: Documentation;
  /** Published compliance documents, narrowed by any of the filters: every one given must hold. */
  documents: DocumentConnection;
  /** One article, published or not, as operators edit it; null if there is none. For operators only. */
  editableArticle?: Maybe<EditableArticle>;
  /** The content of one kind, published or not, what was changed last first. For operators only. */
  editableContent: EditableContentConnection;
  /** One document, published or not, as operators edit it; null if there is none. For operators only. */
  editableDocument?: Maybe<EditableDocument>;
  /** One text of a page as operators edit it; null if there is none. For operators only. */
  editableEntry?: Maybe<EditableEntry>;
  /** One article of the help center, published or not, as operators edit it; null if there is none. For operators only. */
  editableHelpArticle?: Maybe<EditableHelpArticle>;
  /** Enquiries: with the state OPEN those first that have waited longest, so that what is overdue comes first; else those that changed last. For operators only. */
  enquiries: EnquiryRecordConnection;
  /** One enquiry with its history; null if there is none. For operators only. */
  enquiry?: Maybe<EnquiryHistory>;
  /** How soon enquiries are replied to; what was measured is a minute old at most. */
  enquiryReplyTime: EnquiryReplyTime;
  /** The enquiry of a mailed link; null if the link is not valid. Needs no account. */
  enquiryThread?: Maybe<EnquiryThread>;
  /** The enrolments of one stage, those that have waited longest first. For operators only. */
  enrolments: DeskEnrolmentConnection;
  /** Products that are offered, narrowed by any of the filters: every one given must hold. */
  equipment: EquipmentConnection;
  /** What can be had: products and units by availability; half a minute old at most. The rule: 5 units and fewer are low stock, none is out of stock, unless the supplier offers the product ahead of its delivery. */
  equipmentAvailability: Array<EquipmentAvailabilityTally>;
  /** All categories with what they offer, in their usual order; half a minute old at most. */
  equipmentCategories: Array<EquipmentCategoryTally>;
  /** One product, offered or withdrawn; null where there is none, none that has been published, or its account is suspended. */
  equipmentItem?: Maybe<Equipment>;
  /** One product in any state, for its owner and operators; null for anybody else, and where there is none. */
  equipmentPosting?: Maybe<EquipmentPosting>;
  /** Figures about the marketplace, counted and not stated; half a minute old at most. */
  equipmentStats: EquipmentStats;
  /** Products that wait for a review, those first that have waited longest. For operators only. */
  equipmentToReview: EquipmentPostingConnection;
  /** Articles of high priority, newest first. The first one is the live update. */
  featuredNews: Array<Article>;
  /** One article of the help center; null if there is none. */
  helpArticle?: Maybe<HelpArticle>;
  /** Articles of the help center, narrowed by any of the filters: every one given must hold. */
  helpArticles: HelpArticleConnection;
  /** All four categories with their counts, half a minute old at most. */
  helpCategories: Array<HelpCategoryCount>;
  /** Incidents, the newest first. Two consecutive failed probes open one, operators open others. */
  incidents: IncidentConnection;
  /** One post, open or closed: `isOpen` tells; null if there is none, or its account is suspended. */
  job?: Maybe<Job>;
  /** The applications to a post of one's own, the newest first. Only the employer may read them. */
  jobApplications: ReceivedApplicationConnection;
  /** A draft of the caller or of the organisation for which the caller publishes; null for any other account. */
  jobDraft?: Maybe<JobDraft>;
  /** One's own drafts of posts and those of the organisation for which one publishes, the last changed first; 100 at most. */
  jobDrafts: Array<JobDraft>;
  /** Figures about open posts, counted and not stated; half a minute old at most. */
  jobStats: JobStats;
  /** A post that the caller may change and close: for a verified account its own and those of its organisation, for an operator any. Null for any other account. */
  jobToChange?: Maybe<Job>;
  /** Open posts, narrowed by any of the filters: every one given must hold. */
  jobs: JobConnection;
  /** A legal text of this installation. */
  legalPage: LegalPage;
  /** Looks at a mailed link, by which an address is confirmed or a new password chosen, without using it up. It needs no session. */
  mailedLink: MailedLinkState;
  /** Announced maintenance, the latest first. */
  maintenanceWindows: MaintenanceWindowConnection;
  /** Open posts that have words of `skills`, those first of whose criteria most are met. Each criterion is compared by its words; there is no other score. Nothing is kept. */
  matchJobs: Array<JobMatch>;
  /** The account of the caller; null without a session. */
  me?: Maybe<Account>;
  /** Tells what has happened since a day to documents, and to the law that they are about, for signed-in users. The rule: versions published since then, those with a change of the law apart, and published documents that are to be read again within 30 days or were to be before. It keeps nothing. */
  monitorCompliance: ComplianceMonitor;
  /** The actions of the caller, the newest first: signed in, changed their profile, applied, advertised and so on; and the actions of others on their account and records. It contains only entries of the audit log. */
  myActivity: ActivityConnection;
  /** The applications of the caller, the newest first. */
  myApplications: JobApplicationConnection;
  /** The comments of the caller, whether they are shown, held or removed, the newest first. */
  myArticleComments: OwnArticleCommentConnection;
  /** Whether the caller has saved an article and likes it; null if there is no such article. */
  myArticleReactions?: Maybe<OwnArticleReactions>;
  /** The orders of the caller, the newest first. */
  myBulkOrders: BulkOrderConnection;
  /** Everything that is kept about the caller, to be downloaded; 10 times an hour at most. */
  myData: OwnData;
  /** The enquiries that the caller has sent, signed in, the newest first. */
  myEnquiries: OwnEnquiryConnection;
  /** The enrolments and applications of the caller, the newest first. */
  myEnrolments: EnrolmentConnection;
  /** The products of the caller, in every state, the newest first. */
  myEquipment: EquipmentPostingConnection;
  /** Invitations to the confirmed address of the caller; 100 at most. */
  myInvitations: Array<OrganisationInvitation>;
  /** The posts that the caller has advertised, and those of the organisation for which they publish, open and closed, the newest first. */
  myJobs: OwnJobConnection;
  /** The organisation of the caller. Null if there is none yet: it begins when the account is verified, or publishes something. */
  myOrganisation?: Maybe<Organisation>;
  /** The quote requests to the suppliers of the caller, and of the organisation for which they publish, the newest first. */
  myQuoteRequests: QuoteRequestConnection;
  /** The articles that the caller has saved, the last saved first. */
  mySavedArticles: SavedArticleConnection;
  /** Applications to become a supplier that the caller has begun, signed in, those that changed last first. */
  myVendorApplications: VendorApplicationConnection;
  /** The places of the caller in webinars, the newest first. */
  myWebinarPlaces: WebinarPlaceConnection;
  /** Articles, narrowed by any of the filters: every one given must hold. */
  news: ArticleConnection;
  /** All six categories with their counts, those without articles too; half a minute old at most. */
  newsCategories: Array<NewsCategory>;
  /** Figures about news, counted and not stated; half a minute old at most. */
  newsStats: NewsStats;
  /** One issue of the newsletter; null if there is none. For operators only. */
  newsletterIssue?: Maybe<NewsletterIssue>;
  /** Issues of the newsletter, those that changed last first. For operators only. */
  newsletterIssues: NewsletterIssueConnection;
  /** Looks at the link in an email about the newsletter, which confirms a subscription or ends it, without following it. Needs no account. */
  newsletterLink: NewsletterLink;
  /** How many readers an issue of a newsletter would go to now. For operators only. */
  newsletterReaders: Scalars['Int']['output'];
  /** The quotes for an order, for callers to whom bulkOrder returns it; empty for any other. The oldest comes first. */
  orderQuotes: Array<OrderQuote>;
  /** The orders of the caller's organisation, the newest first; none if the caller neither orders for one nor manages it. */
  organisationBulkOrders: BulkOrderConnection;
  /** The caller's own certificate of this code; null if it is not theirs. */
  ownCertificate?: Maybe<OwnCertificate>;
  /** What a post asks for, criterion by criterion, with what of the profile, the completed training and the last 5 applications of the signed-in user shows it, as `skillsAnalysis` compares it; null where there is no such post. Nothing is kept, and no employer is told. */
  ownSkillsAnalysis?: Maybe<OwnSkillsAnalysis>;
  /** The tiers of partnership. An account without one has 20,000 points an hour. */
  partnerTiers: Array<PartnerTierDescription>;
  /** One's own tier, and what one has asked for. */
  partnership: Partnership;
  /** Which Agenda for Change pay holds at a place; null if the place is not known, or its name alone could be several. */
  payAtPlace?: Maybe<PayAtPlace>;
  /**
   * What each Agenda for Change band is paid in a town, by the newest scale of its nation; the lowest band first. Empty where the town is not known or no scale is.
   * @deprecated Ask `payAtPlace`, which tells a place that is not known from one whose scales are not held. Deprecated since 22 November 2026. It may be gone from 30 June 2027 on.
   */
  payScales: Array<Pay>;
  /** Places of which a name begins with what was typed, alternative names too; case, accents and punctuation do not count. Those that are called just that come first, then the larger ones. Empty if nothing was typed. The text may say where a place is, as its label does (Leeds, West Yorkshire), or name several (Leeds/Bradford). Where no name begins so, those with the nearest names by letters and by sound (Harrogate for Harogate). Of a postcode or an outward code (LS1): the nearest town, and the places whose code it is. */
  places: Array<Place>;
  /** The articles that most readers look for, in the order of the page. */
  popularHelpArticles: Array<HelpArticle>;
  /** Forecasts the posts of a department from its weeks of the last two years: the mean of a smoothed level and a line with a trend and one wave a year, or the level alone if there is less than a year of them; null if the portal has fewer than 26 weeks of it and no sample content of it is shown. */
  predictResource?: Maybe<ResourcePrediction>;
  /** The probes themselves, the newest first: all figures of the status are added up from them. */
  probes: ProbeConnection;
  /** How much of its hour the key has used with which this is asked; null for those who ask without a key. The headers RateLimit and RateLimit-Policy say the same. */
  rateLimit?: Maybe<RateLimit>;
  /** How many visitors are counted: online now, today, and on all days. */
  realtimeStats: RealtimeStats;
  /** Products for a purpose, like a ward or a task: those that match its words, what can be had first, then the most relevant. There is no other score, and nobody pays for a place. */
  recommendEquipment: Array<RecommendedEquipment>;
  /** Recommendations about the forecast shortage of a department: those of `predictResource`. The rule: the posts that are expected to be missing are to be advertised now, which is urgent from 5 of them on, and bank staff planned for the week with most posts. Empty if no shortage is expected, or too little is known. */
  recommendStaff: Array<StaffAdvice>;
  /** Products for the signed-in user that can be had, with the reasons: of the kinds that they asked quotes for or wrote to suppliers about, or that go with the occupation of their profile. Those with most reasons come first, then the newest; there is no other score, and nobody pays for a place. Empty where nothing is known of what they need. */
  recommendedEquipment: Array<RecommendedEquipment>;
  /** Open posts for the signed-in user, with the reasons: like those that they saved or applied for, by department, band and region, called like the occupation of their profile, or in the town of its organisation. Those with most reasons come first, then the newest. Empty where nothing is known of what they look for. */
  recommendedJobs: Array<RecommendedJob>;
  /** All recruitment partners, by name; 100 at most. */
  recruitmentPartners: Array<RecruitmentPartner>;
  /** The articles that say most of what the title of one says, the nearest first. None if there is no such article. */
  relatedHelpArticles: Array<HelpArticle>;
  /** One safety notice, open or withdrawn; null where there is none. */
  safetyNotice?: Maybe<SafetyNotice>;
  /** What a safety notice with these words would concern, to look at before it is published. For operators only. */
  safetyNoticeMatches: SafetyNoticeMatches;
  /** Safety notices about equipment, the newest first. */
  safetyNotices: SafetyNoticeConnection;
  /** The posts that the caller has saved, the last saved first; 500 at most. Those of suspended accounts are left out. */
  savedJobs: SavedJobConnection;
  /** All searches that the caller has saved, the last saved first; 25 at most. */
  savedSearches: Array<SavedSearch>;
  /** Searches jobs, documents, equipment, news and help articles at once, and the pages of the portal by their names. A part that fails or takes longer than 3 seconds is left out, and `sources` says so. */
  search: SearchAnswer;
  /** The products that match best while a user types: the first page of `equipment` in the order of relevance. Without words it is empty. */
  searchEquipment: EquipmentConnection;
  /** The articles that match best while a user types: the first page of `news` in the order of relevance. Without words it is empty. */
  searchNews: ArticleConnection;
  /** This installation of the portal. */
  site: Site;
  /** What a post asks for, criterion by criterion, with the entry of `skills` that shows it; null where there is no such post. Nothing is kept. */
  skillsAnalysis?: Maybe<JobMatch>;
  /** Looks at the link in an email about the status, which confirms a subscription or ends it, without following it. Needs no account. */
  statusSubscriptionLink: StatusSubscriptionLink;
  /** A conversation with a supplier: for both of its sides signed in, for operators once it was reported, and for whoever has the mailed link of a buyer without an account. Null for anybody else. */
  supplierConversation?: Maybe<SupplierConversationThread>;
  /** The conversations of the caller with suppliers, or for them, those that changed last first. */
  supplierConversations: SupplierConversationConnection;
  /** Suppliers of verified accounts who have not been asked to quote for an order, by name; 20 at most. For operators only. */
  suppliersToAsk: Array<AskableSupplier>;
  /** How the portal is and was. Everything in it is measured. */
  systemStatus: SystemStatus;
  /** The requests for tiers that wait, those that have waited longest first. For operators only. */
  tierRequests: DeskTierRequestConnection;
  /**
   * The towns in which posts can be advertised, by name.
   * @deprecated There are thousands: ask `places` for those that begin with what was typed. Deprecated since 22 November 2026. It may be gone from 30 June 2027 on.
   */
  towns: Array<Town>;
  /** One training path by its slug; null if there is none. */
  trainingPath?: Maybe<TrainingPath>;
  /** All training paths, in order; 100 at most. */
  trainingPaths: Array<TrainingPath>;
  /** All resources of the training centre, in order; 100 at most. */
  trainingResources: Array<TrainingResource>;
  /** Unanswered searches of the help center, the newest day first. For operators only. */
  unansweredHelpSearches: UnansweredHelpSearchConnection;
  /** Reads a question by rules, without a model, and searches the portal for what it asks. The rule: the intent is that of `detectIntent`, the place stands after a word like near or in, the service is named by one of six lists of words, and the results are the hits of `search` of the part that the context or the intent names. It keeps nothing of the question. */
  understandQuery: UnderstoodQuestion;
  /** The application to become a supplier of a token; null if there is none, or no longer. It takes no account. */
  vendorApplication?: Maybe<VendorApplication>;
  /** Applications to become a supplier that have been sent: those that wait with those first that are due first, others the newest first. For operators only. */
  vendorApplications: VendorApplicationConnection;
  /** What the items are called that a browser remembers, 100 at most: by kind, without those that are gone. Who asks for what is not kept. */
  viewedItems: Array<ViewedItem>;
  /** Searches the whole portal for something that was said. The rule: words around the search, like "show me" and "please", are left out, amounts are written in figures, and `search` is asked for the rest. */
  voiceSearch: VoiceSearchAnswer;
  /** Searches the products for something that was said, which becomes a search by the rule of `voiceSearch`. Price, availability and condition in it become filters; the rest is searched as in `equipment`. */
  voiceSearchEquipment: SpokenEquipmentSearch;
  /** What one of one's own webhooks was told, the newest first; null if it is none of one's own. Kept for 30 days. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** One's own webhooks, the newest first; 5 at most. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** What webhooks can tell of: all kinds of events, each with when it is sent. */
  webhookEvents: Array<WebhookEventDescription>;
  /** Where a webinar is joined; null if that is not known yet. For operators only. */
  webinarJoinUrl?: Maybe<Scalars['String']['output']>;
  /** Webinars that are not over, the soonest first; or all of them, the latest first. */
  webinars: WebinarConnection;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryAccountPublicationsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryApplicationNotesArgs = {
  applicationId: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryArticleCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  articleId: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryAssistantReplyArgs = {
  question: Scalars['String']['input'];
  withModel?: Scalars['Boolean']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryBulkOrderArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryBulkOrdersToHandleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: BulkOrderDeskState;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryCertificateArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryCheckComplianceArgs = {
  content: Scalars['String']['input'];
  documentType: CheckedTextKind;
  regulations?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryCommentsToModerateArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryComplianceScoreArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryContentArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryContentListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyPrefix?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryContentRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind: ContentKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryDeskClaimsArgs = {
  ids: Array<Scalars['ID']['input']>;
  queue: DeskQueueName;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryDetectIntentArgs = {
  query: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryDocumentReadingArgs = {
  documentId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEditableArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEditableContentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EditableContentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: ContentKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEditableDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEditableEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEditableHelpArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EnquiryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEnquiryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEnquiryThreadArgs = {
  thread: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  stage: EnrolmentStage;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEquipmentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EquipmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EquipmentSort>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEquipmentAvailabilityArgs = {
  category?: InputMaybe<EquipmentCategory>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEquipmentItemArgs = {
  id: Scalars['ID']['input'];
  unpublished?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEquipmentPostingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryEquipmentToReviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryFeaturedNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryHelpArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryHelpArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HelpArticleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<HelpArticleSort>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryIncidentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryJobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jobId: Scalars['ID']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryJobDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryJobToChangeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<JobSort>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryLegalPageArgs = {
  kind: LegalPageKind;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMailedLinkArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMatchJobsArgs = {
  band?: InputMaybe<Array<PayBand>>;
  first?: Scalars['Int']['input'];
  near?: InputMaybe<Scalars['String']['input']>;
  radius?: InputMaybe<Scalars['Int']['input']>;
  salaryMin?: InputMaybe<Scalars['Int']['input']>;
  skills: Array<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMonitorComplianceArgs = {
  documents?: InputMaybe<Array<Scalars['String']['input']>>;
  regulations?: InputMaybe<Array<Scalars['String']['input']>>;
  since?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  jobIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyArticleCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  articleId?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyArticleReactionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyBulkOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  programmeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyEquipmentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyQuoteRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMySavedArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyVendorApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryMyWebinarPlacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  webinarIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryNewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ArticleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ArticleSort>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryNewsletterIssueArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryNewsletterIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryNewsletterLinkArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryNewsletterReadersArgs = {
  list?: NewsletterList;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryOrderQuotesArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryOrganisationBulkOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryOwnCertificateArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryOwnSkillsAnalysisArgs = {
  jobId: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryPayAtPlaceArgs = {
  location: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryPayScalesArgs = {
  location: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryPlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryPredictResourceArgs = {
  department?: InputMaybe<Scalars['String']['input']>;
  timeframe?: PredictionTimeframe;
  type?: PredictedResource;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryProbesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  component?: InputMaybe<SystemComponent>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryRecommendEquipmentArgs = {
  category?: InputMaybe<Array<EquipmentCategory>>;
  first?: Scalars['Int']['input'];
  priceMax?: InputMaybe<Scalars['Float']['input']>;
  purpose: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryRecommendStaffArgs = {
  department?: InputMaybe<Scalars['String']['input']>;
  timeframe?: PredictionTimeframe;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryRecommendedEquipmentArgs = {
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryRecommendedJobsArgs = {
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryRelatedHelpArticlesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySafetyNoticeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySafetyNoticeMatchesArgs = {
  criteria: SafetyNoticeCriteriaInput;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySafetyNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySavedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jobIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySearchArgs = {
  limit?: Scalars['Int']['input'];
  q: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySearchEquipmentArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySearchNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  q: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySkillsAnalysisArgs = {
  jobId: Scalars['ID']['input'];
  skills: Array<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryStatusSubscriptionLinkArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySupplierConversationArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySupplierConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  side: OwnSupplierConversationSide;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QuerySuppliersToAskArgs = {
  orderId: Scalars['ID']['input'];
  search?: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryTierRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryTrainingPathArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryUnansweredHelpSearchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryUnderstandQueryArgs = {
  context?: InputMaybe<QuestionContext>;
  query: Scalars['String']['input'];
  userType?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryVendorApplicationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryVendorApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<SentVendorApplicationState>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryViewedItemsArgs = {
  articles?: InputMaybe<Array<Scalars['ID']['input']>>;
  documents?: InputMaybe<Array<Scalars['ID']['input']>>;
  equipment?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobs?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryVoiceSearchArgs = {
  limit?: Scalars['Int']['input'];
  q: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryVoiceSearchEquipmentArgs = {
  limit?: Scalars['Int']['input'];
  q: Scalars['String']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryWebinarJoinUrlArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are connections with opaque cursors. */
export type QueryWebinarsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The part of the portal that a question is asked in. */
export const QuestionContext = {
  /** Documents. */
  Compliance: 'COMPLIANCE',
  /** Products. */
  Equipment: 'EQUIPMENT',
  /** Articles of the help center. */
  Help: 'HELP',
  /** News. */
  News: 'NEWS',
  /** Posts. */
  Recruitment: 'RECRUITMENT'
} as const;

export type QuestionContext = typeof QuestionContext[keyof typeof QuestionContext];
/** The things that a question names. */
export type QuestionEntities = {
  __typename?: 'QuestionEntities';
  /** Words that the name of a product answers; null if there is none. */
  equipmentType?: Maybe<Scalars['String']['output']>;
  /** A place in the UK; null if it names none. */
  location?: Maybe<Scalars['String']['output']>;
  /** The service: rental, maintenance, purchase, training, temporary staff or recruitment. */
  serviceType?: Maybe<Scalars['String']['output']>;
};

/** The intent of a question, by rules: a phrase without another meaning here, or words of a part of the portal. */
export type QuestionIntent = {
  __typename?: 'QuestionIntent';
  /** 0.95 where a phrase decided it, 0.8 where words did, 0 if no rule knows it. */
  confidence: Scalars['Float']['output'];
  /** The intent. */
  name: QuestionIntentName;
  /** The words that decided it. */
  words: Array<Scalars['String']['output']>;
};

/** The intent of a question. */
export const QuestionIntentName = {
  /** To compare a text with regulations. */
  CheckCompliance: 'CHECK_COMPLIANCE',
  /** To find a compliance document. */
  FindDocument: 'FIND_DOCUMENT',
  /** To find a product. */
  FindEquipment: 'FIND_EQUIPMENT',
  /** To find a post. */
  FindJob: 'FIND_JOB',
  /** To read news. */
  FindNews: 'FIND_NEWS',
  /** To find training, a webinar or a certificate. */
  FindTraining: 'FIND_TRAINING',
  /** To learn how the portal is used. */
  GetHelp: 'GET_HELP',
  /** To advertise a post. */
  PostJob: 'POST_JOB',
  /** To offer products. */
  SellEquipment: 'SELL_EQUIPMENT',
  /** No rule knows it. */
  Unknown: 'UNKNOWN'
} as const;

export type QuestionIntentName = typeof QuestionIntentName[keyof typeof QuestionIntentName];
/** Something of the portal that answers a question. */
export type QuestionResult = {
  __typename?: 'QuestionResult';
  /** Whether it can be had, in words. */
  availability: Scalars['String']['output'];
  /** The relevance of the search: 0.9 for the whole phrase, 0.3 shared by the words, 1 at most. */
  confidence: Scalars['Float']['output'];
  /** How far it is from the place that the question names, in miles; null if that is not known. */
  distance?: Maybe<Scalars['String']['output']>;
  /** Its identifier in its own list. */
  id: Scalars['ID']['output'];
  /** Its path in the portal, from the first slash on. */
  path: Scalars['String']['output'];
  /** Price of one without VAT, or pay for a year; null if it has none. */
  price?: Maybe<Scalars['String']['output']>;
  /** The supplier, the employer, or the portal itself. */
  provider: Scalars['String']['output'];
  /** Its title or name. */
  title: Scalars['String']['output'];
};

/** A first program on one of the interfaces, ready to run. */
export type QuickStart = {
  __typename?: 'QuickStart';
  /** The program, with the addresses of this installation. */
  code: Scalars['String']['output'];
  /** Short name, like ask-the-graph. */
  id: Scalars['String']['output'];
  /** JavaScript for a module for Node 20 and newer, Shell for commands that need curl. */
  language: Scalars['String']['output'];
  /** The summary, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** An order that the caller is asked to quote for. */
export type QuoteRequest = {
  __typename?: 'QuoteRequest';
  /** When the caller was asked. */
  askedAt: Scalars['DateTime']['output'];
  /** Since when no quote is taken any more; null while some are. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How to reach the buyer; null until they have accepted something of the quote. */
  contact?: Maybe<BulkOrderContact>;
  /** Where it is to be delivered. */
  deliveryAddress: Scalars['String']['output'];
  /** For which department. */
  department: Scalars['String']['output'];
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** The items of the order. */
  items: Array<BulkOrderItem>;
  /** The kind of the order. */
  orderType: BulkOrderType;
  /** The organisation that orders. */
  organizationName: Scalars['String']['output'];
  /** The caller's quote; null if there is none. */
  quote?: Maybe<OrderQuote>;
  /** The reference of the order. */
  reference: Scalars['String']['output'];
  /** When it is needed. */
  requiredDate: Scalars['Date']['output'];
  /** Further requirements; null if there are none. */
  specialRequirements?: Maybe<Scalars['String']['output']>;
  /** The name of the supplier under which the caller quotes. */
  supplierName: Scalars['String']['output'];
};

/** A page of a list of QuoteRequest rows. */
export type QuoteRequestConnection = {
  __typename?: 'QuoteRequestConnection';
  /** The rows of this page with their cursors. */
  edges: Array<QuoteRequestEdge>;
  /** The rows of this page, in order. */
  nodes: Array<QuoteRequest>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a QuoteRequestConnection. */
export type QuoteRequestEdge = {
  __typename?: 'QuoteRequestEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: QuoteRequest;
};

/** A quote was given or withdrawn. */
export type QuoteRequestPayload = {
  __typename?: 'QuoteRequestPayload';
  /** The request as it is now, with the quote. */
  request: QuoteRequest;
};

/** The article with its counts from now on. */
export type RateHelpArticlePayload = {
  __typename?: 'RateHelpArticlePayload';
  /** The article. */
  article: HelpArticle;
  /** Whether this was counted: false for the second time of a visitor and day, and for robots. */
  counted: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type RateHelpArticleResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateHelpArticlePayload | RateLimitedError | ValidationError;

/** How much programs of an account may ask in the present hour, and how much is left. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** Points of this operation, which were known before it ran. */
  cost: Scalars['Int']['output'];
  /** Points that all keys of the account have together in an hour. */
  limit: Scalars['Int']['output'];
  /** Points that are left after it, as far as the process that responded knows. */
  remaining: Scalars['Int']['output'];
  /** When the next hour begins. */
  resetAt: Scalars['DateTime']['output'];
};

/** It was tried too often. */
export type RateLimitedError = Error & {
  __typename?: 'RateLimitedError';
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** Whole seconds after which it may be tried again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Counted visitors. Only those who have agreed to analytics are counted, each once a day: a visitor who comes back on another day counts again. */
export type RealtimeStats = {
  __typename?: 'RealtimeStats';
  /** When they were counted. */
  lastUpdate: Scalars['DateTime']['output'];
  /** Visitors who opened a page in the last 5 minutes. */
  onlineUsers: Scalars['Int']['output'];
  /** Visitors of today, in London. */
  todayVisitors: Scalars['Int']['output'];
  /** Visitors of all days together. */
  totalVisitors: Scalars['Int']['output'];
};

/** An application to a post of the caller. Of a withdrawn one nothing is left but that it was. */
export type ReceivedApplication = {
  __typename?: 'ReceivedApplication';
  /** The applicant; null once the application is withdrawn. */
  applicant?: Maybe<Applicant>;
  /** When the person applied. */
  appliedAt: Scalars['DateTime']['output'];
  /** When its stage was last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the application. */
  id: Scalars['ID']['output'];
  /** The stages that it came to, the oldest first; the newest 100 at most. */
  moves: Array<ApplicationMove>;
  /** The number of notes of the employer on it. Applicants do not see notes. */
  noteCount: Scalars['Int']['output'];
  /** How far it has come. */
  stage: ApplicationStage;
  /** When the applicant agreed to that day; null while they have not. */
  startAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day that work begins, as the employer proposes it; null until the applicant is hired. */
  startsOn?: Maybe<Scalars['Date']['output']>;
  /** The supporting statement, plain text; null once the application is withdrawn. */
  statement?: Maybe<Scalars['String']['output']>;
  /** Whose turn it is since then; null if it has ended or the start date is agreed. */
  turn?: Maybe<ApplicationTurn>;
};

/** A page of a list of ReceivedApplication rows. */
export type ReceivedApplicationConnection = {
  __typename?: 'ReceivedApplicationConnection';
  /** The rows of this page with their cursors. */
  edges: Array<ReceivedApplicationEdge>;
  /** The rows of this page, in order. */
  nodes: Array<ReceivedApplication>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a ReceivedApplicationConnection. */
export type ReceivedApplicationEdge = {
  __typename?: 'ReceivedApplicationEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ReceivedApplication;
};

/** An application was moved to another stage. */
export type ReceivedApplicationPayload = {
  __typename?: 'ReceivedApplicationPayload';
  /** The application as it is now. */
  application: ReceivedApplication;
};

/** A product, and why it is shown. */
export type RecommendedEquipment = {
  __typename?: 'RecommendedEquipment';
  /** The product. */
  item: Equipment;
  /** Why it is shown, each in a sentence. */
  reasons: Array<Scalars['String']['output']>;
};

/** A post, and why it is shown. */
export type RecommendedJob = {
  __typename?: 'RecommendedJob';
  /** The post. */
  job: Job;
  /** Why it is shown, each in a sentence; there is at least one. */
  reasons: Array<Scalars['String']['output']>;
};

/** The data of an open post. */
export type RecruitmentHitData = {
  __typename?: 'RecruitmentHitData';
  /** Name of the employer. */
  employer: Scalars['String']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** How many people are sought; each post is advertised by itself. */
  positions: Scalars['Int']['output'];
  /** NHS England region, or the nation elsewhere. */
  region: Scalars['String']['output'];
  /** Salary range as shown, pounds a year. */
  salary: Scalars['String']['output'];
};

/** An agency that recruits for employers. Rating and posts are as the partner states them. */
export type RecruitmentPartner = {
  __typename?: 'RecruitmentPartner';
  /** Posts that the partner says it has; display content. */
  activeJobs: Scalars['Int']['output'];
  /** Identifier of the partner. */
  id: Scalars['ID']['output'];
  /** Name of the partner. */
  name: Scalars['String']['output'];
  /** Rating out of 5, with one decimal; display content. */
  rating: Scalars['Float']['output'];
  /** The specialties for which the partner recruits. */
  specialties: Array<Scalars['String']['output']>;
  /** The partner's own site. */
  url: Scalars['String']['output'];
};

/** The payload, or an error. */
export type RefreshSessionResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SessionPayload | ValidationError;

/** The payload, or an error. */
export type RegisterForWebinarResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebinarPlacePayload;

/** An item is free for any operator to claim. */
export type ReleaseDeskItemPayload = {
  __typename?: 'ReleaseDeskItemPayload';
  /** Identifier of the item. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type ReleaseDeskItemResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ReleaseDeskItemPayload | ValidationError;

/** The payload, or an error. */
export type RemoveApplicationNoteResult = ApplicationNotesPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The post is not among those that the caller has saved. */
export type RemoveSavedJobPayload = {
  __typename?: 'RemoveSavedJobPayload';
  /** Identifier of the post. */
  jobId: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type RemoveSavedJobResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | RemoveSavedJobPayload | ValidationError;

/** The payload, or an error. */
export type RemoveVendorDocumentResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | VendorApplicationPayload;

/** The payload, or an error. */
export type ReopenEnquiryResult = ConflictError | EnquiryPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ReopenJobResult = ConflictError | ForbiddenError | JobPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ReplayWebhookDeliveryResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebhookDeliveryPayload;

/** The payload, or an error. */
export type ReplyToEnquiryResult = ConflictError | EnquiryThreadPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ReplyToSupplierConversationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SupplierConversationPayload | ValidationError;

/** A comment was reported. Operators look at it within 24 hours. */
export type ReportArticleCommentPayload = {
  __typename?: 'ReportArticleCommentPayload';
  /** Identifier of the comment. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type ReportArticleCommentResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ReportArticleCommentPayload | ValidationError;

/** Whether the search was noted. */
export type ReportHelpSearchPayload = {
  __typename?: 'ReportHelpSearchPayload';
  /** False if the search finds an article, may say who searched, was noted before today, or is of no use to editors. */
  noted: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type ReportHelpSearchResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ReportHelpSearchPayload | ValidationError;

/** The payload, or an error. */
export type ReportSupplierConversationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SupplierConversationPayload | ValidationError;

/** The payload, or an error. */
export type RequestBulkOrderResult = BulkOrderPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RequestEmailChangeResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RequestEmailConfirmationResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RequestPartnerTierResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | PartnershipPayload | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RequestPasswordResetResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ResetPasswordResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A forecast for a department, with the weeks that it is made from and how far off it has been. */
export type ResourcePrediction = {
  __typename?: 'ResourcePrediction';
  /** How far off it has been. */
  backTest: ForecastBackTest;
  /** The department; null for the whole portal. */
  department?: Maybe<Scalars['String']['output']>;
  /** The weeks that it is made from, the oldest first; the first one has something in it. */
  history: Array<DemandWeek>;
  /** The Monday of the last week that was used. */
  lastTrained: Scalars['Date']['output'];
  /** The method. */
  method: Scalars['String']['output'];
  /** Version of the method. */
  modelVersion: Scalars['String']['output'];
  /** Where these weeks are from. */
  origin: DemandSeriesOrigin;
  /** Its forecast needs. */
  staffDemand: StaffDemand;
  /** The weeks ahead, this one first. */
  weeks: Array<ForecastWeek>;
};

/** The payload, or an error. */
export type RestoreContentResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type ReviewEquipmentResult = ConflictError | EquipmentPostingPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RevokeApiKeyResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | RevokedApiKeyPayload | ValidationError;

/** A key was revoked: it is refused everywhere from now on. */
export type RevokedApiKeyPayload = {
  __typename?: 'RevokedApiKeyPayload';
  /** Identifier that the key had. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type RotateApiKeyResult = ConflictError | ForbiddenError | MadeApiKeyPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type RotateWebhookSecretResult = ConflictError | ForbiddenError | MadeWebhookPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A safety notice about equipment. While it is open, the sale of the products that it concerns is paused here. */
export type SafetyNotice = {
  __typename?: 'SafetyNotice';
  /** What who has such equipment is to do. */
  advice: Scalars['String']['output'];
  /** The category that it is about; null where it is about any. */
  category?: Maybe<EquipmentCategory>;
  /** Since when it stands here. */
  enteredAt: Scalars['DateTime']['output'];
  /** Identifier of the notice, a UUID of version 7. */
  id: Scalars['ID']['output'];
  /** Whether it is sample content, and was never published anywhere. */
  isIllustrative: Scalars['Boolean']['output'];
  /** What kind of notice it is. */
  kind: SafetyNoticeKind;
  /** The kind in words, like Device Safety Information. */
  kindLabel: Scalars['String']['output'];
  /** Whose equipment it is about; null where the products alone tell. */
  manufacturer?: Maybe<Scalars['String']['output']>;
  /** Models or words by which the equipment is known; none where it is all of the manufacturer. */
  products: Array<Scalars['String']['output']>;
  /** When it was published. */
  publishedOn: Scalars['Date']['output'];
  /** As its publisher writes it, like DSI/2026/004. */
  reference: Scalars['String']['output'];
  /** Name of the notice in addresses: /equipment/safety-notices?notice=<slug>. */
  slug: Scalars['String']['output'];
  /** Where the notice itself is published. */
  sourceUrl: Scalars['String']['output'];
  /** What it says. */
  summary: Scalars['String']['output'];
  /** What it is about. */
  title: Scalars['String']['output'];
  /** Why it was withdrawn; null while it is open. */
  withdrawalReason?: Maybe<Scalars['String']['output']>;
  /** Since when it pauses no sale any more; null while it is open. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of a list of SafetyNotice rows. */
export type SafetyNoticeConnection = {
  __typename?: 'SafetyNoticeConnection';
  /** The rows of this page with their cursors. */
  edges: Array<SafetyNoticeEdge>;
  /** The rows of this page, in order. */
  nodes: Array<SafetyNotice>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** By which words a notice is held against products and items of orders. Case, accents and spaces do not matter; words match whole. A manufacturer or a product must be named. */
export type SafetyNoticeCriteriaInput = {
  /** The category; any where nothing is said. */
  category?: InputMaybe<EquipmentCategory>;
  /** Whose equipment it is: 3 letters or digits or more, 100 characters at most. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** Models or words, any of which suffices: 20 at most, of 3 letters or digits or more, 100 characters at most. Where the manufacturer is named, too, both must be there. */
  products?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One row of a SafetyNoticeConnection. */
export type SafetyNoticeEdge = {
  __typename?: 'SafetyNoticeEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: SafetyNotice;
};

/** A safety notice to publish. */
export type SafetyNoticeInput = {
  /** What who has such equipment is to do, 4,000 characters at most. */
  advice: Scalars['String']['input'];
  /** By which words it is held against products and items of orders. */
  criteria: SafetyNoticeCriteriaInput;
  /** Items of bulk orders that match and are not concerned: 100 at most. */
  exceptOrderItems?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Products that match and are not concerned: 100 at most. */
  exceptProducts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What kind of notice it is. */
  kind: SafetyNoticeKind;
  /** When it was published, today in London or earlier. */
  publishedOn: Scalars['Date']['input'];
  /** As its publisher writes it, like DSI/2026/004; 60 characters at most. */
  reference: Scalars['String']['input'];
  /** Where the notice itself is published: https://. The portal does not open it. */
  sourceUrl: Scalars['String']['input'];
  /** What it says, 2,000 characters at most. */
  summary: Scalars['String']['input'];
  /** What it is about, 200 characters at most. */
  title: Scalars['String']['input'];
};

/** What kind of safety notice it is. */
export const SafetyNoticeKind = {
  /** Device Safety Information of the MHRA. */
  DeviceSafetyInformation: 'DEVICE_SAFETY_INFORMATION',
  /** Field Safety Notice of the manufacturer. */
  FieldSafetyNotice: 'FIELD_SAFETY_NOTICE',
  /** National Patient Safety Alert, which requires action by a date. */
  PatientSafetyAlert: 'PATIENT_SAFETY_ALERT'
} as const;

export type SafetyNoticeKind = typeof SafetyNoticeKind[keyof typeof SafetyNoticeKind];
/** In which part of a product or an item a word was found. */
export const SafetyNoticeMatchPart = {
  /** The description. */
  Description: 'DESCRIPTION',
  /** The name. */
  Name: 'NAME',
  /** The catalogue number. */
  Reference: 'REFERENCE',
  /** The specifications. */
  Specifications: 'SPECIFICATIONS',
  /** The name of the supplier. */
  Supplier: 'SUPPLIER'
} as const;

export type SafetyNoticeMatchPart = typeof SafetyNoticeMatchPart[keyof typeof SafetyNoticeMatchPart];
/** What the words of a notice match at present. */
export type SafetyNoticeMatches = {
  __typename?: 'SafetyNoticeMatches';
  /** How many items there are. */
  orderItemCount: Scalars['Int']['output'];
  /** Items of bulk orders, open and closed, by the reference of their order; the first 100. */
  orderItems: Array<SafetyNoticeOrderItem>;
  /** How many products there are. */
  productCount: Scalars['Int']['output'];
  /** Listed products, by name; the first 100. */
  products: Array<SafetyNoticeProduct>;
};

/** An item of a bulk order that the words of a notice match. */
export type SafetyNoticeOrderItem = {
  __typename?: 'SafetyNoticeOrderItem';
  /** What is wanted, as the buyer wrote it. */
  description: Scalars['String']['output'];
  /** Identifier of the item. */
  id: Scalars['ID']['output'];
  /** What its order is called. */
  orderReference: Scalars['String']['output'];
  /** Why it matches. */
  words: Array<SafetyNoticeWord>;
};

/** A safety notice was published or withdrawn. */
export type SafetyNoticePayload = {
  __typename?: 'SafetyNoticePayload';
  /** The notice as it is now. */
  notice: SafetyNotice;
  /** How many items of bulk orders it concerns. */
  pausedOrderItems: Scalars['Int']['output'];
  /** How many products the notice concerns. */
  pausedProducts: Scalars['Int']['output'];
};

/** A listed product that the words of a notice match. */
export type SafetyNoticeProduct = {
  __typename?: 'SafetyNoticeProduct';
  /** Identifier of the product. */
  id: Scalars['ID']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** The supplier's catalogue number. */
  reference: Scalars['String']['output'];
  /** Who sells it. */
  supplierName: Scalars['String']['output'];
  /** Why it matches. */
  words: Array<SafetyNoticeWord>;
};

/** Why something matches: a word of the notice, and where it was found. */
export type SafetyNoticeWord = {
  __typename?: 'SafetyNoticeWord';
  /** Where it was found. */
  part: SafetyNoticeMatchPart;
  /** The word, as it was entered. */
  word: Scalars['String']['output'];
};

/** An article was saved, or taken off the list of the caller. */
export type SaveArticlePayload = {
  __typename?: 'SaveArticlePayload';
  /** The reactions of the caller after the change. */
  reactions: OwnArticleReactions;
};

/** The payload, or an error. */
export type SaveArticleResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SaveArticlePayload | ValidationError;

/** The post is among those that the caller has saved. */
export type SaveJobPayload = {
  __typename?: 'SaveJobPayload';
  /** The post as it was saved. */
  job: SavedJob;
};

/** The payload, or an error. */
export type SaveJobResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SaveJobPayload | ValidationError;

/** The payload, or an error. */
export type SaveSearchResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SavedSearchPayload | ValidationError;

/** The payload, or an error. */
export type SaveVendorApplicationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | VendorApplicationPayload;

/** An article that the caller has saved. */
export type SavedArticle = {
  __typename?: 'SavedArticle';
  /** The category in words, like Policy. */
  categoryLabel: Scalars['String']['output'];
  /** Identifier of the article. */
  id: Scalars['ID']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Name of the article in addresses: /news?article=<slug>. */
  slug: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** A page of a list of SavedArticle rows. */
export type SavedArticleConnection = {
  __typename?: 'SavedArticleConnection';
  /** The rows of this page with their cursors. */
  edges: Array<SavedArticleEdge>;
  /** The rows of this page, in order. */
  nodes: Array<SavedArticle>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a SavedArticleConnection. */
export type SavedArticleEdge = {
  __typename?: 'SavedArticleEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: SavedArticle;
};

/** A post that the caller has saved. */
export type SavedJob = {
  __typename?: 'SavedJob';
  /** Last day to apply, until 11:59pm; null while it stays open until filled. */
  closesAt?: Maybe<Scalars['Date']['output']>;
  /** Name of the employer. */
  employer: Scalars['String']['output'];
  /** Identifier of the post. */
  id: Scalars['ID']['output'];
  /** Whether one can still apply. */
  isOpen: Scalars['Boolean']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** When the caller saved it. */
  savedAt: Scalars['DateTime']['output'];
  /** Title of the post. */
  title: Scalars['String']['output'];
};

/** A page of a list of SavedJob rows. */
export type SavedJobConnection = {
  __typename?: 'SavedJobConnection';
  /** The rows of this page with their cursors. */
  edges: Array<SavedJobEdge>;
  /** The rows of this page, in order. */
  nodes: Array<SavedJob>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a SavedJobConnection. */
export type SavedJobEdge = {
  __typename?: 'SavedJobEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: SavedJob;
};

/** A search that the caller has saved, of which they are mailed what is newly published. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** The list that it searches. */
  area: AlertArea;
  /** The address of a feed (RSS 2.0) of what it found. Anyone with the address can read it. */
  feedUrl: Scalars['String']['output'];
  /** How often it is mailed. */
  frequency: AlertFrequency;
  /** Identifier of the saved search. */
  id: Scalars['ID']['output'];
  /** Where the portal lists what it looks for, as a path. */
  listPath: Scalars['String']['output'];
  /** When the last mail of it was written; null before the first. */
  mailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its search and filters, in words; 200 characters at most. */
  name: Scalars['String']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
};

/** The filter of one list. A row matches if it contains all words of the search, or a synonym of each, and fulfils all filters. Words are matched as a whole, not as parts of others. */
export type SavedSearchFilter = {
  /** Compliance documents. */
  documents?: InputMaybe<DocumentFilter>;
  /** Medical equipment. */
  equipment?: InputMaybe<EquipmentFilter>;
  /** Recruitment posts. */
  jobs?: InputMaybe<JobFilter>;
  /** News. */
  news?: InputMaybe<ArticleFilter>;
};

/** The search is saved. */
export type SavedSearchPayload = {
  __typename?: 'SavedSearchPayload';
  /** The search as it is saved. */
  savedSearch: SavedSearch;
};

/** The payload, or an error. */
export type ScheduleMaintenanceResult = ConflictError | ForbiddenError | MaintenancePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The result of a search across the portal. */
export type SearchAnswer = {
  __typename?: 'SearchAnswer';
  /** The best of all parts together, the most relevant first; 3 from each part, and 2 pages of the portal that the search names, at most. */
  hits: Array<SearchHit>;
  /** The place of the search if no open post there matches it, as part of a sentence: in Harrogate, within 20 miles of Newport. The posts among the hits are then elsewhere. Null if one matches, or the search is not for posts. */
  noPostWhere?: Maybe<Scalars['String']['output']>;
  /** All parts of the search, each with whether it succeeded; empty if the text has no word to search for. */
  sources: Array<SearchSource>;
};

/** The kind of a hit. */
export const SearchCategory = {
  /** A compliance document. */
  Compliance: 'COMPLIANCE',
  /** A product. */
  Equipment: 'EQUIPMENT',
  /** An article of the help center. */
  Help: 'HELP',
  /** Anything else; at present a news article. */
  Other: 'OTHER',
  /** A page of the portal itself, as the privacy policy or the form to post a job. */
  Page: 'PAGE',
  /** An open post. */
  Recruitment: 'RECRUITMENT'
} as const;

export type SearchCategory = typeof SearchCategory[keyof typeof SearchCategory];
/** The corrected search of a list. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** The search as it was typed, with the corrected words in quotes: it is not corrected then. */
  asTyped: Scalars['String']['output'];
  /** The search that found these rows. */
  search: Scalars['String']['output'];
  /** The words that were corrected, in their order. */
  words: Array<CorrectedWord>;
};

/** Something of the portal that answers a search. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Its kind. */
  category: SearchCategory;
  /** Its data, by its category. */
  data: SearchHitData;
  /** The summary, in a line or two. */
  description: Scalars['String']['output'];
  /** The description in pieces, with the words that answer the search apart. */
  descriptionParts: Array<SearchTextPart>;
  /** Identifier of the post, document, product, article or page. */
  id: Scalars['ID']['output'];
  /** Whether it answers the search in part only, under 30 percent. Such hits come last. */
  isWeak: Scalars['Boolean']['output'];
  /** Address of it in the portal, without the host. */
  path: Scalars['String']['output'];
  /** The relevance as shown: whole percent. */
  percent: Scalars['Int']['output'];
  /** The match of each word of the search. */
  reasons: Array<SearchReason>;
  /** How well it answers the search, 0 to 1: the full phrase in title, lead, category, employer or place adds 0.9, its words share 0.3, rare ones more of it than common ones, and the sum ends at 1. */
  relevance: Scalars['Float']['output'];
  /** Where it comes from. */
  source: SearchResultSource;
  /** Its title or name. */
  title: Scalars['String']['output'];
  /** The title in pieces, with the words that answer the search apart. */
  titleParts: Array<SearchTextPart>;
  /** The reasons in words, like: Title: nurse. Text: intensive care (icu). */
  why: Scalars['String']['output'];
};

/** The data of a hit, by its category. */
export type SearchHitData = ComplianceHitData | EquipmentHitData | HelpHitData | NewsHitData | PageHitData | RecruitmentHitData;

/** A word of the search, and the words of the hit that match it. */
export type SearchReason = {
  __typename?: 'SearchReason';
  /** How it matches. */
  kind: SearchReasonKind;
  /** The matching words of the hit. */
  matched: Scalars['String']['output'];
  /** Where it was found. */
  place: SearchReasonPlace;
  /** The word as typed, in lower case. */
  word: Scalars['String']['output'];
};

/** How a word of the search was found. */
export const SearchReasonKind = {
  /** A word begins with it. */
  Beginning: 'BEGINNING',
  /** It names the part of the portal to which the hit belongs. */
  Category: 'CATEGORY',
  /** A word that it resembles. */
  Corrected: 'CORRECTED',
  /** It names a band, a pay, a kind of post or hours, which the post has, or a price, an availability or a condition, which the product has. */
  Filter: 'FILTER',
  /** It names the place of the post. */
  Place: 'PLACE',
  /** Another word for it. */
  Synonym: 'SYNONYM',
  /** As it was typed, in any of its endings. */
  Typed: 'TYPED'
} as const;

export type SearchReasonKind = typeof SearchReasonKind[keyof typeof SearchReasonKind];
/** Where a word of the search was found. */
export const SearchReasonPlace = {
  /** In the name of the part of the portal. */
  Category: 'CATEGORY',
  /** In the band, pay, kind or hours of the post, or the price, availability or condition of the product. */
  Filter: 'FILTER',
  /** In the place of the post. */
  Place: 'PLACE',
  /** In anything else that is searched. */
  Text: 'TEXT',
  /** In the title. */
  Title: 'TITLE'
} as const;

export type SearchReasonPlace = typeof SearchReasonPlace[keyof typeof SearchReasonPlace];
/** Where a hit comes from. */
export const SearchResultSource = {
  /** Written or chosen by a language model. No hit is, at present. */
  AiEnhanced: 'AI_ENHANCED',
  /** A row of the portal's own tables, or one of its pages. So are all hits at present. */
  LiveData: 'LIVE_DATA'
} as const;

export type SearchResultSource = typeof SearchResultSource[keyof typeof SearchResultSource];
/** A part of the portal that was searched. */
export type SearchSource = {
  __typename?: 'SearchSource';
  /** Whether it was searched. A part that fails or takes longer than 3 seconds is left out of the hits. */
  answered: Scalars['Boolean']['output'];
  /** Which part. */
  name: SearchSourceName;
};

/** A part of the portal that is searched. */
export const SearchSourceName = {
  /** Compliance documents. */
  Documents: 'DOCUMENTS',
  /** Products of the equipment marketplace. */
  Equipment: 'EQUIPMENT',
  /** Articles of the help center. */
  Help: 'HELP',
  /** Open posts. */
  Jobs: 'JOBS',
  /** News articles. */
  News: 'NEWS'
} as const;

export type SearchSourceName = typeof SearchSourceName[keyof typeof SearchSourceName];
/** A piece of a text. All pieces together are the whole text. */
export type SearchTextPart = {
  __typename?: 'SearchTextPart';
  /** Whether it answers the search, to be marked. */
  isMatch: Scalars['Boolean']['output'];
  /** The segment of the text, with its spaces. */
  text: Scalars['String']['output'];
};

/** An enquiry was sent. */
export type SendEnquiryPayload = {
  __typename?: 'SendEnquiryPayload';
  /** The confirmation that it has arrived. */
  receipt: EnquiryReceipt;
};

/** The payload, or an error. */
export type SendEnquiryResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SendEnquiryPayload | ValidationError;

/** The payload, or an error. */
export type SendNewsletterIssueResult = ConflictError | ForbiddenError | NewsletterIssuePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type SendTestWebhookResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebhookDeliveryPayload;

/** Where an application stands that has been sent. */
export const SentVendorApplicationState = {
  /** It is approved: there is a verified supplier. */
  Approved: 'APPROVED',
  /** Its applicant is to change it and send it again. */
  ChangesRequested: 'CHANGES_REQUESTED',
  /** It is not approved. */
  Refused: 'REFUSED',
  /** It waits for an operator. */
  Submitted: 'SUBMITTED'
} as const;

export type SentVendorApplicationState = typeof SentVendorApplicationState[keyof typeof SentVendorApplicationState];
/** A new or renewed session. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Goes with each request, as Authorization: Bearer. It is good as long as the session, and until then. */
  accessToken: Scalars['String']['output'];
  /** When the access token ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Seconds from now until the access token ends. */
  expiresIn: Scalars['Int']['output'];
  /** Good for one exchange by refreshSession, for 30 days. Null if a browser keeps it in a cookie that scripts cannot read. */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** Always bearer. */
  tokenType: Scalars['String']['output'];
  /** The signed-in user. */
  user: Account;
};

/** The payload, or an error. */
export type SetAccountAccessResult = AccountRecordPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type SetDeskMailResult = ConflictError | DeskMailPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type SetMemberRolesResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | OrganisationPayload | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type SetPasswordResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SessionPayload | ValidationError;

/** The payload, or an error. */
export type SetSavedSearchFrequencyResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SavedSearchPayload | ValidationError;

/** The payload, or an error. */
export type ShowNameOnCertificateResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | OwnCertificatePayload | RateLimitedError | ValidationError;

/** A browser or program in which an account is signed in. */
export type SignIn = {
  __typename?: 'SignIn';
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** How the browser or program names itself; may be empty. */
  device: Scalars['String']['output'];
  /** Identifier of the session. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last renewed its session. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The payload, or an error. */
export type SignInResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SessionPayload | ValidationError;

/** The session has ended. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always true. */
  signedOut: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type SignOutResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SignOutPayload | ValidationError;

/** The values of a new account. */
export type SignUpInput = {
  /** Must be true: the terms of service and the privacy policy are accepted. */
  acceptTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address; one account each. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Organisation. */
  organization: Scalars['String']['input'];
  /** At least 8 characters, and none of the commonly used passwords. */
  password: Scalars['String']['input'];
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Occupation: nurse, doctor, healthcare-assistant, physiotherapist, pharmacist, radiographer, manager, admin or other. It grants nothing. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown (Site.legalVersion of the graph), refused if it is not the present one; without it no version is kept. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
};

/** The payload, or an error. */
export type SignUpResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SessionPayload | ValidationError;

/** This installation of the portal. */
export type Site = {
  __typename?: 'Site';
  /** The version of the terms of service and the privacy policy that a new account accepts, like 2.1. */
  legalVersion: Scalars['String']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** The server's time. */
  now: Scalars['DateTime']['output'];
  /** Whether the invented employers, jobs and texts that come with the portal are shown. */
  sampleData: Scalars['Boolean']['output'];
  /** The providers that are configured for sign-in, besides the password. May be empty. */
  signInProviders: Array<SocialProvider>;
};

/** Where people may sign in besides with a password. */
export const SocialProvider = {
  /** Google. */
  Google: 'GOOGLE',
  /** LinkedIn. */
  Linkedin: 'LINKEDIN'
} as const;

export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];
/** The result of a spoken search for products. */
export type SpokenEquipmentSearch = {
  __typename?: 'SpokenEquipmentSearch';
  /** The recognised speech. */
  heard: Scalars['String']['output'];
  /** The products that match best. */
  products: Array<Equipment>;
  /** The search: without filler words, with amounts in figures. */
  searched: Scalars['String']['output'];
  /** The filters that it names, in words, like: Up to £3,000. */
  understood: Array<Scalars['String']['output']>;
};

/** A recommendation about a shortage, by a stated rule. */
export type StaffAdvice = {
  __typename?: 'StaffAdvice';
  /** What to do. */
  action: Scalars['String']['output'];
  /** Pounds for the time that is forecast: entry pay of band 5 in England, without what an employer pays besides. */
  estimatedCost: Scalars['Int']['output'];
  /** Why, in a sentence. */
  reasoning: Scalars['String']['output'];
  /** How soon. */
  urgency: StaffAdviceUrgency;
};

/** How soon something should be done. */
export const StaffAdviceUrgency = {
  /** Now: 5 or more are missing. */
  High: 'HIGH',
  /** In good time. */
  Low: 'LOW',
  /** Soon. */
  Medium: 'MEDIUM'
} as const;

export type StaffAdviceUrgency = typeof StaffAdviceUrgency[keyof typeof StaffAdviceUrgency];
/** The forecast needs of a department. */
export type StaffDemand = {
  __typename?: 'StaffDemand';
  /** 1 less the mean error of the back-test as a part of a usual week; 0 at least. */
  confidence: Scalars['Float']['output'];
  /** The quarter of the weeks in which most posts are expected, like 2026-12-21 to 2026-12-27. */
  peakPeriods: Array<Scalars['String']['output']>;
  /** Posts that are expected to be advertised less those that are expected to be filled; 0 at least. */
  predictedShortage: Scalars['Int']['output'];
  /** The recommendations; empty if no shortage is expected. */
  recommendations: Array<StaffAdvice>;
};

/** The provider can be asked. The answer counts in the browser that asked, once, for 10 minutes. */
export type StartSocialSignInPayload = {
  __typename?: 'StartSocialSignInPayload';
  /** Address at the provider to send the browser to. */
  address: Scalars['String']['output'];
};

/** The payload, or an error. */
export type StartSocialSignInResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | StartSocialSignInPayload | ValidationError;

/** An application was begun. */
export type StartVendorApplicationPayload = {
  __typename?: 'StartVendorApplicationPayload';
  /** The application. */
  application: VendorApplication;
  /** Who has it goes on with the application. It is told once, and mailed. */
  token: Scalars['String']['output'];
};

/** The payload, or an error. */
export type StartVendorApplicationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | StartVendorApplicationPayload | ValidationError;

/** A part of the portal, as its own probe has measured it. */
export type StatusComponent = {
  __typename?: 'StatusComponent';
  /** Which part it is. */
  component: SystemComponent;
  /** Its last 30 days, the oldest first; today is the last. */
  days: Array<StatusDay>;
  /** Its description. */
  description: Scalars['String']['output'];
  /** The minute of its newest probe; null before the first. */
  lastChecked?: Maybe<Scalars['DateTime']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The duration of its newest probe, in milliseconds; null if it was not up. */
  responseTime?: Maybe<Scalars['Int']['output']>;
  /** Its present status. */
  status: ComponentStatus;
  /** Minutes up of those up and down in the last 30 days, in percent; null if there are none. */
  uptime?: Maybe<Scalars['Float']['output']>;
};

/** A day of a component in London, added up from its probes; each probe counts as a minute. */
export type StatusDay = {
  __typename?: 'StatusDay';
  /** Its average response time, in milliseconds; null if there were no responses. */
  averageResponseTime?: Maybe<Scalars['Int']['output']>;
  /** The day. */
  day: Scalars['Date']['output'];
  /** Minutes in which it was down. */
  down: Scalars['Int']['output'];
  /** Minutes of announced maintenance. */
  maintenance: Scalars['Int']['output'];
  /** Minutes of which nothing is known, since the component was first measured. */
  noData: Scalars['Int']['output'];
  /** Of the minutes up, those in which it answered slowly or in part. */
  slow: Scalars['Int']['output'];
  /** How the component was. */
  status: ComponentStatus;
  /** Minutes in which it was up. */
  up: Scalars['Int']['output'];
  /** Minutes up of those up and down, in percent; null if there are none. */
  uptime?: Maybe<Scalars['Float']['output']>;
};

/** The results of the probes of all components over a period of days. */
export type StatusSpan = {
  __typename?: 'StatusSpan';
  /** The average response time, in milliseconds; null if there were no responses. */
  averageResponseTime?: Maybe<Scalars['Int']['output']>;
  /** Days of which a probe of any component could say something: all others count for nothing here. */
  measuredDays: Scalars['Int']['output'];
  /** Probes that were up of those up and down, in percent; null if there are none. */
  uptime?: Maybe<Scalars['Float']['output']>;
};

/** The state of the mailed link of a subscription to the emails about incidents. */
export type StatusSubscriptionLink = {
  __typename?: 'StatusSubscriptionLink';
  /** The state of its subscription. */
  state: StatusSubscriptionState;
};

/** The state of a subscription to the emails about incidents. */
export const StatusSubscriptionState = {
  /** It is confirmed: the e-mails are sent. */
  Confirmed: 'CONFIRMED',
  /** It has ended, was not confirmed in time, or never was. */
  Over: 'OVER',
  /** It waits to be confirmed. */
  Waiting: 'WAITING'
} as const;

export type StatusSubscriptionState = typeof StatusSubscriptionState[keyof typeof StatusSubscriptionState];
/** The payload, or an error. */
export type StopDeskMailResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type StopSupplierConversationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SupplierConversationPayload | ValidationError;

/** The payload, or an error. */
export type SubmitVendorApplicationResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | VendorApplicationPayload;

/** The payload, or an error. */
export type SubscribeToNewsletterResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type SubscribeToStatusResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** Who sells a product. One does not buy from the portal, but from the supplier. */
export type Supplier = {
  __typename?: 'Supplier';
  /** Identifier of the supplier. */
  id: Scalars['ID']['output'];
  /** Town. */
  location: Scalars['String']['output'];
  /** Name of the supplier. */
  name: Scalars['String']['output'];
  /** Whether operators have found the supplier among those of the health service. */
  nhsApproved: Scalars['Boolean']['output'];
  /** Code of the supplier at NHS Supply Chain, where it has one. */
  nhsSupplierCode?: Maybe<Scalars['String']['output']>;
  /** When the supplier can be reached, as words; null where that is not known. */
  openingHours?: Maybe<Scalars['String']['output']>;
  /** Phone number, as it is dialled in the United Kingdom. */
  phone: Scalars['String']['output'];
  /** Rating out of 5, with one decimal; null while the supplier has no rating. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Whether an account answers for the supplier, so that `contactSupplier` can write to them. */
  takesMessages: Scalars['Boolean']['output'];
  /** Whether operators of the portal have checked who the supplier is. */
  verified: Scalars['Boolean']['output'];
  /** The supplier's own site. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What a buyer and the supplier of a product write to each other, as both sides see it. */
export type SupplierConversation = {
  __typename?: 'SupplierConversation';
  /** Full name of the buyer, as they entered it. */
  buyerName: Scalars['String']['output'];
  /** Organisation of the buyer, if one was given. */
  buyerOrganization?: Maybe<Scalars['String']['output']>;
  /** Phone number of the buyer, if one was given. */
  buyerPhone?: Maybe<Scalars['String']['output']>;
  /** When something last happened in it. */
  changedAt: Scalars['DateTime']['output'];
  /** Identifier of the conversation. */
  id: Scalars['ID']['output'];
  /** Whether one of both sides has reported it to the operators, who may read it from then on. */
  isReported: Scalars['Boolean']['output'];
  /** Identifier of the product that it is about; null where that is gone. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product when the buyer wrote. */
  productName: Scalars['String']['output'];
  /** What it is called, like S2026-4821037752. */
  reference: Scalars['String']['output'];
  /** When it was begun. */
  sentAt: Scalars['DateTime']['output'];
  /** Whose turn it is. */
  state: SupplierConversationState;
  /** Name of the supplier. */
  supplierName: Scalars['String']['output'];
};

/** A page of a list of SupplierConversation rows. */
export type SupplierConversationConnection = {
  __typename?: 'SupplierConversationConnection';
  /** The rows of this page with their cursors. */
  edges: Array<SupplierConversationEdge>;
  /** The rows of this page, in order. */
  nodes: Array<SupplierConversation>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a SupplierConversationConnection. */
export type SupplierConversationEdge = {
  __typename?: 'SupplierConversationEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: SupplierConversation;
};

/** A message of a conversation with a supplier. It is never changed. */
export type SupplierConversationEntry = {
  __typename?: 'SupplierConversationEntry';
  /** What was written, as plain text. */
  body: Scalars['String']['output'];
  /** When it was written. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the message. */
  id: Scalars['ID']['output'];
  /** Who wrote it. */
  writtenBy: SupplierConversationWriter;
};

/** Something was done in a conversation with a supplier. */
export type SupplierConversationPayload = {
  __typename?: 'SupplierConversationPayload';
  /** The conversation as it is now; null where it has just been deleted. */
  thread?: Maybe<SupplierConversationThread>;
};

/** As whom one reads a conversation with a supplier. */
export const SupplierConversationSide = {
  /** As its buyer, who has begun it. */
  Buyer: 'BUYER',
  /** As an operator, as it was reported. */
  Operator: 'OPERATOR',
  /** For its supplier. */
  Supplier: 'SUPPLIER'
} as const;

export type SupplierConversationSide = typeof SupplierConversationSide[keyof typeof SupplierConversationSide];
/** Whose turn it is in a conversation with a supplier. */
export const SupplierConversationState = {
  /** The supplier has answered. */
  Answered: 'ANSWERED',
  /** An operator has stopped it: nobody can write in it any more. */
  Stopped: 'STOPPED',
  /** The buyer waits for an answer. */
  Waiting: 'WAITING'
} as const;

export type SupplierConversationState = typeof SupplierConversationState[keyof typeof SupplierConversationState];
/** A conversation with a supplier with all that was written in it, as one of its sides reads it. */
export type SupplierConversationThread = {
  __typename?: 'SupplierConversationThread';
  /** The conversation. */
  conversation: SupplierConversation;
  /** All messages, the oldest first; 100 at most. */
  entries: Array<SupplierConversationEntry>;
  /** As whom the caller reads it. */
  side: SupplierConversationSide;
};

/** Who writes in a conversation with a supplier. */
export const SupplierConversationWriter = {
  /** The buyer. */
  Buyer: 'BUYER',
  /** An account that answers for the supplier. */
  Supplier: 'SUPPLIER'
} as const;

export type SupplierConversationWriter = typeof SupplierConversationWriter[keyof typeof SupplierConversationWriter];
/** What a buyer writes to the supplier of a product. */
export type SupplierMessageInput = {
  /** E-mail address, to which the receipt and news of answers go. The supplier does not see it. */
  email: Scalars['String']['input'];
  /** Identifier of the product. */
  equipmentId: Scalars['ID']['input'];
  /** The message, 5,000 characters at most. */
  message: Scalars['String']['input'];
  /** Full name of the buyer, 100 characters at most. The supplier sees it. */
  name: Scalars['String']['input'];
  /** Organisation, 200 characters at most. The supplier sees it. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. The supplier sees it. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The payload, or an error. */
export type SuspendAccountResult = AccountRecordPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A part of the portal that is measured by itself. */
export const SystemComponent = {
  /** Passwords and sessions. */
  Accounts: 'ACCOUNTS',
  /** Work that waits, such as mails. */
  Background: 'BACKGROUND',
  /** The database. */
  Database: 'DATABASE',
  /** The mail server. */
  Email: 'EMAIL',
  /** The GraphQL API. */
  Graphql: 'GRAPHQL',
  /** The REST API. */
  Rest: 'REST',
  /** The search across the portal. */
  Search: 'SEARCH',
  /** The web client: pages and their scripts. */
  WebClient: 'WEB_CLIENT'
} as const;

export type SystemComponent = typeof SystemComponent[keyof typeof SystemComponent];
/** How the portal is and was, as probes measure it every minute. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /** The minute of the newest probe; null before the first. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All eight components. */
  components: Array<StatusComponent>;
  /** The last 90 days, as far as they were measured. */
  last90Days: StatusSpan;
  /** The last 365 days, as far as they were measured. */
  last365Days: StatusSpan;
  /** The minute of the first probe; null before it. */
  measuredSince?: Maybe<Scalars['DateTime']['output']>;
  /** When this was read, by the server's clock. */
  readAt: Scalars['DateTime']['output'];
  /** The status of its worst component. */
  status: ComponentStatus;
};

/** The payload, or an error. */
export type TestNewsletterIssueResult = ConflictError | ForbiddenError | NewsletterIssuePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A place where two versions of a text differ. */
export type TextChange = {
  __typename?: 'TextChange';
  /** The heading above it in the newer version; empty above the first heading, and if it begins with a heading. */
  heading: Scalars['String']['output'];
  /** Whether all of it was replaced: the versions have too little in common here, or are too long, to be compared word by word. */
  isWhole: Scalars['Boolean']['output'];
  /** The words around and of the difference, in order. */
  parts: Array<TextPart>;
};

/** A stretch of words of two texts that were compared. */
export type TextPart = {
  __typename?: 'TextPart';
  /** Which of the texts has it. */
  kind: TextPartKind;
  /** The words, in Markdown. */
  text: Scalars['String']['output'];
};

/** Which of two texts has a stretch of words. */
export const TextPartKind = {
  /** Only the newer one has it. */
  Added: 'ADDED',
  /** Only the older one has it. */
  Removed: 'REMOVED',
  /** Both have it. */
  Same: 'SAME'
} as const;

export type TextPartKind = typeof TextPartKind[keyof typeof TextPartKind];
/** A request for a tier, as its account sees it. */
export type TierRequest = {
  __typename?: 'TierRequest';
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** The purpose, plain text. */
  purpose: Scalars['String']['output'];
  /** Why it was declined, plain text. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it waits, and how it was decided. */
  state: TierRequestState;
  /** The tier that is asked for. */
  tier: PartnerTier;
};

/** Whether a request for a tier waits, and how it was decided. */
export const TierRequestState = {
  /** It was approved. */
  Approved: 'APPROVED',
  /** It was declined for a reason. */
  Declined: 'DECLINED',
  /** It waits for a decision. */
  Waiting: 'WAITING'
} as const;

export type TierRequestState = typeof TierRequestState[keyof typeof TierRequestState];
/** A town in which posts can be advertised. */
export type Town = {
  __typename?: 'Town';
  /** Name of the town. */
  name: Scalars['String']['output'];
  /** Its nation, whose pay holds there. */
  nation: Nation;
};

/** Something that a visitor did on a page. */
export type TrackedEventInput = {
  /** The name of the event: letters, digits, dots, hyphens and underscores, a letter first. */
  eventType: Scalars['String']['input'];
  /** Details by name: short texts, numbers, true or false, 20 at most. Nothing personal. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Path or address of the page. Its query is not stored. */
  pageUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The result. */
export type TrackingPayload = {
  __typename?: 'TrackingPayload';
  /** Whether it is counted: not without a cookie that consents to analytics, not for robots, and not beyond the limits. */
  recorded: Scalars['Boolean']['output'];
};

/** The payload, or an error. */
export type TrackingResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | TrackingPayload | ValidationError;

/** How much a programme asks of those who take it. */
export const TrainingLevel = {
  /** Shown as Advanced. */
  Advanced: 'ADVANCED',
  /** Shown as Beginner. */
  Beginner: 'BEGINNER',
  /** Shown as Intermediate. */
  Intermediate: 'INTERMEDIATE'
} as const;

export type TrainingLevel = typeof TrainingLevel[keyof typeof TrainingLevel];
/** A part of a training path. */
export type TrainingModule = {
  __typename?: 'TrainingModule';
  /** How many hours it takes. */
  hours: Scalars['Int']['output'];
  /** Its place in the path, from 1. */
  position: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** What it is about. */
  topics: Array<Scalars['String']['output']>;
};

/** A programme that anyone may take, module by module. */
export type TrainingPath = {
  __typename?: 'TrainingPath';
  /** Its colour on the page: brand, teal or amber. */
  colour: Scalars['String']['output'];
  /** How many percent complete it; display content. */
  completionRate: Scalars['Int']['output'];
  /** The description, in a sentence. */
  description: Scalars['String']['output'];
  /** How many weeks it takes. */
  durationWeeks: Scalars['Int']['output'];
  /** How many are enrolled: a figure of display content, and those who have enrolled on the portal since. */
  enrolledCount: Scalars['Int']['output'];
  /** How many hours its modules take together. */
  hours: Scalars['Int']['output'];
  /** Identifier of the path. */
  id: Scalars['ID']['output'];
  /** How much it asks. */
  level: TrainingLevel;
  /** The level in words, like Beginner. */
  levelLabel: Scalars['String']['output'];
  /** How many modules it has. */
  moduleCount: Scalars['Int']['output'];
  /** Its modules, in order. */
  modules: Array<TrainingModule>;
  /** Rating out of 5, with one decimal; display content. */
  rating: Scalars['Float']['output'];
  /** Its name in addresses, like nhs-compliance-excellence. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** What it is about. */
  topics: Array<Scalars['String']['output']>;
};

/** A text of the training centre. It comes with a download. */
export type TrainingResource = {
  __typename?: 'TrainingResource';
  /** How often it was downloaded, counted once a visitor and day. */
  downloads: Scalars['Int']['output'];
  /** Size of its text in bytes. */
  size: Scalars['Int']['output'];
  /** Its name in files: the title in lower case with hyphens. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** The kind of the text, like Checklist. */
  type: Scalars['String']['output'];
};

/** A search of the help center that found nothing. It is deleted after 90 days. */
export type UnansweredHelpSearch = {
  __typename?: 'UnansweredHelpSearch';
  /** The day, in London. */
  day: Scalars['Date']['output'];
  /** Identifier of the row. */
  id: Scalars['ID']['output'];
  /** How many searched for it, each visitor once. */
  searches: Scalars['Int']['output'];
  /** The search, in lower case. */
  text: Scalars['String']['output'];
};

/** A page of a list of UnansweredHelpSearch rows. */
export type UnansweredHelpSearchConnection = {
  __typename?: 'UnansweredHelpSearchConnection';
  /** The rows of this page with their cursors. */
  edges: Array<UnansweredHelpSearchEdge>;
  /** The rows of this page, in order. */
  nodes: Array<UnansweredHelpSearch>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a UnansweredHelpSearchConnection. */
export type UnansweredHelpSearchEdge = {
  __typename?: 'UnansweredHelpSearchEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: UnansweredHelpSearch;
};

/** The intent of a question, the things that it names, and the results. */
export type UnderstoodQuestion = {
  __typename?: 'UnderstoodQuestion';
  /** The things that it names. */
  entities: QuestionEntities;
  /** The intent. */
  intent: QuestionIntent;
  /** Milliseconds that it took. */
  processingTimeMs: Scalars['Int']['output'];
  /** The results, the most relevant first: of the part that the question is about, if there is one. */
  results: Array<QuestionResult>;
};

/** The payload, or an error. */
export type UndoVerificationResult = AccountRecordPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UndoVerificationsResult = AccountOutcomesPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UnlikeArticleResult = ConflictError | ForbiddenError | LikeArticlePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UnpublishContentResult = ConflictError | EditedContentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UnsaveArticleResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SaveArticlePayload | ValidationError;

/** The payload, or an error. */
export type UnsubscribeFromNewsletterResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UnsubscribeFromStatusResult = ConflictError | ForbiddenError | MessagePayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UnsuspendAccountResult = AccountRecordPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UpdateEquipmentResult = ConflictError | EquipmentPostingPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UpdateJobDraftResult = ConflictError | ForbiddenError | JobDraftPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type UpdateJobResult = ConflictError | ForbiddenError | JobPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The profile was changed. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The account as it is now. */
  user: Account;
};

/** The payload, or an error. */
export type UpdateProfileResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | UpdateProfilePayload | ValidationError;

/** The payload, or an error. */
export type UpdateWebhookEndpointResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WebhookEndpointPayload;

/** The input breaks a rule. */
export type ValidationError = Error & {
  __typename?: 'ValidationError';
  /** Everything that is wrong. */
  fields: Array<FieldProblem>;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** An application to become a supplier, as its applicant and operators see it. */
export type VendorApplication = {
  __typename?: 'VendorApplication';
  /** The annual turnover; null while it is not known. */
  annualTurnover?: Maybe<VendorTurnover>;
  /** The kind of business; null while it is not known. */
  businessType?: Maybe<VendorBusinessType>;
  /** Whether it states that its products have CE or UKCA marks. */
  ceMarking: Scalars['Boolean']['output'];
  /** When it was last saved, sent or decided. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Whom to contact. */
  contactName: Scalars['String']['output'];
  /** What has to change, or why it was refused; null unless one of these is so. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** The end of the fifth working day after that, when it is due. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where mails about the application go. */
  email: Scalars['String']['output'];
  /** The products and services. */
  equipmentCategories: Array<VendorCategory>;
  /** The history, the oldest first. */
  events: Array<VendorEvent>;
  /** The end of the third working day after that: from then on a decision is to be expected. */
  expectedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The documents, three at most. */
  files: Array<VendorFile>;
  /** Identifier of the application. */
  id: Scalars['ID']['output'];
  /** Whether it states that it complies with ISO 13485. */
  isoCompliant: Scalars['Boolean']['output'];
  /** Whether it states that it complies with the UK MDR 2002. */
  mddrCompliant: Scalars['Boolean']['output'];
  /** Whether it states that the health service has approved it, which makes no supplier approved here. */
  nhsApproved: Scalars['Boolean']['output'];
  /** Its ODS or supplier code. */
  nhsSupplierCode?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phone: Scalars['String']['output'];
  /** The reference; null while it has not been sent. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Its number at Companies House. */
  registrationNumber: Scalars['String']['output'];
  /** How often it has been sent. */
  revision: Scalars['Int']['output'];
  /** Where it stands. */
  state: VendorApplicationState;
  /** The furthest step of the form that was saved, from 1 to 3. */
  step: Scalars['Int']['output'];
  /** When it was last sent; null while it has not been. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier that it has made; null unless it is approved. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Its VAT number, with its prefix. */
  vatNumber: Scalars['String']['output'];
  /** Site of the company. */
  website?: Maybe<Scalars['String']['output']>;
  /** For how many years it has been in business; null while that is not known. */
  yearsInBusiness?: Maybe<Scalars['Int']['output']>;
};

/** A page of a list of VendorApplication rows. */
export type VendorApplicationConnection = {
  __typename?: 'VendorApplicationConnection';
  /** The rows of this page with their cursors. */
  edges: Array<VendorApplicationEdge>;
  /** The rows of this page, in order. */
  nodes: Array<VendorApplication>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a VendorApplicationConnection. */
export type VendorApplicationEdge = {
  __typename?: 'VendorApplicationEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: VendorApplication;
};

/** What an applicant states. The second and third step need more of it than the first. */
export type VendorApplicationInput = {
  /** What it turns over in a year; from step 2 on. */
  annualTurnover?: InputMaybe<VendorTurnover>;
  /** What kind of business it is; from step 2 on. */
  businessType?: InputMaybe<VendorBusinessType>;
  /** Whether its products have CE or UKCA marks. */
  ceMarking?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the company, at most 200 characters. */
  companyName: Scalars['String']['input'];
  /** Whom to contact, at most 200 characters. */
  contactName: Scalars['String']['input'];
  /** Where mails about the application go. */
  email: Scalars['String']['input'];
  /** What it offers, one at least from step 2 on. */
  equipmentCategories?: InputMaybe<Array<VendorCategory>>;
  /** Whether it complies with ISO 13485. */
  isoCompliant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it complies with the UK MDR 2002. */
  mddrCompliant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the health service has approved it. */
  nhsApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its ODS or supplier code, if it has one. */
  nhsSupplierCode?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, of any country. */
  phone: Scalars['String']['input'];
  /** Its number at Companies House, 8 characters. */
  registrationNumber: Scalars['String']['input'];
  /** Its VAT number; the check digits must be right. */
  vatNumber: Scalars['String']['input'];
  /** Site of the company. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** For how many years it has been in business, 0 to 500; from step 2 on. */
  yearsInBusiness?: InputMaybe<Scalars['Int']['input']>;
};

/** It was done. */
export type VendorApplicationPayload = {
  __typename?: 'VendorApplicationPayload';
  /** The application as it is now. */
  application: VendorApplication;
};

/** Where an application stands. */
export const VendorApplicationState = {
  /** It is approved: there is a verified supplier. */
  Approved: 'APPROVED',
  /** Its applicant is to change it and send it again. */
  ChangesRequested: 'CHANGES_REQUESTED',
  /** It has not been sent. */
  Draft: 'DRAFT',
  /** It is not approved. */
  Refused: 'REFUSED',
  /** It waits for an operator. */
  Submitted: 'SUBMITTED'
} as const;

export type VendorApplicationState = typeof VendorApplicationState[keyof typeof VendorApplicationState];
/** What kind of business a supplier is. */
export const VendorBusinessType = {
  /** Distributor. */
  Distributor: 'DISTRIBUTOR',
  /** Importer. */
  Importer: 'IMPORTER',
  /** Manufacturer. */
  Manufacturer: 'MANUFACTURER',
  /** Retailer. */
  Retailer: 'RETAILER',
  /** Service provider. */
  ServiceProvider: 'SERVICE_PROVIDER',
  /** Wholesaler. */
  Wholesaler: 'WHOLESALER'
} as const;

export type VendorBusinessType = typeof VendorBusinessType[keyof typeof VendorBusinessType];
/** What a supplier offers. */
export const VendorCategory = {
  /** Diagnostic. */
  Diagnostic: 'DIAGNOSTIC',
  /** Emergency. */
  Emergency: 'EMERGENCY',
  /** ICU. */
  Icu: 'ICU',
  /** Imaging. */
  Imaging: 'IMAGING',
  /** Laboratory. */
  Laboratory: 'LABORATORY',
  /** Mobility Aids. */
  MobilityAids: 'MOBILITY_AIDS',
  /** Patient Monitoring. */
  PatientMonitoring: 'PATIENT_MONITORING',
  /** Rehabilitation. */
  Rehabilitation: 'REHABILITATION',
  /** Respiratory. */
  Respiratory: 'RESPIRATORY',
  /** Surgical Instruments. */
  SurgicalInstruments: 'SURGICAL_INSTRUMENTS'
} as const;

export type VendorCategory = typeof VendorCategory[keyof typeof VendorCategory];
/** What an operator makes of an application. */
export const VendorDecision = {
  /** It is approved: there is a verified supplier. */
  Approved: 'APPROVED',
  /** Its applicant is to change it and send it again. */
  ChangesRequested: 'CHANGES_REQUESTED',
  /** It is not approved. */
  Refused: 'REFUSED'
} as const;

export type VendorDecision = typeof VendorDecision[keyof typeof VendorDecision];
/** Which document of an application a file is. */
export const VendorDocumentKind = {
  /** The company registration or license. */
  CompanyLicense: 'COMPANY_LICENSE',
  /** The public liability insurance. */
  InsuranceCertificate: 'INSURANCE_CERTIFICATE',
  /** A certificate of quality, which is optional. */
  QualityCertificate: 'QUALITY_CERTIFICATE'
} as const;

export type VendorDocumentKind = typeof VendorDocumentKind[keyof typeof VendorDocumentKind];
/** Something that was done with an application. */
export type VendorEvent = {
  __typename?: 'VendorEvent';
  /** When. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the event. */
  id: Scalars['ID']['output'];
  /** The action. */
  kind: VendorEventKind;
  /** The message to its applicant; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** Which revision of the application it is about. */
  revision: Scalars['Int']['output'];
};

/** What was done with an application. */
export const VendorEventKind = {
  /** An operator has approved it. */
  Approved: 'APPROVED',
  /** An operator has asked for changes. */
  ChangesRequested: 'CHANGES_REQUESTED',
  /** The virus scanner found something in a file, which is deleted. */
  FileRefused: 'FILE_REFUSED',
  /** An operator has not approved it. */
  Refused: 'REFUSED',
  /** It was sent, or sent again. */
  Submitted: 'SUBMITTED'
} as const;

export type VendorEventKind = typeof VendorEventKind[keyof typeof VendorEventKind];
/** A document that was sent with an application. Its bytes are at GET /uploads/<id>. */
export type VendorFile = {
  __typename?: 'VendorFile';
  /** Which document it is. */
  document: VendorDocumentKind;
  /** Identifier of the file. */
  id: Scalars['ID']['output'];
  /** The name, with the extension of its real format. */
  name: Scalars['String']['output'];
  /** The result of the virus scan. */
  scan: FileScanState;
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
  /** When it was sent. */
  uploadedAt: Scalars['DateTime']['output'];
};

/** What a business turns over in a year, in pounds. */
export const VendorTurnover = {
  /** 1 million to 5 million. */
  From_1M: 'FROM_1M',
  /** 5 million to 10 million. */
  From_5M: 'FROM_5M',
  /** 100,000 to 500,000. */
  From_100K: 'FROM_100K',
  /** 500,000 to 1 million. */
  From_500K: 'FROM_500K',
  /** More than 10 million. */
  Over_10M: 'OVER_10M',
  /** Less than 100,000. */
  Under_100K: 'UNDER_100K'
} as const;

export type VendorTurnover = typeof VendorTurnover[keyof typeof VendorTurnover];
/** How long a user has waited to be verified. The promise to users is 24 to 48 hours. */
export type VerificationClock = {
  __typename?: 'VerificationClock';
  /** When they began to wait. */
  askedAt: Scalars['DateTime']['output'];
  /** When 48 hours are over. */
  dueAt: Scalars['DateTime']['output'];
  /** Whether 48 hours are over. */
  isOverdue: Scalars['Boolean']['output'];
};

/** A verification that is to be taken back. */
export type VerificationToUndo = {
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** When the verification was given that is taken back: `verifiedAt` of the account. */
  verifiedAt: Scalars['DateTime']['input'];
};

/** The payload, or an error. */
export type VerifyAccountResult = AccountRecordPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type VerifyAccountsResult = AccountOutcomesPayload | ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** An item that a browser remembers, in few words. */
export type ViewedItem = {
  __typename?: 'ViewedItem';
  /** Employer and town, supplier, or source. */
  detail: Scalars['String']['output'];
  /** Closed or Withdrawn; null while it is offered. */
  ending?: Maybe<Scalars['String']['output']>;
  /** Its identifier. */
  id: Scalars['ID']['output'];
  /** What kind of thing it is. */
  kind: ViewedItemKind;
  /** Its name in addresses; null where its identifier stands there. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Its title or name. */
  title: Scalars['String']['output'];
};

/** What kind of thing was opened. */
export const ViewedItemKind = {
  /** A news article. */
  Article: 'ARTICLE',
  /** A compliance document. */
  Document: 'DOCUMENT',
  /** A product, offered or withdrawn. */
  Equipment: 'EQUIPMENT',
  /** A post, open or closed. */
  Job: 'JOB'
} as const;

export type ViewedItemKind = typeof ViewedItemKind[keyof typeof ViewedItemKind];
/** The result of a spoken search. */
export type VoiceSearchAnswer = {
  __typename?: 'VoiceSearchAnswer';
  /** The recognised speech. */
  heard: Scalars['String']['output'];
  /** The hits of `search` for it. */
  hits: Array<SearchHit>;
  /** The intent. */
  intent: QuestionIntent;
  /** The search: without filler words, with amounts in figures. */
  searched: Scalars['String']['output'];
};

/** What is changed of a webhook. What is left out stays as it is. */
export type WebhookChangeInput = {
  /** What it is told of; one at least. */
  events?: InputMaybe<Array<WebhookEventKind>>;
  /** Whether messages are sent. What waits while it is off is sent once it is on; what happens meanwhile is not told. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where messages are sent: an https address of a public server, 500 characters at most. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A message to a webhook, and what has become of it. Kept for 30 days. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When it was last sent; null if it was not yet. */
  attemptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was sent, since it was last asked for by hand. */
  attempts: Scalars['Int']['output'];
  /** What is sent: JSON with `type`, `timestamp` and `data`. */
  body: Scalars['String']['output'];
  /** When it was given to this webhook. */
  createdAt: Scalars['DateTime']['output'];
  /** What it tells of, as `job.published`; `webhook.test` where its owner has tried the webhook. */
  event: Scalars['String']['output'];
  /** When that happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Identifier of the delivery. */
  id: Scalars['ID']['output'];
  /** What came of the last attempt, in a sentence; null if there was none. */
  lastResult?: Maybe<Scalars['String']['output']>;
  /** When it is sent next; null if it is not, or waits for an earlier event of the same subject or for the webhook to be turned on. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: WebhookDeliveryState;
  /** Status of the last answer; null if there was none. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Sent with each attempt as `webhook-id`: a receiver that has seen it before has had the message. */
  webhookId: Scalars['ID']['output'];
};

/** A page of a list of WebhookDelivery rows. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The rows of this page with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The rows of this page, in order. */
  nodes: Array<WebhookDelivery>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a WebhookDeliveryConnection. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: WebhookDelivery;
};

/** A message is on its way to a webhook. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** The message. */
  delivery: WebhookDelivery;
};

/** What has become of a delivery. */
export const WebhookDeliveryState = {
  /** The receiver has answered with a status of 200 to 299. */
  Delivered: 'DELIVERED',
  /** It was given up after 15 attempts within 75 hours, or could not be sent. */
  Failed: 'FAILED',
  /** It is to be sent, for the first time or once more. */
  Waiting: 'WAITING'
} as const;

export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];
/** Why a webhook is off. */
export const WebhookDisabledReason = {
  /** No message was answered well for 3 days. */
  Failing: 'FAILING',
  /** Its owner has turned it off. */
  Owner: 'OWNER'
} as const;

export type WebhookDisabledReason = typeof WebhookDisabledReason[keyof typeof WebhookDisabledReason];
/** A webhook: an address of a program of an account that is told of changes. Messages are signed as Standard Webhooks has it; the secret is told once. */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it is off; null while it is on. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** What it is told of. */
  events: Array<WebhookEventKind>;
  /** Since when no message was answered well; null if the last one was. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the webhook, which is no secret. */
  id: Scalars['ID']['output'];
  /** Whether messages are sent. */
  isEnabled: Scalars['Boolean']['output'];
  /** Until when messages are signed with the secret before, too; null if there was none. */
  previousSecretEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its present secret was made. */
  secretChangedAt: Scalars['DateTime']['output'];
  /** Where messages are sent by POST. */
  url: Scalars['String']['output'];
};

/** A webhook was changed. */
export type WebhookEndpointPayload = {
  __typename?: 'WebhookEndpointPayload';
  /** The webhook. */
  webhook: WebhookEndpoint;
};

/** Something that a webhook can tell of. */
export type WebhookEventDescription = {
  __typename?: 'WebhookEventDescription';
  /** The kind of event. */
  kind: WebhookEventKind;
  /** What it is called in a message, as `job.published`. */
  name: Scalars['String']['output'];
  /** When it is sent, in a sentence. */
  tells: Scalars['String']['output'];
};

/** What a webhook can tell of. */
export const WebhookEventKind = {
  /** `document.changed`. What is said of a published version was corrected, and with it the checksum of its file. */
  DocumentChanged: 'DOCUMENT_CHANGED',
  /** `document.published`. A compliance document was published, or a new version of it. */
  DocumentPublished: 'DOCUMENT_PUBLISHED',
  /** `document.superseded`. A version of a document was superseded by a new one. */
  DocumentSuperseded: 'DOCUMENT_SUPERSEDED',
  /** `document.withdrawn`. A document is no longer published. */
  DocumentWithdrawn: 'DOCUMENT_WITHDRAWN',
  /** `incident.opened`. A part of the portal does not do what it is for. */
  IncidentOpened: 'INCIDENT_OPENED',
  /** `incident.resolved`. An incident is over. */
  IncidentResolved: 'INCIDENT_RESOLVED',
  /** `incident.updated`. There is news of an incident. */
  IncidentUpdated: 'INCIDENT_UPDATED',
  /** `job.changed`. An advertised job was changed. */
  JobChanged: 'JOB_CHANGED',
  /** `job.closed`. A job was closed before its last day, or is no longer shown. */
  JobClosed: 'JOB_CLOSED',
  /** `job.published`. A job was advertised, opened again, or is shown again. */
  JobPublished: 'JOB_PUBLISHED',
  /** `order.quote_accepted`. Items of a quote for a bulk order of yours were accepted. */
  OrderQuoteAccepted: 'ORDER_QUOTE_ACCEPTED',
  /** `order.quote_received`. A supplier has quoted for a bulk order of yours, or changed its quote. */
  OrderQuoteReceived: 'ORDER_QUOTE_RECEIVED',
  /** `order.quote_withdrawn`. A supplier has withdrawn its quote for a bulk order of yours. */
  OrderQuoteWithdrawn: 'ORDER_QUOTE_WITHDRAWN',
  /** `order.state_changed`. A bulk order of yours was sent, was answered for the first time, or was closed. */
  OrderStateChanged: 'ORDER_STATE_CHANGED'
} as const;

export type WebhookEventKind = typeof WebhookEventKind[keyof typeof WebhookEventKind];
/** A talk or a workshop over the internet, with a number of seats. */
export type Webinar = {
  __typename?: 'Webinar';
  /** How many seats are taken: all of them where it is sold out. */
  attendees: Scalars['Int']['output'];
  /** The description, in a sentence or two. */
  description: Scalars['String']['output'];
  /** How many minutes it lasts. */
  durationMinutes: Scalars['Int']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** How it is held. */
  format: WebinarFormat;
  /** The format in words, like Live. */
  formatLabel: Scalars['String']['output'];
  /** Identifier of the webinar. */
  id: Scalars['ID']['output'];
  /** The presenter. */
  presenter: Scalars['String']['output'];
  /** How many seats it has. */
  seats: Scalars['Int']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** How far it has got. */
  state: WebinarState;
  /** Title. */
  title: Scalars['String']['output'];
  /** How many wait for a seat that is given back. */
  waiting: Scalars['Int']['output'];
};

/** A page of a list of Webinar rows. */
export type WebinarConnection = {
  __typename?: 'WebinarConnection';
  /** The rows of this page with their cursors. */
  edges: Array<WebinarEdge>;
  /** The rows of this page, in order. */
  nodes: Array<Webinar>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a WebinarConnection. */
export type WebinarEdge = {
  __typename?: 'WebinarEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Webinar;
};

/** How a webinar is held. */
export const WebinarFormat = {
  /** Shown as Live, in red. */
  Live: 'LIVE',
  /** Shown as Panel. */
  Panel: 'PANEL',
  /** Shown as Workshop. */
  Workshop: 'WORKSHOP'
} as const;

export type WebinarFormat = typeof WebinarFormat[keyof typeof WebinarFormat];
/** A webinar that is to come. */
export type WebinarInput = {
  /** The description, 1,000 characters at most. */
  description: Scalars['String']['input'];
  /** How many minutes it lasts. */
  durationMinutes: Scalars['Int']['input'];
  /** How it is held. */
  format: WebinarFormat;
  /** Where it is joined; shown to those with a seat alone. */
  joinUrl?: InputMaybe<Scalars['String']['input']>;
  /** The presenter, 120 characters at most. */
  presenter: Scalars['String']['input'];
  /** How many seats it has. */
  seats: Scalars['Int']['input'];
  /** When it begins, within a year. */
  startsAt: Scalars['DateTime']['input'];
  /** Title, 120 characters at most. */
  title: Scalars['String']['input'];
};

/** A webinar was planned, changed or cancelled. */
export type WebinarPayload = {
  __typename?: 'WebinarPayload';
  /** The webinar as it is now. */
  webinar: Webinar;
};

/** A place of the caller in a webinar. */
export type WebinarPlace = {
  __typename?: 'WebinarPlace';
  /** When the person asked for it. */
  askedAt: Scalars['DateTime']['output'];
  /** Identifier of the place. */
  id: Scalars['ID']['output'];
  /** Where the webinar is joined; null if the person has no seat, or it is not known yet. */
  joinUrl?: Maybe<Scalars['String']['output']>;
  /** The place on the waiting list, from 1; null for who does not wait. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Whether the person has a seat. */
  state: WebinarPlaceState;
  /** The webinar. */
  webinar: Webinar;
};

/** A page of a list of WebinarPlace rows. */
export type WebinarPlaceConnection = {
  __typename?: 'WebinarPlaceConnection';
  /** The rows of this page with their cursors. */
  edges: Array<WebinarPlaceEdge>;
  /** The rows of this page, in order. */
  nodes: Array<WebinarPlace>;
  /** Where this page lies in its list. */
  pageInfo: PageInfo;
  /** How many rows the whole list has, counted to 10,000 at most. */
  totalCount: Scalars['Int']['output'];
  /** Whether the list has more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
};

/** One row of a WebinarPlaceConnection. */
export type WebinarPlaceEdge = {
  __typename?: 'WebinarPlaceEdge';
  /** Marks this row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: WebinarPlace;
};

/** A place was taken or given back. */
export type WebinarPlacePayload = {
  __typename?: 'WebinarPlacePayload';
  /** The place as it is now. */
  place: WebinarPlace;
};

/** Whether a person has a seat in a webinar. */
export const WebinarPlaceState = {
  /** The person has given the seat, or the place in the line, back. */
  GivenBack: 'GIVEN_BACK',
  /** The person has a seat. */
  Registered: 'REGISTERED',
  /** All seats are taken; the person waits for one. */
  Waiting: 'WAITING'
} as const;

export type WebinarPlaceState = typeof WebinarPlaceState[keyof typeof WebinarPlaceState];
/** How far a webinar has got. */
export const WebinarState = {
  /** It does not take place. */
  Cancelled: 'CANCELLED',
  /** It has ended. */
  Over: 'OVER',
  /** It has begun. */
  Running: 'RUNNING',
  /** It has not begun. */
  Upcoming: 'UPCOMING'
} as const;

export type WebinarState = typeof WebinarState[keyof typeof WebinarState];
/** The payload, or an error. */
export type WithdrawApplicationResult = ConflictError | ForbiddenError | JobApplicationPayload | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** A comment was withdrawn. Nothing of it is kept. */
export type WithdrawArticleCommentPayload = {
  __typename?: 'WithdrawArticleCommentPayload';
  /** Identifier that the comment had. */
  id: Scalars['ID']['output'];
};

/** The payload, or an error. */
export type WithdrawArticleCommentResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError | WithdrawArticleCommentPayload;

/** The payload, or an error. */
export type WithdrawEnrolmentResult = ConflictError | EnrolmentPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type WithdrawEquipmentResult = ConflictError | EquipmentPostingPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type WithdrawInvitationResult = ConflictError | EndedInvitationPayload | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type WithdrawQuoteResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | QuoteRequestPayload | RateLimitedError | ValidationError;

/** The payload, or an error. */
export type WithdrawSafetyNoticeResult = ConflictError | ForbiddenError | NotFoundError | NotSignedInError | RateLimitedError | SafetyNoticePayload | ValidationError;
