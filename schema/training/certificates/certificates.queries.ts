import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { ProgrammeKind } from '../programme-row.ts';
import type { CertificateRow } from './certificate-row.ts';

/** The certificate of this code; only of this account if it is given. */
export function findCertificate(db: Kysely<DB>, code: string, accountId?: string): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('training_certificate')
    .innerJoin('training_enrolment', 'training_enrolment.id', 'training_certificate.enrolment_id')
    .innerJoin('training_programme', 'training_programme.id', 'training_enrolment.programme_id')
    .select([
      'training_certificate.id',
      'training_certificate.code',
      'training_certificate.number',
      'training_certificate.title',
    ])
    .select(['holder_name as holderName', 'shows_name as showsName', 'issued_on as issuedOn'])
    .select((row) => row.ref('training_programme.kind').$castTo<ProgrammeKind>().as('kind'))
    .where('training_certificate.code', '=', code)
    .$if(accountId !== undefined, (query) => query.where('training_enrolment.account_id', '=', accountId ?? ''))
    .executeTakeFirst();
}

/** Issues the certificate of an enrolment. */
export async function insertCertificate(
  transaction: Transaction<DB>,
  certificate: Omit<CertificateRow, 'id' | 'kind' | 'showsName'> & { readonly enrolmentId: string },
): Promise<void> {
  const { enrolmentId, code, number, title, holderName, issuedOn } = certificate;
  await transaction
    .insertInto('training_certificate')
    .values({ enrolment_id: enrolmentId, code, number, title, holder_name: holderName, issued_on: issuedOn })
    .execute();
}

/** Writes whether a certificate shows the name of its holder to everyone. */
export async function updateShowsName(transaction: Transaction<DB>, code: string, showsName: boolean): Promise<void> {
  await transaction
    .updateTable('training_certificate')
    .set({ shows_name: showsName })
    .where('code', '=', code)
    .execute();
}
