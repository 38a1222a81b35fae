import type { ListPage } from '../lists/use-list-results.ts';
import { Pagination } from '../ui/Pagination.tsx';
import type { DeskAddress } from './use-desk-address.ts';

/** The ways to the pages beside the one that is shown. */
export function DeskPages({ address, page, label }: { address: DeskAddress; page: ListPage; label: string }) {
  const { nodes, pageInfo, totalCount, totalIsCapped } = page;
  return (
    <Pagination
      label={label}
      start={pageInfo.startPosition}
      count={nodes.length}
      total={totalCount}
      totalIsCapped={totalIsCapped}
      previous={pageInfo.hasPreviousPage ? address.of({ before: pageInfo.startCursor ?? '' }) : undefined}
      next={pageInfo.hasNextPage ? address.of({ after: pageInfo.endCursor ?? '' }) : undefined}
    />
  );
}
