import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DEAD_LINK_TITLE } from '../../accounts/email/words.ts';
import { asAnyone } from '../../accounts/session-requests.ts';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CONTACT } from '../words.ts';
import { newsletterName } from './names.ts';
import { type NewsletterLinkQuery, useNewsletterLinkQuery } from './newsletter.generated.ts';
import type { NewsletterLink } from './newsletter-link.ts';

const importForm = () => import('./NewsletterLinkForm.tsx').then((module) => ({ default: module.NewsletterLinkForm }));
const Form = lazy(importForm);

/** The contact page for a reader who comes from a mail about a newsletter. A link that can do nothing more says so instead of its form. */
export function FollowedNewsletterLink({ link }: { link: NewsletterLink }) {
  const { kind, token } = link;
  const { data, error } = useNewsletterLinkQuery({ variables: { token }, ssr: false, ...asAnyone });
  const end = data && endOf(kind, data.newsletterLink);
  const newsletter = newsletterName(data?.newsletterLink.list);
  const title = end?.title ?? (kind === 'confirm' ? `Confirm the ${newsletter}` : `Unsubscribe from the ${newsletter}`);
  // Prefetched while the link is checked; if that fails, the form loads it itself.
  useEffect(() => void importForm().catch(() => {}), []);
  useHead({ title, isPrivate: true });
  const waiting = <Skeleton className="h-40 w-full max-w-read noscript:hidden" />;
  return (
    <>
      <PageHeader area="contact" title={title} />
      <div className="page-wrap py-10 lg:py-16">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        <div className="max-w-read">
          {end && (
            <p
              role="status"
              className={`border-l-[6px] p-5 ${end.isGood ? 'border-go bg-go-tint' : 'border-err bg-err-tint'}`}
            >
              {end.text}
            </p>
          )}
          {!data && !error && waiting}
          {/* Where it could not be looked at, the form tells what is wrong with it. */}
          {!end && (data || error) && (
            <Suspense fallback={waiting}>
              <Form link={link} title={title} newsletter={newsletter} />
            </Suspense>
          )}
          <p className="mt-6">
            <Link to="/contact">{CONTACT}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

/** The text that replaces the form of a link; undefined if the form is shown. */
function endOf(kind: NewsletterLink['kind'], { state, list }: NewsletterLinkQuery['newsletterLink']) {
  if (kind === 'confirm' && state === 'CONFIRMED') {
    const newsletter = newsletterName(list);
    return {
      title: `You get the ${newsletter}`,
      text: `This link has been used already: you get the ${newsletter}.`,
      isGood: true,
    };
  }
  if (state !== 'OVER') return undefined;
  const text =
    kind === 'confirm'
      ? 'This link is too old, or you have unsubscribed since. Subscribe again.'
      : 'You have unsubscribed already, or this link is not complete. If you still get emails, copy the whole link from one.';
  return { title: DEAD_LINK_TITLE, text, isGood: false };
}
