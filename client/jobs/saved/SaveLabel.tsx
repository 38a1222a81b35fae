import { SAVE_JOB, SAVED, type SaveJobProps } from './save-words.ts';

/** What the button says: on the page whether the job is saved, to screen readers also which job. */
export function SaveLabel({ job, isSaved = false }: Pick<SaveJobProps, 'job'> & { isSaved?: boolean }) {
  return (
    <>
      {isSaved ? SAVED : SAVE_JOB}
      <span className="sr-only"> {job.title}</span>
    </>
  );
}
