import { join } from 'node:path';
import { expect } from 'vitest';
import { askGraph } from '../../support/ask-graph.ts';
import { createTestServer, type TestApp } from '../../support/test-app.ts';

/** The portal with its pages. */
export const withPages = { buildDirectory: join(import.meta.dirname, '../../../dist') };

/** The public ways to read what is published. */
export interface PublicDoors {
  /** The answer to a field of the graph. */
  graph(field: string): Promise<string>;
  rest(url: string): Promise<string>;
  /** The text of a page as the server renders it. */
  page(url: string): Promise<string>;
  /** A site map, made without the cache. */
  sitemap(path: string): Promise<string>;
}

/** The public ways into a portal, which may be opened later. */
export function publicDoors(portal: () => TestApp): PublicDoors {
  const textOf = async (server: TestApp['server'], url: string, accept: string) => {
    const { statusCode, body } = await server.inject({ url, headers: { accept } });
    expect([200, 404, 410]).toContain(statusCode);
    return body;
  };
  return {
    graph: async (field) => {
      const { data, errors } = await askGraph(portal(), `{ ${field} }`);
      expect(errors).toBeUndefined();
      return JSON.stringify(data);
    },
    rest: (url) => textOf(portal().server, url, '*/*'),
    page: (url) => textOf(portal().server, url, 'text/html'),
    sitemap: async (path) => {
      const server = await createTestServer(portal(), withPages);
      const text = await textOf(server, path, 'application/xml');
      await server.close();
      return text;
    },
  };
}
