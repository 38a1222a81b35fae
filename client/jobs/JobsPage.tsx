import { useSearchParams } from 'react-router-dom';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { readJobForm } from './job-form.ts';
import { jobList, jobSearchVariables } from './job-search.ts';
import { JobsPageDocument } from './jobs-page.generated.ts';
import { LazyJobForms } from './LazyJobForms.tsx';
import { LazyJobSheet, preloadJobSheet } from './LazyJobSheet.tsx';
import { StaffPortal } from './StaffPortal.tsx';
import { StaffPortalDocument } from './staff-portal.generated.ts';
import { STAFF_PORTAL } from './words.ts';

export const handle: RouteHandle = {
  title: STAFF_PORTAL,
  area: 'staff',
  description: 'Jobs in UK health services, with the pay band, the closing date and who the employer is.',
  queries: (params) => [
    { document: StaffPortalDocument },
    { document: JobsPageDocument, variables: jobSearchVariables(jobList.read(params)) },
  ],
};

/** /staff-portal: the portal, with a job over it if one was opened from the list, or a form about a job in its place. */
export function Component() {
  const [params] = useSearchParams();
  const { id, close } = useOpenedItem(jobList.item, preloadJobSheet);
  const form = readJobForm(params);
  return (
    <>
      <StaffPortal />
      {form && <LazyJobForms form={form} id={id} onClose={close} />}
      {!form && id !== null && <LazyJobSheet key={id} id={id} onClose={close} />}
    </>
  );
}
