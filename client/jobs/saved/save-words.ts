/** The label, whose wording is fixed, and that of a saved job. */
export const SAVE_JOB = 'Save Job';
export const SAVED = 'Saved';

/** A way to save a job. */
export interface SaveJobProps {
  job: { id: string; title: string };
  /** The jobs of a list, which one query covers; absent on the page of a job. */
  among?: readonly string[];
  className?: string;
}

/** The name of the write, by which its button is found. */
export const writeOfJob = ({ id }: { id: string }) => `save-job-${id}`;

/** How the way to save a job looks, with what its place adds. */
export const saveLook = ({ className = '' }: { className?: string | undefined }) =>
  ({ size: 'compact', className: `whitespace-nowrap ${className}` }) as const;
