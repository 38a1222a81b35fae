export const POST_A_JOB = 'Post a job';
export const CHANGE_JOB = 'Change a job';
export const DUPLICATE_JOB = 'Duplicate a job';
export const CLOSE_JOB = 'Close a job';
export const NOT_POSTED = 'The job could not be posted';
export const NOT_SAVED = 'Your changes could not be saved';
export const NOT_CLOSED = 'The job could not be closed';
export const NOT_REOPENED = 'The job could not be opened again';
export const JOB_SAVED = 'Changes saved';
export const JOB_CLOSED = 'Job closed';
export const JOB_REOPENED = 'Job opened again';
export const FORM_NOT_LOADED = 'The form could not be loaded';
export const NOT_YOURS = 'You cannot change this job';
export const NOT_YOURS_ADVICE =
  'A job is changed by the account that posted it. If that was you, sign in with that account.';
export const POSTS_NOT_LOADED = 'Your posts could not be loaded';
