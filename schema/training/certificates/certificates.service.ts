import type { Kysely } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { NotFoundError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { type CertificateRow, isCertificateCode } from './certificate-row.ts';
import { findCertificate, updateShowsName } from './certificates.queries.ts';

/** Certificates: who knows the code may check one, and its holder says whether that shows a name. */
export class CertificatesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The certificate of this code; null if there is none. */
  async find(code: string): Promise<CertificateRow | null> {
    return (await read(anyone(this.#dependencies).db, code)) ?? null;
  }

  /** The caller's own certificate of this code; null if it is not theirs. @throws NotSignedInError */
  async findOwn(code: string): Promise<CertificateRow | null> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    return (await read(this.#dependencies.db, code, accountId)) ?? null;
  }

  /**
   * Says whether everyone who knows the code sees the holder's name.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if it is not the caller's.
   */
  async showName(code: string, showsName: boolean): Promise<CertificateRow> {
    const rules = {
      as: 'member',
      may: (db: Kysely<DB>, { accountId }: { readonly accountId: string }) => own(db, code, accountId),
    } as const;
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, row, audit }) => {
      if (row.showsName !== showsName) {
        await updateShowsName(transaction, code, showsName);
        const action = showsName ? 'certificate.name_shown' : 'certificate.name_hidden';
        audit(action, { subjectKind: 'training_certificate', subjectId: row.id, ownerId: accountId });
      }
      return own(transaction, code, accountId);
    });
  }
}

async function own(db: Kysely<DB>, code: string, accountId: string): Promise<CertificateRow> {
  const found = await read(db, code, accountId);
  if (!found) {
    throw new NotFoundError('Certificate not found');
  }
  return found;
}

async function read(db: Kysely<DB>, code: string, accountId?: string): Promise<CertificateRow | undefined> {
  return isCertificateCode(code) ? findCertificate(db, code, accountId) : undefined;
}
