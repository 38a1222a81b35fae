import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

const origin = 'https://portal.example';

/** The addresses that a site map names, as paths, and when each was changed. */
export async function sitemapOf(server: FastifyInstance, url: string): Promise<Map<string, string | undefined>> {
  const { statusCode, headers, body } = await server.inject(url);
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/xml; charset=utf-8']);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(?:urlset|sitemapindex) xmlns=/);
  const entries = [...body.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return new Map(
    entries.map(([, address = '', changed]) => {
      expect(address.startsWith(`${origin}/`)).toBe(true);
      return [address.slice(origin.length), changed];
    }),
  );
}
