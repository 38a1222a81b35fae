import type { Kysely } from 'kysely';
import type { PlaceOfPost } from '../../places/posted-places.queries.ts';
import type { DB } from '../../tables.ts';
import type { PayRow } from './pay.ts';

/** The newest pay of each band in the nation of a town, with what its area adds; the lowest band first. */
export function listPayScales(
  db: Kysely<DB>,
  { nation, highCostArea }: Pick<PlaceOfPost, 'nation' | 'highCostArea'>,
): Promise<PayRow[]> {
  return db
    .selectFrom('pay_scale')
    .leftJoin('high_cost_area_supplement as supplement', (join) =>
      join.on('supplement.area', '=', highCostArea).onRef('supplement.year', '=', 'pay_scale.year'),
    )
    .distinctOn('pay_scale.band')
    .select([
      'pay_scale.band as payBand',
      'pay_scale.nation as payNation',
      'pay_scale.year as payYear',
      'pay_scale.entry as payEntry',
      'pay_scale.intermediate as payIntermediate',
      'pay_scale.top as payTop',
      'pay_scale.is_estimate as payIsEstimate',
      'pay_scale.source as paySource',
      'supplement.area as supplementArea',
      'supplement.percent as supplementPercent',
      'supplement.minimum as supplementMinimum',
      'supplement.maximum as supplementMaximum',
      'supplement.is_estimate as supplementIsEstimate',
    ])
    .select((select) => select.val('agenda_for_change').as('payScheme'))
    .where('pay_scale.nation', '=', nation)
    .orderBy('pay_scale.band')
    .orderBy('pay_scale.year', 'desc')
    .execute();
}

/** What a scale pays for a band. */
export interface ScaleOfBand {
  readonly year: string;
  readonly entry: number;
  readonly top: number;
}

/** The newest scale of a band in a nation; nothing if none is held. */
export function findScale(db: Kysely<DB>, nation: string, band: string): Promise<ScaleOfBand | undefined> {
  return db
    .selectFrom('pay_scale')
    .select(['year', 'entry', 'top'])
    .where('nation', '=', nation)
    .where('band', '=', band)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest scale of a band in each nation that has one, by the nation's name. */
export function listScalesOfBand(
  db: Kysely<DB>,
  band: string,
): Promise<(ScaleOfBand & { readonly nation: string; readonly isEstimate: boolean })[]> {
  return db
    .selectFrom('pay_scale')
    .distinctOn('nation')
    .select(['nation', 'year', 'entry', 'top', 'is_estimate as isEstimate'])
    .where('band', '=', band)
    .orderBy('nation')
    .orderBy('year', 'desc')
    .execute();
}
