import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { returnFocus } from '../dialog/return-focus.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { latePart } from '../ui/late-part.tsx';
import { Contact } from './Contact.tsx';
import { readContactLink } from './contact-link.ts';
import { ContactPageDocument } from './contact-page.generated.ts';
import { CONTACT } from './words.ts';

const FollowedThread = latePart(() => import('./thread/FollowedThread.tsx').then((module) => module.FollowedThread));
const FollowedNewsletterLink = latePart(() =>
  import('./newsletter/FollowedNewsletterLink.tsx').then((module) => module.FollowedNewsletterLink),
);

export const handle: RouteHandle = {
  title: CONTACT,
  area: 'contact',
  description: 'Write to us or call us: departments, opening hours, and how soon we reply.',
  queries: (params) => (readContactLink(params) ? [] : [{ document: ContactPageDocument }]),
};

/** /contact, which mails about messages and about the newsletter lead to as well. */
export function Component() {
  const link = readContactLink(new URLSearchParams(useLocation().search));
  const isFollowed = link !== undefined;
  const wasFollowed = useRef(isFollowed);
  useEffect(() => {
    // A change of the query alone leaves the focus on an element that is removed.
    if (wasFollowed.current && !isFollowed) returnFocus('h1');
    wasFollowed.current = isFollowed;
  }, [isFollowed]);
  if (!link) return <Contact />;
  const { kind, token } = link;
  if (kind === 'thread') return <FollowedThread key={token} token={token} />;
  return <FollowedNewsletterLink key={token} link={{ kind, token }} />;
}
