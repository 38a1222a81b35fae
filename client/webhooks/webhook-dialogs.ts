/** What the address calls the dialog in which a webhook is added. */
export const ADDING = 'webhook';

const kinds = { change: 'change-webhook-', secret: 'webhook-secret-' } as const;

/** How the address names the dialog about a webhook. */
export function webhookDialog(kind: keyof typeof kinds, id: string): string {
  return `${kinds[kind]}${id}`;
}

/** The identifier of the webhook that the open dialog is about, if it is of this kind. */
export function webhookOf(kind: keyof typeof kinds, dialog: string | null): string | undefined {
  return dialog?.startsWith(kinds[kind]) ? dialog.slice(kinds[kind].length) : undefined;
}
