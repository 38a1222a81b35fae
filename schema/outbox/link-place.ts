/** What stands in the words of a mail where the token of its link is to be, until they are sent. */
export const TOKEN_PLACE = '{token}';

interface Words {
  readonly text: string;
  readonly html: string;
}

/** The words of a mail with the token of its link. */
export function withToken<Mail extends Words>(mail: Mail, token: string): Mail {
  const fill = (words: string) => words.replaceAll(TOKEN_PLACE, token);
  return { ...mail, text: fill(mail.text), html: fill(mail.html) };
}
