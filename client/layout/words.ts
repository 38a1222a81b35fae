/** Texts whose wording is fixed: do not edit it. */
export const NOT_FOUND_CODE = '404';
export const NOT_FOUND_TITLE = 'Page not found';
export const NOT_FOUND = 'Oops! Page not found';
export const APPLICATION_ERROR = 'Unexpected Application Error!';
