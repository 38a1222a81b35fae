import type { ArticlePriority } from '../generated/graph.generated.ts';
import { Tag } from '../ui/Tag.tsx';

/** Says that an article matters to most readers; the other priorities need no saying. */
export function PriorityTag({ priority }: { priority: ArticlePriority }) {
  return priority === 'HIGH' ? <Tag tone="alert">High priority</Tag> : null;
}
