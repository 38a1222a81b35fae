/** What names a certificate in the address: its code. */
export const CERTIFICATE = 'certificate';

/** The address at which a certificate is checked and printed. */
export function certificateAddress(code: string): string {
  return `/training?${new URLSearchParams({ [CERTIFICATE]: code })}`;
}
