import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { JobForm } from './job-form.ts';

interface FormsProps {
  form: JobForm;
  id: string | null;
  /** Closes the message about a form whose script could not be fetched. */
  onClose: () => void;
}

const { Dialog, preload } = lazyDialog<FormsProps>(() => import('./JobForms.tsx').then((module) => module.JobForms));

export const preloadJobForms = preload;

/** A form about a job over the page, which replaces an opened job. Its script is loaded then. */
export function LazyJobForms(props: FormsProps) {
  return useHydrated() && <Dialog {...props} />;
}
