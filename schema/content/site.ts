import { builder } from '../builder.ts';
import { LEGAL_VERSION } from '../legal/legal-version.ts';
import type { SiteInformation } from '../ports.ts';

export const Site = builder.objectRef<SiteInformation>('Site').implement({
  description: 'This installation of the portal.',
  fields: (t) => ({
    name: t.exposeString('productName', { description: 'Name of the product.' }),
    sampleData: t.exposeBoolean('sampleData', {
      description: 'Whether the invented employers, jobs and texts that come with the portal are shown.',
    }),
    legalVersion: t.string({
      description: 'The version of the terms of service and the privacy policy that a new account accepts, like 2.1.',
      resolve: () => LEGAL_VERSION.number,
    }),
    now: t.field({
      type: 'DateTime',
      description: "The server's time.",
      resolve: (_site, _arguments, context) => context.services.content.now(),
    }),
  }),
});

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    description: 'This installation of the portal.',
    resolve: (_root, _arguments, context) => context.services.content.site(),
  }),
);
