import { registerPublications } from '../../access/publications.ts';
import { withdrawEquipmentOf } from './equipment-postings.queries.ts';
import {
  countOfferedEquipmentOf,
  handOverEquipmentOf,
  hideEquipmentOf,
  showEquipmentOf,
} from './hidden-equipment.queries.ts';

registerPublications({
  name: 'products',
  count: (db, scope) => countOfferedEquipmentOf(db, scope),
  hide: hideEquipmentOf,
  show: showEquipmentOf,
  handOver: handOverEquipmentOf,
  takeDown: withdrawEquipmentOf,
  takenDown: { action: 'equipment.withdrawn', subjectKind: 'equipment' },
});
