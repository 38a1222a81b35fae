/** A thing in the words of schema.org. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a page says about its document, beyond its content. */
export interface Head {
  /** The page's own name; the product's name is added to it. */
  title: string;
  description?: string | undefined;
  /** Path and query under which the page is to be known. */
  canonicalPath: string;
  /** Says that search engines are not to show the page. */
  isPrivate?: boolean | undefined;
  /** What the page is about, served as JSON-LD. */
  structuredData?: StructuredData | undefined;
}

/** Collects what the route and the page set for the document, on the server and in the browser alike. */
export class PageOutput {
  /** The HTTP status that the page asked for. */
  status = 200;
  #route: Head = { title: '', canonicalPath: '/' };
  #pages: Partial<Head>[] = [];
  readonly #onChange: (head: Head) => void;

  constructor(onChange: (head: Head) => void = () => {}) {
    this.#onChange = onChange;
  }

  /** The present head: the page's values, with the route's as defaults. */
  get head(): Head {
    return Object.assign({}, this.#route, ...this.#pages);
  }

  setRoute(route: Head): void {
    this.#route = route;
    this.#onChange(this.head);
  }

  /** Adds a page's values, and returns a function that removes them. */
  add(page: Partial<Head>): () => void {
    this.#pages.push(page);
    this.#onChange(this.head);
    return () => {
      this.#pages = this.#pages.filter((other) => other !== page);
      this.#onChange(this.head);
    };
  }
}

/** The title of the document: "Staff portal – Wayline"; only the product's name if the page has none. */
export function documentTitle({ title }: Head): string {
  return title ? `${title} – ${__PRODUCT_NAME__}` : __PRODUCT_NAME__;
}
