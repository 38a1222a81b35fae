/** Texts whose wording is fixed: do not edit it. */
export const OFFLINE = 'No internet connection';
export const NOT_FOUND_CODE = '404';
export const NOT_FOUND_TITLE = 'Page not found';
export const NOT_FOUND = 'Oops! Page not found';
export const APPLICATION_ERROR = 'Unexpected Application Error!';

/** What the portal is not, on every page. */
export const INDEPENDENCE = `${__PRODUCT_NAME__} is independent. It is not part of, or endorsed by, the NHS.`;

/** Said wherever sample data may be among what is shown. */
export const SAMPLE_DATA = 'Sample data is shown.';
export const SAMPLE_MEANING =
  'The employers, agencies, jobs, suppliers, products and display figures on this portal are invented, so that you can try it out. Place names, pay scales and the laws that documents and articles name are real. Whoever runs the portal can start it without the sample data.';
