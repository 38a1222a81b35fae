import { ApplicationForms } from './applications/ApplicationForms.tsx';
import type { JobForm } from './job-form.ts';
import { PostingDialog } from './postings/PostingDialog.tsx';

/** The form that the address names: applying for a job and reading applications, or posting, changing, duplicating and closing one. */
export function JobForms({ form, id }: { form: JobForm; id: string | null }) {
  if (form === 'job' || form === 'copy' || form === 'close')
    return <PostingDialog key={`${form} ${id}`} task={form} id={id} />;
  return id !== null && <ApplicationForms key={form} jobId={id} form={form} />;
}
