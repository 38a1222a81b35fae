import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { preloadSheet } from '../ui/LazySheet.tsx';
import { isOpenedHere } from './opened-here.ts';

/** The item that the address names, and whether it is the page or a dialog over the list that it was opened from. */
export interface OpenedItem {
  id: string | null;
  isPage: boolean;
  close: () => void;
}

/** @param parameter the part of the address that names an item. */
export function useOpenedItem(parameter: string): OpenedItem {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = params.get(parameter);
  const isPage = id !== null && !isOpenedHere(location);
  const close = useCallback(() => navigate(-1), [navigate]);
  useHeadingFocus(isPage ? id : '');
  useEffect(preloadWhenIdle, []);
  return { id, isPage, close };
}

/** A view that takes another's place is a new page to its reader, although only the query of the address has changed. */
function useHeadingFocus(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
}

function preloadWhenIdle() {
  if (!('requestIdleCallback' in window)) return;
  const handle = requestIdleCallback(preloadSheet);
  return () => cancelIdleCallback(handle);
}
