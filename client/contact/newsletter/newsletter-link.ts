/** A link of a mail about the newsletter. */
export interface NewsletterLink {
  readonly kind: 'confirm' | 'unsubscribe';
  readonly token: string;
}
