import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { returnFocus } from '../dialog/return-focus.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { latePart } from '../ui/late-part.tsx';
import { StatusIncidentsDocument } from './incidents.generated.ts';
import { StatusMaintenanceDocument } from './maintenance.generated.ts';
import { SystemStatus } from './SystemStatus.tsx';
import { StatusPageDocument } from './status-page.generated.ts';
import { readSubscriptionLink } from './subscription/subscription-link.ts';
import { SYSTEM_STATUS } from './words.ts';

const FollowedSubscriptionLink = latePart(() =>
  import('./subscription/FollowedSubscriptionLink.tsx').then((module) => module.FollowedSubscriptionLink),
);

export const handle: RouteHandle = {
  title: SYSTEM_STATUS,
  area: '',
  description: 'How each part of the portal is now and was in the last 30 days, measured every minute.',
  queries: () => [
    { document: StatusPageDocument },
    { document: StatusMaintenanceDocument },
    { document: StatusIncidentsDocument },
  ],
};

/** /system-status, which mails about the status lead to as well. */
export function Component() {
  const link = readSubscriptionLink(useLocation().search);
  const isFollowed = link !== undefined;
  const wasFollowed = useRef(isFollowed);
  useEffect(() => {
    // A change of the query alone leaves the focus on an element that is removed.
    if (wasFollowed.current && !isFollowed) returnFocus('h1');
    wasFollowed.current = isFollowed;
  }, [isFollowed]);
  return link ? <FollowedSubscriptionLink key={link.token} link={link} /> : <SystemStatus />;
}
