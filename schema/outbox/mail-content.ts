/** The content of a mail, before it is rendered as text and as HTML. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The main action, if there is one: it is shown below the first paragraph. */
  readonly link?: { readonly label: string; readonly address: string };
  /** A list below that, each item with its address. */
  readonly items?: readonly { readonly label: string; readonly address: string }[];
}

/** Who a mail is from, in its words. */
export interface Sender {
  readonly productName: string;
  /** Of the portal, without a slash at its end. */
  readonly origin: string;
  /** Who runs it; absent if that is not configured. */
  readonly operator?: { readonly email: string } | undefined;
}

/** The words of a mail in both of its forms. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An event for calendars (RFC 5545), which comes as an attachment. */
  readonly calendar?: string;
}

/**
 * Sets a letter as plain text and as HTML that says the same.
 *
 * @param unsubscribe the address that ends mails of this kind, if there is one.
 */
export function setLetter(letter: Letter, sender: Sender, unsubscribe?: string): MailContent {
  const greeting = 'Hello,';
  const closing = [`${sender.productName}`, sender.origin];
  const [first = '', ...more] = letter.paragraphs;
  const { link, items = [] } = letter;
  const ending = unsubscribe === undefined ? [] : [{ label: 'Get no more of these emails', address: unsubscribe }];
  const withLabel = ({ label, address }: { readonly label: string; readonly address: string }) =>
    `${label}:\n${address}`;
  const text = [
    greeting,
    first,
    ...(link ? [withLabel(link)] : []),
    ...items.map(withLabel),
    ...more,
    ...ending.map(withLabel),
    closing.join('\n'),
  ];
  const html = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(first)),
    ...(link ? [button(link), paragraph(`Or copy this address: ${anchor(link.address)}`)] : []),
    ...items.map(labelled),
    ...more.map((words) => paragraph(escapeHtml(words))),
    ...ending.map(labelled),
    paragraph(`${escapeHtml(sender.productName)}<br>${anchor(sender.origin)}`),
  ];
  return { subject: letter.subject, text: `${text.join('\n\n')}\n`, html: page(letter.subject, html) };
}

/** Programs that show mail know neither style sheets nor scripts for certain, so each element brings its own style. */
const TEXT = 'margin:0 0 20px;font:400 17px/1.5 Arial,sans-serif;color:#1b2a33';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:4px;background:#00703c;color:#ffffff;font:700 17px/1.3 Arial,sans-serif;text-decoration:none';

function page(title: string, body: readonly string[]): string {
  return [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px">',
    ...body,
    '</div></body></html>',
    '',
  ].join('\n');
}

function paragraph(html: string): string {
  return `<p style="${TEXT}">${html}</p>`;
}

function labelled({ label, address }: { readonly label: string; readonly address: string }): string {
  return paragraph(`${escapeHtml(label)}: ${anchor(address)}`);
}

function button({ label, address }: { readonly label: string; readonly address: string }): string {
  return `<p style="${TEXT}"><a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;
}

function anchor(address: string): string {
  const escaped = escapeHtml(address);
  return `<a href="${escaped}" style="color:#0b5394;word-break:break-all">${escaped}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
