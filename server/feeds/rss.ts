import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/tagged-answer.ts';
import { escapeXml } from '../http/xml-text.ts';

/** One entry of a feed. */
export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Its full address on the portal. */
  readonly link: string;
  /** As ISO 8601. */
  readonly publishedAt: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** The address of the feed itself. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

const FRESH_FOR_SECONDS = 60;

/** Sends a feed as RSS 2.0, or 304 if the reader has it already. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: Feed): FastifyReply {
  return sendTagged(request, reply, {
    text: writeRss(feed),
    type: 'application/rss+xml; charset=utf-8',
    cacheControl: `public, max-age=${FRESH_FOR_SECONDS}`,
  });
}

function writeRss({ title, description, link, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en-GB'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    '</channel></rss>',
    '',
  ].join('\n');
}

function itemElement({ id, title, text, link, publishedAt }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('description', text),
    element('pubDate', new Date(publishedAt).toUTCString()),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
