import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedSecrets, SecretOwner } from '../../schema/ports.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets that the portal has to use again, encrypted with a key that follows from its own secret: a copy of the database tells none.
 * What they are for and whose they are is part of what is authenticated, so that none opens in the place of another. The first
 * of the portal's secrets seals; what the others have sealed is opened, too.
 */
export function sealedSecrets(secrets: readonly string[]): SealedSecrets {
  const [present, ...previous] = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'sealed secret', 32)),
  );
  if (!present) {
    throw new Error('Sealing needs a secret.');
  }
  return {
    seal: (owner, secret) => sealWith(present, owner, secret),
    open: (owner, sealed) =>
      [present, ...previous].map((key) => openWith(key, owner, sealed)).find((secret) => secret !== undefined),
  };
}

function sealWith(key: Buffer, { purpose, id }: SecretOwner, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${purpose}\0${id}`));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function openWith(key: Buffer, { purpose, id }: SecretOwner, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) {
    return undefined;
  }
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${purpose}\0${id}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    // Another key, or not a sealed secret.
    return undefined;
  }
}
