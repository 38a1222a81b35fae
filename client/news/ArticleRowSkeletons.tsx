import { Skeleton } from '../ui/Skeleton.tsx';
import { pictureClasses, rowGrid } from './ArticleRow.tsx';

/** Headlines differ in length, so the grey ones do. */
const TITLE_WIDTHS = ['w-3/5', 'w-3/4', 'w-1/2', 'w-2/3', 'w-2/5'];

/** Rows of the list's own geometry while the articles are on their way. */
export function ArticleRowSkeletons() {
  return (
    <div aria-hidden>
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={rowGrid}>
          <Skeleton className={pictureClasses} />
          <div className="lg:col-span-7">
            <Skeleton className={`my-1 h-5.5 ${width}`} />
            <Skeleton className="mt-2 mb-1 h-4 w-full" />
            <Skeleton className="my-1 h-4 w-4/5" />
          </div>
          <div className="max-lg:mt-2 lg:col-span-3">
            <Skeleton className="my-1 h-3.5 w-24" />
            <Skeleton className="my-1 h-3.5 w-36 max-lg:hidden" />
            <Skeleton className="my-1 h-3.5 w-44 max-lg:hidden" />
          </div>
        </div>
      ))}
    </div>
  );
}
