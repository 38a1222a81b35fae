import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The item that is the page. Another item in its place is a new page to its reader, although only the query of the address
 * has changed: the focus goes to its heading.
 *
 * @param parameter the part of the address that names an item.
 */
export function useItemOfPage(parameter: string): string {
  const [params] = useSearchParams();
  const id = params.get(parameter) ?? '';
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [id]);
  return id;
}
