import { areas } from '../areas.ts';
import { isPlainId, type ViewKind } from '../recent-views/kept-views.ts';

/** The kind of the items of each area. */
const kindOf = {
  staff: 'JOB',
  equipment: 'EQUIPMENT',
  compliance: 'DOCUMENT',
  news: 'ARTICLE',
} as const satisfies Record<keyof typeof areas, ViewKind>;

const areaOf = {
  JOB: areas.staff,
  EQUIPMENT: areas.equipment,
  DOCUMENT: areas.compliance,
  ARTICLE: areas.news,
} as const;

/** The item that an address opens, as a page or over its list; undefined where it opens none. */
export function itemOf({ pathname, search }: { pathname: string; search: string }) {
  const params = new URLSearchParams(search);
  for (const [area, { to, item }] of Object.entries(areas)) {
    const id = pathname === to ? params.get(item[0])?.toLowerCase() : undefined;
    if (isPlainId(id)) return { kind: kindOf[area as keyof typeof areas], id };
  }
  return undefined;
}

/** The address of an item. */
export function addressOf(kind: ViewKind, id: string): string {
  const { to, item } = areaOf[kind];
  return `${to}?${item[0]}=${id}`;
}
