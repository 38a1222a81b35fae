import { searchAddress } from '../combined-search/search-address.ts';
import type { Head, StructuredData } from '../navigation/page-output.ts';
import type { PageRoute } from '../navigation/page-route.ts';

/** A page that was rendered. */
export interface ServedPage {
  readonly route: PageRoute;
  /** What the route calls itself, which for an item is the name of its list. */
  readonly routeTitle: string;
  readonly head: Head;
  readonly origin: string;
}

/**
 * What a page that may be indexed tells search engines in the words of schema.org: what it is about, the way to it if it is one item of a
 * list, and on the front page what the portal is and how it is searched.
 */
export function structuredData(page: ServedPage): StructuredData[] {
  const { route, head, origin } = page;
  return [
    ...(head.structuredData ? [located(head.structuredData, origin, head.canonicalPath)] : []),
    ...(route.item ? [trail(page)] : []),
    ...(route.path === '/' ? portal(origin) : []),
  ];
}

/** The thing with its address, and whole addresses of pictures that are files of the portal. */
function located(thing: StructuredData, origin: string, path: string): StructuredData {
  const pictures = [thing['image'] ?? []].flat() as string[];
  const image = pictures.map((address) => (address.startsWith('/') ? origin + address : address));
  return { ...thing, url: origin + path, ...(image.length > 0 && { image }) };
}

function trail({ route, routeTitle, head, origin }: ServedPage): StructuredData {
  const steps = [
    { name: routeTitle, path: route.path },
    { name: head.title, path: head.canonicalPath },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function portal(origin: string): StructuredData[] {
  const organization = { '@id': `${origin}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: __PRODUCT_NAME__,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: __PRODUCT_NAME__,
      url: `${origin}/`,
      inLanguage: 'en-GB',
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // Its place in the address is not to be encoded.
          urlTemplate: `${origin}/${searchAddress('', 'text').replace(/text$/, '{search_term_string}')}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
