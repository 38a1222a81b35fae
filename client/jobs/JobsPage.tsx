import { useSearchParams } from 'react-router-dom';
import { itemOrList } from '../lists/item-or-list.ts';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { JobPage } from './JobPage.tsx';
import { JobSheet } from './JobSheet.tsx';
import { readJobForm } from './job-form.ts';
import { jobList, jobSearchVariables } from './job-search.ts';
import { JobsPageDocument } from './jobs-page.generated.ts';
import { LazyJobForms } from './LazyJobForms.tsx';
import { OpenJobDocument } from './open-job.generated.ts';
import { StaffPortal } from './StaffPortal.tsx';
import { StaffPortalDocument } from './staff-portal.generated.ts';
import { STAFF_PORTAL } from './words.ts';

export const handle: RouteHandle = {
  title: STAFF_PORTAL,
  area: 'staff',
  description: 'Jobs in UK health services, with the pay band, the closing date and who the employer is.',
  queries: itemOrList({
    item: jobList.item,
    ofItem: (id) => ({ document: OpenJobDocument, variables: { id } }),
    ofList: (params) => [
      { document: StaffPortalDocument },
      { document: JobsPageDocument, variables: jobSearchVariables(jobList.read(params)) },
    ],
  }),
};

/**
 * /staff-portal: the portal, with a job over it if one was opened from the list; or the job of the address as the page.
 * A form about a job comes over either, in the place of an opened job.
 */
export function Component() {
  const [params] = useSearchParams();
  const { id, isPage, close } = useOpenedItem(jobList.item);
  const form = readJobForm(params);
  return (
    <>
      {id !== null && isPage ? <JobPage id={id} allJobs={jobList.of(jobList.read(params))} /> : <StaffPortal />}
      {form && <LazyJobForms form={form} id={id} onClose={close} />}
      {!form && id !== null && !isPage && <JobSheet key={id} id={id} onClose={close} />}
    </>
  );
}
