import { useRef } from 'react';

/**
 * The Idempotency-Key of what a form creates: the same while the same is sent, so that what is sent again because its
 * answer was lost is created once.
 */
export function useRequestKey(): (content: unknown) => { headers: { 'idempotency-key': string } } {
  const sent = useRef({ content: '', key: '' });
  return (given) => {
    const content = JSON.stringify(given);
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    return { headers: { 'idempotency-key': sent.current.key } };
  };
}
