import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NoticeCard } from './NoticeCard.tsx';
import { currentNotice, type Notice, subscribeToNotices } from './notify.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The two live regions for messages, in a node of their own at the end of the body. The attribute keeps that node out of
 * the `inert` that an open dialog lays over the page: without it a message would be dead, and a click on it would close
 * the dialog.
 */
export function NoticeRegions() {
  return useHydrated() ? createPortal(<Regions />, document.body) : null;
}

function Regions() {
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice);
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  useRegionKey(region);
  useClearPlace(region, notice !== undefined);
  const rememberFocus = useFocusReturn(notice, region);
  return (
    <section
      ref={region}
      id="notifications"
      aria-label="Notifications"
      tabIndex={-1}
      data-react-aria-top-layer="true"
      data-print="hide"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        rememberFocus(event.relatedTarget);
      }}
      onBlur={() => setHeld(false)}
      className="notice-place z-50 outline-none"
    >
      <div role="status">
        {notice?.tone === 'good' && <NoticeCard key={notice.id} notice={notice} isHeld={isHeld} />}
      </div>
      <div role="alert">
        {notice?.tone === 'error' && <NoticeCard key={notice.id} notice={notice} isHeld={isHeld} />}
      </div>
    </section>
  );
}

/** F6 goes to the message, from anywhere. */
function useRegionKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !currentNotice()) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region]);
}

/** A message that is removed while it has the focus would leave it on the body, so the focus returns to its earlier element. */
function useFocusReturn(notice: Notice | undefined, region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (notice || !cameFrom.current) return;
    if (document.activeElement === document.body || region.current?.contains(document.activeElement)) {
      cameFrom.current.focus();
    }
    cameFrom.current = null;
  }, [notice, region]);
  return (from: EventTarget | null) => {
    if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
  };
}
