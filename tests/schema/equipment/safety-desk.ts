import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import type { TestApp } from '../../support/test-app.ts';
import { change } from '../contact/contact-portal.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** What an operator enters; the words match products that are called Quillpump QP-7. */
export const notice = {
  reference: 'DSI/2026/044',
  kind: 'DEVICE_SAFETY_INFORMATION',
  title: 'Quillpump QP-7: the alarm may come late',
  summary: 'The alarm may come late.',
  advice: 'Check the pump by eye.',
  sourceUrl: 'https://example.com/dsi-2026-044',
  publishedOn: '2026-11-02',
  criteria: { products: ['quillpump qp7'] },
};

/** What operators, sellers and buyers do at a portal with safety notices. */
export function safetyDeskAt(app: () => TestApp) {
  async function person(access: 'member' | 'verified' | 'operator' = 'verified'): Promise<Person> {
    const { id, email } = await createAccount(app().db, { access });
    return { id, email, token: (await createSession(app().db, { account_id: id })).accessToken };
  }

  /** A product that an account sells alone. */
  async function offered(owner_id: string | null, name = 'Quillpump QP-7', more: object = {}): Promise<string> {
    const supplier = await createSupplier(app().db, { owner_id });
    return (await createEquipment(app().db, { supplier_id: supplier.id, owner_id, name, ...more })).id;
  }

  const publish = (token: string | undefined, other: object = {}, key?: string) =>
    change(app(), 'publishSafetyNotice(input: $input)', {
      variables: { input: { ...notice, ...other } },
      declared: '($input: SafetyNoticeInput!)',
      selection:
        '... on SafetyNoticePayload { notice { id slug reference withdrawnAt } pausedProducts pausedOrderItems }',
      token,
      ...(key && { key }),
    });
  const withdraw = (token: string | undefined, id: string, reason = 'The maker has mended all pumps.') =>
    change(app(), 'withdrawSafetyNotice(id: $id, reason: $reason)', {
      variables: { id, reason },
      declared: '($id: ID!, $reason: String!)',
      selection: '... on SafetyNoticePayload { notice { id withdrawnAt withdrawalReason } }',
      token,
    });
  /** Publishes a notice; its identifier. */
  async function published(token: string, other: object = {}): Promise<string> {
    const answer = (await publish(token, other)) as unknown as { notice?: { id: string } };
    if (!answer.notice) {
      throw new Error(`The notice was not published: ${JSON.stringify(answer)}`);
    }
    return answer.notice.id;
  }
  const mails = () =>
    app()
      .db.selectFrom('outgoing_mail')
      .select(['kind', 'recipient', 'account_id', 'subject', 'body_text as text'])
      .where('kind', 'like', 'safety-notice%')
      .orderBy('kind')
      .orderBy('recipient')
      .execute();
  return { person, offered, publish, published, withdraw, mails };
}
