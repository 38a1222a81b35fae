import { builder } from '../../builder.ts';
import type { OwnData } from './own-data.service.ts';
import { ownDataSections } from './own-data-sections.ts';

const keys = ownDataSections.map(({ name, tells }) => `${name} (${tells})`).join('; ');

const OwnDataType = builder.objectRef<OwnData>('OwnData').implement({
  description: 'Everything that is kept about the caller.',
  fields: (t) => ({
    takenAt: t.expose('takenAt', { type: 'DateTime', description: 'When it was put together.' }),
    json: t.exposeString('json', {
      description: `A JSON document, to be kept as a file. Its keys: takenAt; ${keys}. Times are ISO 8601 in UTC. Later releases add keys.`,
    }),
  }),
});

builder.queryField('myData', (t) =>
  t.field({
    type: OwnDataType,
    description: 'Everything that is kept about the caller, to be downloaded; 10 times an hour at most.',
    complexity: 200,
    resolve: (_root, _args, { services }) => services.ownData.read(),
  }),
);
