import type { SiteInformation } from '../ports.ts';

/** Rows of facts in a legal text; the first cell names its row. Cells are plain text. */
export interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** A part of a legal text. */
export interface LegalSection {
  /** The end of its address on the page. */
  readonly id: string;
  readonly heading: string;
  /** Markdown. */
  readonly body: string;
  readonly table?: LegalTable;
}

/** A legal text as it is shown by an installation. */
export interface LegalText {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export type LegalTextWriter = (site: SiteInformation) => LegalText;

/** Who runs the installation, as a sentence or two of Markdown, with how to reach them. */
export function whoRunsIt({ productName, operator }: SiteInformation): string {
  if (operator) {
    const { name, email } = operator;
    return `This installation of ${productName} is run by **${name}**. Write to [${email}](mailto:${email}).`;
  }
  return `The name and contact details of the organisation that runs this installation of ${productName} have not been set yet.
Until they are shown here, use it to try the portal out only, and do not enter real personal information.`;
}
