import { Link } from 'react-router-dom';
import { useHead } from '../navigation/page-context.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Replaces the token in the address once the alert has ended. */
const ENDED = 'ended';

/** The parameters of mailed links that end something, with the words for each. */
const words = {
  'end-alert': {
    title: 'End this alert',
    consequence: 'You will get no more emails about this search, and it will no longer be saved.',
    ended: 'This alert has ended',
    after: 'You get no more emails about this search.',
  },
  'end-follows': {
    title: 'Follow no more documents',
    consequence:
      'You will get no more emails about changes of compliance documents. You will follow no document, regulation or role any more.',
    ended: 'You follow no more documents',
    after: 'You get no more emails about changes of compliance documents.',
  },
} as const;
type Parameter = keyof typeof words;

/** What the address of a page is to end, if anything. */
export function readEnding(params: URLSearchParams): { parameter: Parameter; token: string } | undefined {
  for (const parameter of Object.keys(words) as Parameter[]) {
    const token = params.get(parameter);
    if (token) return { parameter, token };
  }
  return undefined;
}

/**
 * The account page for a reader who comes from the mail of an alert, to end it: with a button, because programs that look
 * through mail follow links, too. It needs no script and no session.
 */
export function EndAlert({ parameter, token }: { parameter: Parameter; token: string }) {
  const { title: asking, consequence, ended, after } = words[parameter];
  const hasEnded = token === ENDED;
  const title = hasEnded ? ended : asking;
  useHead({ title, isPrivate: true });
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap py-10 lg:py-16">
        {hasEnded ? (
          <>
            <p className="max-w-read">{after}</p>
            <p className="mt-6">
              <Link to="/account">Your account</Link>
            </p>
          </>
        ) : (
          <form method="post" action={`/account?${new URLSearchParams({ [parameter]: token, from: 'page' })}`}>
            <p className="mb-6 max-w-read">{consequence}</p>
            <Button type="submit" variant="primary">
              {asking}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
