import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { preparedMessage } from './prepared-message.ts';
import { SEND_A_MESSAGE } from './words.ts';

const importForm = () => import('./enquiry/Enquiry.tsx').then((module) => ({ default: module.Enquiry }));
const Enquiry = lazy(importForm);

/** The contact form. It needs scripts: the draft is saved, and the message is sent once. */
export function WriteToUs() {
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const prepared = useSyncExternalStore(preparedMessage.subscribe, preparedMessage.read, () => undefined);
  useEffect(() => () => preparedMessage.set(undefined), []);
  useEffect(() => void importForm().catch(() => {}), []);
  const waiting = <Skeleton className="h-[51rem] w-full noscript:hidden" />;
  return (
    <section aria-labelledby="write-to-us" className="col-span-7 print:not-has-data-sent:hidden">
      <h2 id="write-to-us" tabIndex={-1} className="mb-4 text-h2">
        {SEND_A_MESSAGE}
      </h2>
      <p className="hidden noscript:block">
        To send a message from this page, turn on JavaScript in your browser and reload the page. You can also call us
        or email us.
      </p>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Enquiry key={`${search} ${prepared?.id}`} query={search} prepared={prepared} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
