import type { Transaction } from 'kysely';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { equipmentDeclinedLetter, equipmentPublishedLetter } from './equipment.messages.ts';

interface Decision {
  readonly id: string;
  readonly name: string;
  /** Null where the product was published. */
  readonly reason: string | null;
  /** References of the safety notices that pause its sale. */
  readonly pausedBy: readonly string[];
  readonly recipient: string;
  readonly accountId: string;
}

/** Tells the owner of a product what an operator has made of it. */
export async function mailEquipmentDecision(
  transaction: Transaction<DB>,
  { id, name, reason, pausedBy, recipient, accountId }: Decision,
  { ports: { site, queue }, now }: { readonly ports: MailPorts; readonly now: Date },
): Promise<void> {
  const letter =
    reason === null
      ? equipmentPublishedLetter(name, `${site.origin}/equipment?item=${id}`, pausedBy)
      : equipmentDeclinedLetter(name, reason, `${site.origin}/equipment?form=list&listing=${id}`);
  await insertMail(transaction, queue, {
    kind: reason === null ? 'equipment-published' : 'equipment-declined',
    recipient,
    accountId,
    content: setLetter(letter, site),
    now: now.toISOString(),
  });
}
