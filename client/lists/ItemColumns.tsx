import type { ReactNode } from 'react';

interface ItemColumnsProps {
  /** A page has the facts beside the text on wide screens; a sheet has one column. */
  layout: 'page' | 'sheet';
  /** The facts: above the text if there is one column. */
  aside: ReactNode;
  /** The table of contents of a long text: it stays in sight in place of the facts. */
  contents?: ReactNode;
  /** Facts that are read after the text. */
  isAsideLast?: boolean;
  children: ReactNode;
}

/** The text of an item in 7 columns, and beside it in 4 what stays in sight while it is read: the same on every item's page. */
export function ItemColumns({ layout, aside, contents, isAsideLast = false, children }: ItemColumnsProps) {
  const isPage = layout === 'page';
  const facts = (
    <div data-aside={layout} className={isPage ? 'lg:col-span-4 lg:col-start-9 lg:row-start-1' : ''}>
      <div className={`flex flex-col gap-8 ${isPage && !contents ? 'lg:sticky lg:top-24' : ''}`}>{aside}</div>
      {contents && <div className="mt-8 lg:h-full">{contents}</div>}
    </div>
  );
  return (
    <div className={`grid gap-x-8 gap-y-10 ${isPage ? 'max-lg:max-w-read lg:grid-cols-12' : 'max-w-read'}`}>
      {!isAsideLast && facts}
      <div className={`flex min-w-0 flex-col gap-10 ${isPage ? 'lg:col-span-7 lg:col-start-1 lg:row-start-1' : ''}`}>
        {children}
      </div>
      {isAsideLast && facts}
    </div>
  );
}
