import { randomBytes } from 'node:crypto';
import type { ProgrammeKind } from '../programme-row.ts';

/** A certificate as anyone who knows its code sees it. */
export interface CertificateRow {
  readonly id: string;
  readonly code: string;
  readonly number: string;
  readonly title: string;
  readonly kind: ProgrammeKind;
  /** A day, as YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly holderName: string;
  /** Whether the holder has agreed that everyone with the code sees the name. */
  readonly showsName: boolean;
}

/** Without letters that are taken for digits (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 26;
const NUMBER_LENGTH = 8;

/** A new code that cannot be guessed: 130 random bits. */
export function newCertificateCode(): string {
  return randomLetters(CODE_LENGTH);
}

/** A new number, for people to name a certificate by: "TR-2026-7K3M9QXA". */
export function newCertificateNumber(year: string): string {
  return `TR-${year}-${randomLetters(NUMBER_LENGTH)}`;
}

/** Whether a text may be a code at all. */
export function isCertificateCode(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
}

function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
