import { builder } from '../../builder.ts';
import { Site } from '../../content/site.ts';
import { SocialProvider } from './connected-provider.ts';

builder.objectField(Site, 'signInProviders', (t) =>
  t.field({
    type: [SocialProvider],
    description: 'The providers that are configured for sign-in, besides the password. May be empty.',
    resolve: ({ signInProviders }) => [...signInProviders],
  }),
);
