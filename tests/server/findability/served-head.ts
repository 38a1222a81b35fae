import { expect } from 'vitest';
import type { TestApp } from '../../support/test-app.ts';

/** What the head of a served page says. */
export interface ServedHead {
  readonly status: number;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  /** By the name of each `og:` or `twitter:` property. */
  readonly shared: Readonly<Record<string, string>>;
  /** The things of its JSON-LD. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
  readonly html: string;
}

/** Asks for a page and reads its head. */
export async function servedHead({ server }: Pick<TestApp, 'server'>, url: string): Promise<ServedHead> {
  const { statusCode, body } = await server.inject({ url, headers: { accept: 'text/html' } });
  const [html = ''] = body.split('</head>');
  const first = (pattern: RegExp) => unescaped(html.match(pattern)?.[1]);
  const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  const data = json === undefined ? { '@graph': [] } : JSON.parse(json);
  if (json !== undefined) expect(data['@context']).toBe('https://schema.org');
  return {
    status: statusCode,
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    shared: Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)].map(
        ([, name = '', content]) => [name, unescaped(content) ?? ''],
      ),
    ),
    things: data['@graph'],
    html,
  };
}

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

function unescaped(text: string | undefined): string | undefined {
  return text?.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_whole, name: string) => signs[name] ?? '');
}
