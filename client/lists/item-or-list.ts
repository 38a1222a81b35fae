import type { PageQuery } from '../apollo/page-query.ts';

interface ItemOrList {
  /** The part of the address that names an item. */
  item: string;
  /** What the page of the item asks. */
  ofItem: (id: string) => PageQuery;
  /** What the list and what stands around it ask. */
  ofList: (params: URLSearchParams) => readonly PageQuery[];
}

/** The queries of a page that is a list, or the item that the address names. */
export function itemOrList({ item, ofItem, ofList }: ItemOrList): (params: URLSearchParams) => readonly PageQuery[] {
  return (params) => {
    const id = params.get(item);
    return id === null ? ofList(params) : [ofItem(id)];
  };
}
