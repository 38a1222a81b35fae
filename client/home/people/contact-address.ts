/** The contact page with the form filled in for a partner. */
export function contactAddress(subject: string): string {
  return `/contact?${new URLSearchParams({ category: 'partnership', subject })}`;
}
