import { useLocation } from 'react-router-dom';
import { asAnyone } from '../accounts/session-requests.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { useHead } from '../navigation/page-context.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { VendorFacts } from './VendorFacts.tsx';
import { VendorFiles } from './VendorFiles.tsx';
import { VendorStanding } from './VendorStanding.tsx';
import { VendorTimeline } from './VendorTimeline.tsx';
import { formAddress, VENDOR_FORM } from './vendor-address.ts';
import { useVendorApplicationQuery } from './vendors.generated.ts';
import { NOT_LOADED, states, YOUR_APPLICATION } from './words.ts';

/** The page of an application, to which the link in each mail about it leads. */
export function FollowedVendor({ token }: { token: string }) {
  const { search } = useLocation();
  const query = useVendorApplicationQuery({ variables: { token }, ssr: false, ...asAnyone });
  const { data, error, loading, refetch } = query;
  const application = data?.vendorApplication;
  const title = application?.reference ? `Vendor application ${application.reference}` : YOUR_APPLICATION;
  useHead({ title, isPrivate: true });
  const mayChange = application?.state === 'DRAFT' || application?.state === 'CHANGES_REQUESTED';
  return (
    <>
      <PageHeader
        area="equipment"
        title={title}
        tags={
          application && (
            <p className="mt-3">
              <Tag tone={states[application.state].tone}>{states[application.state].label}</Tag>
            </p>
          )
        }
      />
      <div className="page-wrap py-10 lg:py-16">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        {!data && !error && <Skeleton className="h-40 w-full max-w-read noscript:hidden" />}
        {error && !loading && (
          <ErrorPanel title={NOT_LOADED} message={error.message} onRetry={() => void refetch().catch(() => {})} />
        )}
        {application === null && (
          <div className="space-y-4">
            <p>
              There is no such application. The link may not be complete, or the application was deleted: we delete
              applications that have not been sent 30 days after their last change.
            </p>
            <ButtonLink to={{ search: formAddress('', VENDOR_FORM) }}>Begin a new application</ButtonLink>
          </div>
        )}
        {application && (
          <>
            <VendorStanding application={application} />
            {mayChange && (
              <p className="mt-6">
                <ButtonLink variant="primary" to={{ search: formAddress(search, VENDOR_FORM) }} state={openedState()}>
                  {application.state === 'DRAFT' ? 'Go on with your application' : 'Change your application'}
                </ButtonLink>
              </p>
            )}
            <VendorTimeline application={application} heading="h2" />
            <VendorFiles files={application.files} heading="h2" headers={{ 'x-vendor-application': token }} />
            <section className="mt-10">
              <h2 className="text-h2 font-bold">What you told us</h2>
              <VendorFacts application={application} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
