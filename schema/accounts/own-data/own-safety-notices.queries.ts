import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** The safety notices that concern an account, for the download of what is kept about its owner. */
export async function readOwnSafetyNotices(db: Kysely<DB>, accountId: string): Promise<object> {
  return {
    told: await listTold(db, accountId),
    equipment: await listEquipmentInNotices(db, accountId),
    orderItems: await listOrderItemsInNotices(db, accountId),
  };
}

function listTold(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('safety_notice_recipient as told')
    .innerJoin('safety_notice', 'safety_notice.id', 'told.notice_id')
    .select(['safety_notice.reference', 'safety_notice.title', 'told.told_at as toldAt'])
    .where('told.account_id', '=', accountId)
    .orderBy('told.told_at')
    .orderBy('told.id')
    .execute();
}

function listEquipmentInNotices(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('equipment')
    .innerJoin('safety_notice_equipment as found', 'found.equipment_id', 'equipment.id')
    .innerJoin('safety_notice', 'safety_notice.id', 'found.notice_id')
    .select(['safety_notice.reference', 'equipment.name', 'found.is_concerned as isConcerned'])
    .select('found.found_at as foundAt')
    .where('equipment.owner_id', '=', accountId)
    .orderBy('found.found_at')
    .orderBy('equipment.id')
    .execute();
}

function listOrderItemsInNotices(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('bulk_order')
    .innerJoin('bulk_order_item as item', 'item.order_id', 'bulk_order.id')
    .innerJoin('safety_notice_order_item as found', 'found.item_id', 'item.id')
    .innerJoin('safety_notice', 'safety_notice.id', 'found.notice_id')
    .select(['safety_notice.reference', 'bulk_order.reference as order', 'item.description'])
    .select(['found.is_concerned as isConcerned', 'found.found_at as foundAt'])
    .where('bulk_order.account_id', '=', accountId)
    .orderBy('found.found_at')
    .orderBy('item.id')
    .execute();
}
