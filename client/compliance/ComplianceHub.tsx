import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { ComplianceHeader } from './ComplianceHeader.tsx';
import { useComplianceHubQuery } from './compliance-hub.generated.ts';
import { DocumentSearchSection } from './DocumentSearchSection.tsx';
import { OfficialResources } from './OfficialResources.tsx';

/** The hub with its list of documents. `opened` is the document that lies over it. */
export function ComplianceHub({ opened }: { opened: string | null }) {
  const { data, error, loading, refetch } = useComplianceHubQuery();
  const entry = (name: string) => data?.contentList.nodes.find(({ key }) => key === `compliance.${name}`);
  return (
    <>
      <ComplianceHeader introduction={entry('introduction')} statistics={entry('statistics')} isLoading={loading} />
      <DocumentSearchSection opened={opened} />
      <OfficialResources entry={entry('official-resources')} />
      {error && !data && (
        <div className="page-wrap pb-10">
          <ErrorPanel
            title="The rest of the page could not be loaded"
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
