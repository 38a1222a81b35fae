import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { AnySearch } from './list-definition.ts';

/** After Previous or Next the focus goes to the top of the list. Back returns to the earlier position. */
export function usePageTurn(
  { after, before }: Pick<AnySearch, 'after' | 'before'>,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const navigation = useNavigationType();
  const page = `${after} ${before}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isFirst = page === ' ';
    if (isFirst || navigation === NavigationType.Pop) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page, navigation, heading]);
}
