import { registerPublications } from '../../access/publications.ts';
import { withdrawEquipmentOf } from './equipment-postings.queries.ts';
import { countOfferedEquipmentOf, hideEquipmentOf, showEquipmentOf } from './hidden-equipment.queries.ts';

registerPublications({
  name: 'products',
  count: (db, ownerId) => countOfferedEquipmentOf(db, ownerId),
  hide: (transaction, ownerId, now) => hideEquipmentOf(transaction, { ownerId, now }),
  show: showEquipmentOf,
  takeDown: (transaction, ownerId, now) => withdrawEquipmentOf(transaction, { ownerId, now }),
  takenDown: { action: 'equipment.withdrawn', subjectKind: 'equipment' },
});
