import { builder } from '../../builder.ts';
import { deprecated } from '../../graph/deprecation.ts';
import { Nation } from '../../places/nation.ts';
import type { PlacePay } from './pay.ts';
import { PayType } from './pay-type.ts';
import type { TownRow } from './towns.queries.ts';

const Town = builder.objectRef<TownRow>('Town').implement({
  description: 'A town in which posts can be advertised.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the town.' }),
    nation: t.expose('nation', { type: Nation, description: 'Its nation, whose pay holds there.' }),
  }),
});

builder.queryField('towns', (t) =>
  t.field({
    type: [Town],
    description: 'The towns in which posts can be advertised, by name.',
    ...deprecated({
      instead: 'There are thousands: ask `places` for those that begin with what was typed.',
      since: '2026-11-22',
      sunset: '2027-06-30',
    }),
    complexity: { field: 5, multiplier: 200 },
    resolve: (_root, _args, { services }) => services.jobs.towns(),
  }),
);

builder.queryField('payScales', (t) =>
  t.field({
    type: [PayType],
    description:
      'What each Agenda for Change band is paid in a town, by the newest scale of its nation; the lowest band first. Empty where the town is not known or no scale is.',
    ...deprecated({
      instead: 'Ask `payAtPlace`, which tells a place that is not known from one whose scales are not held.',
      since: '2026-11-22',
      sunset: '2027-06-30',
    }),
    args: {
      location: t.arg.string({
        required: true,
        description: 'Place in the UK by any of its names, or a postcode; case and accents do not count.',
      }),
      postcode: t.arg.string({ description: 'Postcode, where the place may not be known.' }),
    },
    complexity: { field: 5, multiplier: 11 },
    resolve: (_root, { location, postcode }, { services }) => services.jobs.payScales(location, postcode),
  }),
);

const PayAtPlace = builder.objectRef<PlacePay>('PayAtPlace').implement({
  description: 'The nation whose pay applies at a place, and its scales.',
  fields: (t) => ({
    nation: t.field({
      type: Nation,
      description: 'The nation whose pay holds there.',
      resolve: ({ nation }) => nation as never,
    }),
    scales: t.field({
      type: [PayType],
      description:
        'The newest scale of each band that the portal holds, the lowest band first. A post with a band that is missing here states its own salary.',
      resolve: ({ scales }) => scales,
    }),
  }),
});

builder.queryField('payAtPlace', (t) =>
  t.field({
    type: PayAtPlace,
    nullable: true,
    description:
      'Which Agenda for Change pay holds at a place; null if the place is not known, or its name alone could be several.',
    args: {
      location: t.arg.string({
        required: true,
        description: 'Place in the UK by any of its names, or a postcode; case and accents do not count.',
      }),
      postcode: t.arg.string({ description: 'Postcode, where the place may not be known.' }),
    },
    complexity: 60,
    resolve: (_root, { location, postcode }, { services }) => services.jobs.payAtPlace(location, postcode),
  }),
);
