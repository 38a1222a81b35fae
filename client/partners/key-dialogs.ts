const RENEW = 'renew-key-';

/** How the address names the dialog in which a key is renewed. */
export function renewalDialog(id: string): string {
  return `${RENEW}${id}`;
}

/** The identifier of the key that is renewed in the open dialog, if it is such a one. */
export function renewedKey(dialog: string | null): string | undefined {
  return dialog?.startsWith(RENEW) ? dialog.slice(RENEW.length) : undefined;
}
