/** What is done about a job over the page, as the address names it. */
export const jobForms = ['apply', 'applications', 'job', 'copy', 'close'] as const;
export type JobForm = (typeof jobForms)[number];

/** The part of an address that names the form. */
export const FORM = 'form';

/** The form that the address names. */
export function readJobForm(params: URLSearchParams): JobForm | undefined {
  return jobForms.find((form) => form === params.get(FORM));
}

/** The query of the same page without a form. */
export function withoutForm(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(FORM);
  return params.size > 0 ? `?${params}` : '';
}
