export const OWN_DATA_TITLE = 'Your data';
export const NOT_DOWNLOADED = 'Your data could not be downloaded';
export const DOWNLOADED = 'Your data is downloaded';
export const DELETE_TITLE = 'Delete your account';
export const DELETE_LABEL = 'Delete my account';
export const NOT_DELETED = 'Your account could not be deleted';
export const DELETED = 'Your account is deleted';
export const TOLD_BY_MAIL = 'We have sent you an email that says so.';
