import type { Area } from '../../areas.ts';
import type { HomePageQuery } from '../home-page.generated.ts';

/** The areas that have something to show here, from the top of the page down. */
export function presentAreas(data: HomePageQuery): Area[] {
  const has: Record<Area, boolean> = {
    staff: data.jobs.nodes.length > 0,
    compliance: data.documents.nodes.some(({ lawChange }) => lawChange),
    equipment: data.equipment.nodes.length > 0,
    news: Boolean(data.payAtPlace?.scales.length),
  };
  return (['staff', 'compliance', 'equipment', 'news'] as const).filter((area) => has[area]);
}
