import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { contactEntry } from './contact-entry.ts';
import { useContactPageQuery } from './contact-page.generated.ts';
import { Methods } from './Methods.tsx';
import { ReplyTimes } from './ReplyTimes.tsx';
import { WriteToUs } from './WriteToUs.tsx';
import { CONTACT, CONTACT_NOT_LOADED } from './words.ts';

const ContactDirectory = latePart(() => import('./ContactDirectory.tsx').then((module) => module.ContactDirectory));

/** The ways to reach the portal: by phone and email, by the form, by department. */
export function Contact() {
  const { data, error, loading, refetch } = useContactPageQuery();
  const entries = data?.contentList.nodes ?? [];
  const introduction = contactEntry(entries, 'introduction');
  const methods = contactEntry(entries, 'methods');
  return (
    <>
      <PageHeader area="contact" title={introduction?.title ?? CONTACT} lead={introduction?.body} />
      <div className="page-wrap flex flex-col gap-10 py-10 lg:gap-16 lg:py-16">
        {methods && <Methods entry={methods} />}
        {!data && error && (
          <ErrorPanel
            title={CONTACT_NOT_LOADED}
            message={error.message}
            busy={loading}
            headingLevel="h2"
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-40 w-full" />}
        <div className="grid-cols-12 gap-x-8 lg:grid">
          <WriteToUs />
          {data && <ReplyTimes times={data.enquiryReplyTime} />}
        </div>
      </div>
      {data && <ContactDirectory entries={entries} />}
    </>
  );
}
