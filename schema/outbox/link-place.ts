/** The placeholder for the token of a mail's link, until the mail is sent. */
export const TOKEN_PLACE = '{token}';

/** What the tokens of subscribers are made for. One both confirms and ends a subscription: it proves who reads the mails. */
export const SUBSCRIPTION_LINK = 'status_subscription';
/** The same of the newsletter. */
export const NEWSLETTER_LINK = 'newsletter_subscription';
/** What the tokens are made for that show an enquiry to its sender: they prove who reads the mails about it. */
export const ENQUIRY_LINK = 'enquiry';

/** The purpose of the tokens of applications to become a supplier: the holder continues the application. */
export const VENDOR_LINK = 'vendor_application';

/** What the tokens are made for that end the daily mail of an operator, by the identifier of the account. */
export const DESK_MAIL_LINK = 'desk_mail';

/** What the tokens are made for that end an alert, by the identifier of the saved search. */
export const ALERT_LINK = 'saved_search';

/** What the tokens are made for in the addresses of the feeds of saved searches. */
export const ALERT_FEED = 'saved_search_feed';

/** What the tokens are made for that end all that an account follows of documents, by the identifier of the account. */
export const FOLLOWS_LINK = 'document_follows';

interface Words {
  readonly text: string;
  readonly html: string;
  readonly unsubscribeAddress?: string | null;
}

/** The words of a mail with the token of its link. */
export function withToken<Mail extends Words>(mail: Mail, token: string): Mail {
  const fill = (words: string) => words.replaceAll(TOKEN_PLACE, token);
  const { text, html, unsubscribeAddress } = mail;
  return {
    ...mail,
    text: fill(text),
    html: fill(html),
    ...(unsubscribeAddress && { unsubscribeAddress: fill(unsubscribeAddress) }),
  };
}
