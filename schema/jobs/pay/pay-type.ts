import { builder } from '../../builder.ts';
import { Nation } from '../../places/nation.ts';
import { HighCostArea, PayBand, PayScheme } from '../job-vocabulary.ts';
import type { Pay, Supplement } from './pay.ts';

const HighCostAreaSupplement = builder.objectRef<Supplement>('HighCostAreaSupplement').implement({
  description: 'The supplement to the band in and around London.',
  fields: (t) => ({
    area: t.field({ type: HighCostArea, description: 'Which area.', resolve: (row) => row.area as never }),
    year: t.exposeString('year', { description: 'Pay year, April to March, like 2026/27.' }),
    percent: t.exposeInt('percent', { description: 'Share of the salary, before the bounds.' }),
    minimum: t.exposeInt('minimum', { description: 'Supplement at the entry point, whole pounds a year.' }),
    maximum: t.exposeInt('maximum', { description: 'Supplement at the top point, whole pounds a year.' }),
    isEstimate: t.exposeBoolean('isEstimate', { description: 'Whether the bounds were derived and not published.' }),
  }),
});

export const PayType = builder.objectRef<Pay>('Pay').implement({
  description: 'Agenda for Change pay by nation, year and band: whole pounds a year for full-time work (37.5 hours).',
  fields: (t) => ({
    scheme: t.field({ type: PayScheme, description: 'The terms that apply.', resolve: (pay) => pay.scheme as never }),
    band: t.field({ type: PayBand, description: 'The band.', resolve: (pay) => pay.band as never }),
    nation: t.field({ type: Nation, description: 'The nation of the scale.', resolve: (pay) => pay.nation as never }),
    year: t.exposeString('year', { description: 'Pay year, April to March, like 2026/27.' }),
    entry: t.exposeInt('entry', { description: 'Entry point.' }),
    intermediate: t.exposeInt('intermediate', { nullable: true, description: 'Middle point, if the band has one.' }),
    top: t.exposeInt('top', { description: 'Top point.' }),
    isEstimate: t.exposeBoolean('isEstimate', { description: 'Whether the figures were derived and not published.' }),
    source: t.exposeString('source', { description: 'Where the figures come from.' }),
    highCostAreaSupplement: t.field({
      type: HighCostAreaSupplement,
      nullable: true,
      description: 'The supplement of the area, if there is one.',
      resolve: (pay) => pay.supplement,
    }),
  }),
});
