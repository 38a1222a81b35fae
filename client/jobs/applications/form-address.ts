import type { Location } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { openedHereState } from '../../navigation/opened-here.ts';
import { FORM } from '../job-form.ts';
import { jobList } from '../job-search.ts';

/** Opens the application form over the job: if the job is open it stays open, else it opens here. */
export function applyLink({ search, state }: Location, jobId: string) {
  const params = new URLSearchParams(search);
  const isOpen = params.get(jobList.item) === jobId;
  params.set(jobList.item, jobId);
  params.set(FORM, 'apply');
  return { to: { search: `?${params}` }, state: { ...(isOpen ? state : openedHereState()), ...openedState() } };
}
