import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHead } from '../../navigation/page-context.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CONVERSATION } from './conversation-address.ts';

const ConversationSheet = lazy(() =>
  import('./ConversationSheet.tsx').then((module) => ({ default: module.ConversationSheet })),
);

/** A conversation with a supplier over the marketplace, while the address names one. */
export function LazyConversation() {
  const { key: place } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const conversation = params.get(CONVERSATION);
  useHead({ ...(conversation !== null && { isPrivate: true }) });
  if (!isHydrated || conversation === null) return null;
  return (
    <ErrorBoundary fallback={AccountsFailure} place={place}>
      <Suspense>
        <ConversationSheet key={conversation} conversationKey={conversation} />
      </Suspense>
    </ErrorBoundary>
  );
}
