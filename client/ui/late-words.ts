// Texts below the first view, apart from those of every page's start.

/** Said by links to sites that were invented. */
export const SAMPLE_LINK_TITLE = 'This is a sample link';
export const SAMPLE_LINK =
  'It belongs to an invented employer, agency, supplier or product. There is no site to visit and nothing to buy.';

/** What the portal is not, on every page. */
export const INDEPENDENCE = `${__PRODUCT_NAME__} is independent. It is not part of, or endorsed by, the NHS.`;

/** Shown wherever the content may include sample data. */
export const SAMPLE_DATA = 'Sample data is shown.';
export const SAMPLE_MEANING =
  'The employers, agencies, jobs, suppliers, products and display figures on this portal are invented, so that you can try it out. Place names, pay scales and the laws that documents and articles name are real. The operators of the portal can start it without the sample data.';
