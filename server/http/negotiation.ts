import type { FastifyReply } from 'fastify';

/** Whether a browser requests a page: HTML precedes any JSON in its Accept header. */
export function prefersHtml(accept: string | undefined): boolean {
  const html = accept?.indexOf('text/html') ?? -1;
  const json = accept?.search(/application\/(graphql-response\+)?json/) ?? -1;
  return html !== -1 && (json === -1 || html < json);
}

/** Says that an answer depends on this header of the request, besides those that are named already. */
export function addVary(reply: FastifyReply, header: string): void {
  reply.header('vary', [reply.getHeader('vary'), header].filter(Boolean).join(', '));
}
