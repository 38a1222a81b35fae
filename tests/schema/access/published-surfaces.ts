/** How a test asks, and what is published. */
interface Published {
  readonly graph: (field: string) => Promise<string>;
  readonly rest: (url: string) => Promise<string>;
  /** A word that stands in everything that is published, and nowhere else. */
  readonly word: string;
  readonly jobId: string;
  readonly closedJobId: string;
  readonly equipmentId: string;
}

/** Everything that shows posts or products to anybody, on both doors; what is kept for a moment among it is not. */
export function publishedSurfaces({
  graph,
  rest,
  word,
  jobId,
  closedJobId,
  equipmentId,
}: Published): Readonly<Record<string, () => Promise<string>>> {
  return {
    'one post': () => graph(`job(id: "${jobId}") { title }`),
    'a closed post': () => graph(`job(id: "${closedJobId}") { title }`),
    'posts, newest first': () => graph('jobs(first: 5) { nodes { title } }'),
    'posts, by relevance': () => graph(`jobs(filter: { search: "${word}" }, sort: RELEVANCE) { nodes { title } }`),
    'posts of a department': () => graph(`jobs(filter: { department: "${word} ward" }) { nodes { title } }`),
    'posts around a place': () =>
      graph(`jobs(filter: { near: "Nottingham", radius: 1, department: "${word} ward" }) { nodes { title } }`),
    'posts by their distance': () =>
      graph(`jobs(filter: { near: "Nottingham", radius: 1, search: "${word}" }, sort: DISTANCE) { nodes { title } }`),
    'the nearest post': () =>
      graph(`jobs(filter: { near: "Lerwick", department: "${word} ward" }) { nearest { job { title } } }`),
    'posts of a town': () => graph(`jobs(filter: { location: "${word} ward" }) { nodes { title } }`),
    'posts of a region': () => graph(`jobs(filter: { region: "${word} ward" }) { nodes { title } }`),
    'towns of posts': () =>
      graph(`jobs(filter: { search: "${word} nurse" }) { facets { location { value label count } } }`),
    'regions of posts': () =>
      graph(`jobs(filter: { search: "${word} nurse" }) { facets { region { value label count } } }`),
    'departments of posts': () =>
      graph(`jobs(filter: { search: "${word}" }) { facets { department { value label count } } }`),
    'one product': () => graph(`equipmentItem(id: "${equipmentId}") { name }`),
    'products, newest first': () => graph('equipment(first: 5) { nodes { name } }'),
    'products, while one types': () => graph(`searchEquipment(q: "${word}") { nodes { name } }`),
    'the search across the portal': () => graph(`search(q: "${word}") { hits { title } }`),
    'posts on REST': () => rest(`/api/jobs?search=${word}`),
    'posts by their distance on REST': () => rest(`/api/jobs?near=Nottingham&radius=1&sort=distance&search=${word}`),
    'one post on REST': () => rest(`/api/jobs/${jobId}`),
    'products on REST': () => rest(`/api/equipment?search=${word}`),
    'one product on REST': () => rest(`/api/equipment/${equipmentId}`),
    'the search on REST': () => rest(`/api/search?q=${word}`),
  };
}
