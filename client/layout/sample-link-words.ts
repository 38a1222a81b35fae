/** Said by links to sites that were invented. */
export const SAMPLE_LINK_TITLE = 'This is a sample link';
export const SAMPLE_LINK =
  'It belongs to an invented employer, agency, supplier or product. There is no site to visit and nothing to buy.';
