import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A number or a text that is promised, and where it stands: one place each, as this pattern. What pages show stands in tests/e2e/documented-facts. */
const constants: readonly (readonly [says: string, file: string, at: RegExp])[] = [
  ['a request is given up after 10 s', 'client/apollo/timeout.ts', /API_TIMEOUT = 10_000;/],
  ['a request is repeated 3 times at most', 'client/apollo/retry.ts', /MAX_RETRIES = 3;/],
  ['after 1, 2 and 4 s', 'client/apollo/retry.ts', /return 1000 \* 2 \*\* \(count - 1\);/],
  ['answers are fresh for 5 minutes', 'client/apollo/freshness.ts', /FRESH_FOR = 5 \* 60 \* 1000;/],
  ['a token is renewed 90 s before it ends', 'client/accounts/session-keeper.ts', /RENEW_BEFORE = 90_000;/],
  ['that is checked every 30 s', 'client/accounts/session-keeper.ts', /CHECK_EVERY = 30_000;/],
  ['the server is first asked how it is after 2 s', 'client/offline/connection.ts', /FIRST_CHECK = 2_000;/],
  ['it is waited for 5 s then', 'client/offline/connection.ts', /CHECK_TIMEOUT = 5_000;/],
  ['a password has 8 characters', 'schema/accounts/passwords/password-checks.ts', /SHORTEST = 8;/],
  ['the way back to the top shows beyond 300 px', 'client/layout/ScrollToTop.tsx', /THRESHOLD = 300;/],
  ['the hero changes every 8 s', 'client/home/hero/HomeHero.tsx', /HERO_ROTATION = 8_000;/],
  ['figures of home change every 3 s', 'client/home/StatCards.tsx', /STATS_ROTATION = 3_000;/],
  ['quotes change every 5 s', 'client/home/people/Testimonials.tsx', /TESTIMONIALS_ROTATION = 5_000;/],
  ['the status is read every 30 s', 'client/system-status/use-status-refresh.ts', /EVERY_MS = 30_000;/],
  ['a page view is told 1.5 s after it came', 'client/analytics/Visits.tsx', /SETTLED = 1_500;/],
  ['the banner counts visitors every 45 s', 'client/analytics/BannerCounter.tsx', /REFRESH = 45_000;/],
  ['it estimates 50 online at most', 'client/analytics/BannerCounter.tsx', /MOST = 50;/],
  ['the foot counts visitors every 30 s', 'client/analytics/VisitorCard.tsx', /REFRESH = 30_000;/],
  ['it estimates 100 online at most', 'client/analytics/VisitorCard.tsx', /MOST = 100;/],
  ['about 5% are estimated to be online', 'client/analytics/short-count.ts', /ONLINE_SHARE = 0\.05;/],
  ['one of them at least', 'client/analytics/short-count.ts', /Math\.max\(1, /],
  ['thousands are K', 'client/analytics/short-count.ts', /THOUSAND\)\}K`/],
  ['millions are M', 'client/analytics/short-count.ts', /MILLION\)\}M`/],
  ['the assistant replies after 1.5 s', 'client/assistant/words.ts', /REPLY_DELAY = 1_500;/],
  ['the chat about forecasts replies after 2 s', 'client/predictions/words.ts', /PREDICTION_REPLY_DELAY = 2_000;/],
  ['each part of a search has 3 hits', 'schema/combined-search/combined-search.service.ts', /HITS_OF_A_SOURCE = 3;/],
  ['a search shows 8 results', 'schema/combined-search/combined-search.service.ts', /MOST_HITS = 8;/],
  ['each part of a search has 3 s', 'schema/combined-search/search-times.ts', /search: 3_000/],
  ['a phrase counts 0.9', 'schema/combined-search/relevance.ts', /PHRASE = 0\.9;/],
  ['words share 0.3', 'schema/combined-search/relevance.ts', /WORDS = 0\.3;/],
  ['the legal texts are version 2.1', 'schema/legal/legal-version.ts', /number: '2\.1/],
  ['No internet connection', 'client/apollo/errors.ts', /'No internet connection'/],
  [
    'Unable to connect to server',
    'client/apollo/errors.ts',
    /'Unable to connect to server\. Please check your internet connection\.'/,
  ],
  ['Request timeout', 'client/apollo/errors.ts', /'Request timeout'/],
  ['Maximum retries exceeded', 'client/apollo/errors.ts', /'Maximum retries exceeded'/],
  ['An unexpected error occurred', 'client/apollo/errors.ts', /'An unexpected error occurred'/],
  ['Service Temporarily Unavailable', 'client/accounts/AccountsFailure.tsx', /'Service Temporarily Unavailable'/],
  ['what to do then', 'client/accounts/words.ts', /'Please try again later or contact support'/],
  ['Failed to sign in', 'client/accounts/words.ts', /'Failed to sign in'/],
  ['Failed to create account', 'client/accounts/words.ts', /'Failed to create account'/],
  ['Signing In...', 'client/accounts/words.ts', /'Signing In\.\.\.'/],
  ['Creating Account...', 'client/accounts/words.ts', /'Creating Account\.\.\.'/],
  ['Social login failed', 'schema/accounts/providers/identity-provider.ts', /'Social login failed'/],
  ['Failed to connect with a provider', 'schema/accounts/providers/identity-provider.ts', /`Failed to connect with \$/],
  ['No user logged in', 'schema/access/viewer.ts', /'No user logged in'/],
  ['Contact Supplier', 'client/equipment/words.ts', /'Contact Supplier'/],
  ['Copied!', 'client/ui/CopyButton.tsx', /'Copied!'/],
  ['Copied! of an address', 'client/news/words.ts', /'Copied!'/],
  ['Unexpected Application Error!', 'client/layout/words.ts', /'Unexpected Application Error!'/],
];

test.each(constants)('%s (%s)', (_says, file, at) => {
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toMatch(at);
});
