import { builder } from '../../builder.ts';
import { Site } from '../../content/site.ts';
import { SocialProvider } from './connected-provider.ts';

builder.objectField(Site, 'signInProviders', (t) =>
  t.field({
    type: [SocialProvider],
    description: 'The providers that are set up here, where people can sign in besides with a password. May be empty.',
    resolve: ({ signInProviders }) => [...signInProviders],
  }),
);
