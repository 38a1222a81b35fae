import { documentTitle, type Head } from './page-output.ts';

/**
 * Brings the browser's document up to what the route and the page say. Only the title: the rest is for machines, which
 * read the document as it was served.
 */
export function applyHead(head: Head): void {
  document.title = documentTitle(head);
}
