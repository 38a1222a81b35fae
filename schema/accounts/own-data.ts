import { builder } from '../builder.ts';
import type { OwnData } from './own-data.service.ts';

const OwnDataType = builder.objectRef<OwnData>('OwnData').implement({
  description: 'Everything that is kept about whoever asks.',
  fields: (t) => ({
    takenAt: t.expose('takenAt', { type: 'DateTime', description: 'When it was put together.' }),
    json: t.exposeString('json', {
      description:
        'A JSON document, to be kept as a file. Its keys: takenAt; account (address, access, and when what was done with it); profile (names, phone, organisation, occupation); sessions (each with device, times and why it ended); identities (who one is at Google or LinkedIn); mailedLinks (that still work); mails (what each of the last 30 days told of); jobs (posts that one has advertised); auditEntries (what was done to own records, or by oneself, the oldest first). Times are ISO 8601 in UTC. Later releases add keys.',
    }),
  }),
});

builder.queryField('myData', (t) =>
  t.field({
    type: OwnDataType,
    description: 'Everything that is kept about whoever asks, to be downloaded; 10 times an hour at most.',
    complexity: 200,
    resolve: (_root, _args, { services }) => services.ownData.read(),
  }),
);
