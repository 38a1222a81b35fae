/** A document of the documentation, to be read apart from the portal. */
export interface Guide {
  /** Its name in files and addresses: the title in lower case with hyphens. */
  readonly slug: string;
  readonly title: string;
  /** The day of its last change, as YYYY-MM-DD. */
  readonly updatedOn: string;
  /** Markdown. */
  readonly content: string;
}

/** Guides for readers with the same work. */
export interface GuideGroup {
  readonly id: string;
  readonly title: string;
  /** Who they are for, in a sentence. */
  readonly description: string;
  readonly guides: readonly Guide[];
}

/** A guide of the present version; its slug follows from its title. */
export function guide(title: string, updatedOn: string, content: string): Guide {
  return { slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), title, updatedOn, content };
}
