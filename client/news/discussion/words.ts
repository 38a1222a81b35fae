export const DISCUSSION = 'Discussion';
export const NOT_LOADED = 'The discussion could not be loaded';
export const NONE = 'There are no comments on this article yet.';
export const MORE = 'Show more comments';
export const NOT_POSTED = 'Your comment was not posted';
export const POSTED = { title: 'Your comment is posted' };
export const HELD = {
  title: 'Your comment is held for moderation',
  text: 'An operator reads it within 24 hours. We email you when it is decided.',
};
export const NOT_CHANGED = 'Your comment was not changed';
export const CHANGED = { title: 'Your comment is changed' };
export const NOT_WITHDRAWN = 'Your comment was not withdrawn';
export const WITHDRAWN = { title: 'Your comment is withdrawn' };
export const NOT_REPORTED = 'The comment was not reported';
export const REPORTED = { title: 'The comment is reported', text: 'An operator looks at it within 24 hours.' };

export const signInToComment = {
  title: 'Sign in to comment',
  text: 'Comments are shown under the name, role and organisation of an account.',
};
export const signInToReport = {
  title: 'Sign in to report a comment',
  text: 'Reports are made from an account, so that each counts once.',
};
