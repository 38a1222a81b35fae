import { useHead } from '../navigation/page-context.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const TITLE = 'End this alert';
/** What stands in the address in place of the token once the alert has ended. */
const ENDED = 'ended';

/**
 * The account page for a reader who comes from the mail of an alert, to end it: with a button, because programs that look
 * through mail follow links, too. It needs no script and no session.
 */
export function EndAlert({ token }: { token: string }) {
  const hasEnded = token === ENDED;
  const title = hasEnded ? 'This alert has ended' : TITLE;
  useHead({ title, isPrivate: true });
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap max-w-read py-10">
        {hasEnded ? (
          <p>You get no more emails about this search.</p>
        ) : (
          <form method="post" action={`/account?${new URLSearchParams({ 'end-alert': token, from: 'page' })}`}>
            <p className="mb-6">You will get no more emails about this search, and it will no longer be saved.</p>
            <Button type="submit" variant="primary">
              {TITLE}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
