import { Link } from 'react-router-dom';
import { DEAD_LINK_TITLE } from '../../accounts/email/words.ts';
import { asAnyone } from '../../accounts/session-requests.ts';
import { useHead } from '../../navigation/page-context.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ENQUIRY_NOT_LOADED } from '../words.ts';
import { Thread } from './Thread.tsx';
import { useEnquiryThreadQuery } from './thread.generated.ts';

const YOUR_MESSAGE = 'Your message';

/** The contact page for a mailed link of an enquiry: its entries, and a form for another one. */
export function FollowedThread({ token }: { token: string }) {
  const { data, error, loading, refetch } = useEnquiryThreadQuery({
    variables: { thread: token },
    ssr: false,
    ...asAnyone,
  });
  const thread = data?.enquiryThread;
  const isOver = thread === null;
  const title = isOver ? DEAD_LINK_TITLE : YOUR_MESSAGE;
  useHead({ title, isPrivate: true });
  return (
    <>
      <PageHeader area="contact" title={title} />
      <div className="page-wrap py-10 lg:py-16">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        <div className="max-w-read">
          {thread && <Thread token={token} first={thread} />}
          {isOver && (
            <>
              <p role="status" className="border-l-[6px] border-err bg-err-tint p-5">
                This link is too old or not complete. Copy the whole of it from the email, or send a new message.
              </p>
              <p className="mt-6">
                <Link to="/contact">Send a new message</Link>
              </p>
            </>
          )}
          {!data && !error && <Skeleton className="h-80 w-full noscript:hidden" />}
          {!data && error && (
            <ErrorPanel
              title={ENQUIRY_NOT_LOADED}
              message={error.message}
              busy={loading}
              headingLevel="h2"
              onRetry={() => refetch()}
            />
          )}
        </div>
      </div>
    </>
  );
}
