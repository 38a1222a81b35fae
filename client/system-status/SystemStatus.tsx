import { useApolloClient } from '@apollo/client/react';
import { formatDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ComponentsSection } from './ComponentsSection.tsx';
import { HeadlineFigures } from './HeadlineFigures.tsx';
import { StatusIncidentsDocument } from './incidents.generated.ts';
import { StatusMaintenanceDocument } from './maintenance.generated.ts';
import { StatusBand } from './StatusBand.tsx';
import { StatusSkeleton } from './StatusSkeleton.tsx';
import { useStatusPageQuery } from './status-page.generated.ts';
import { useStatusRefresh } from './use-status-refresh.ts';
import { SYSTEM_STATUS } from './words.ts';

const MaintenanceSection = latePart(() =>
  import('./MaintenanceSection.tsx').then((module) => module.MaintenanceSection),
);
const IncidentsSection = latePart(() => import('./IncidentsSection.tsx').then((module) => module.IncidentsSection));

/** The queries of the late parts of the page, which are refetched with its status. */
const late = [StatusMaintenanceDocument, StatusIncidentsDocument];

/** How the portal is, and how it was: one sentence, the figures, the components, the incidents. */
export function SystemStatus() {
  const { data, error, loading, refetch } = useStatusPageQuery();
  const client = useApolloClient();
  const refreshing = useStatusRefresh(async () => {
    await Promise.all([refetch(), client.refetchQueries({ include: late })]);
  });
  const status = data?.systemStatus;
  const since = status?.measuredSince;
  const lead = `Each part of ${__PRODUCT_NAME__} is probed every minute.${
    since ? ` This page has measured since ${formatDate(since)}.` : ''
  }`;
  return (
    <>
      <PageHeader title={SYSTEM_STATUS} lead={lead} />
      {status && (
        <>
          <StatusBand status={status} refreshing={refreshing} />
          <div className="page-wrap flex flex-col gap-10 pt-8 pb-10 lg:gap-12 lg:pt-10 lg:pb-16">
            <HeadlineFigures status={status} history={data.content?.items ?? []} />
            <ComponentsSection components={status.components} />
            <MaintenanceSection />
            <IncidentsSection />
          </div>
        </>
      )}
      {!status && loading && <StatusSkeleton />}
      {!status && error && (
        <div className="page-wrap py-10">
          <ErrorPanel
            title="The status could not be loaded"
            message={error.message}
            busy={loading}
            headingLevel="h2"
            onRetry={() => refetch()}
          />
        </div>
      )}
    </>
  );
}
