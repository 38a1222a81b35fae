import { Skeleton } from './Skeleton.tsx';

const SECTIONS = [1, 2, 3];
const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-2/3'];

const columns = {
  before: { contents: 'col-span-3', sections: 'col-span-9' },
  after: { contents: 'order-last col-span-4 col-start-9', sections: 'col-span-7' },
};

/**
 * Replaces a long page while it is loading, in a grid of 12 columns: the list of its sections, before or after them, and each
 * section with its heading and its lines.
 */
export function SectionsSkeleton({ contents = 'before' }: { contents?: keyof typeof columns | undefined }) {
  return (
    <>
      <div className={`flex flex-col gap-5 max-lg:hidden ${columns[contents].contents}`}>
        <Skeleton className="h-5 w-32" />
        {SECTIONS.map((section) => (
          <Skeleton key={section} className="h-4 w-44" />
        ))}
      </div>
      <div className={`flex flex-col gap-10 lg:gap-12 ${columns[contents].sections}`}>
        {SECTIONS.map((section) => (
          <div key={section} className="flex max-w-read flex-col gap-3">
            <Skeleton className="mb-2 h-8 w-60" />
            {LINES.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
