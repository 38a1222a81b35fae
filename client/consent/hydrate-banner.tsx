import type { ApolloClient } from '@apollo/client/core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ConsentBanner } from './ConsentBanner.tsx';
import { choose } from './choose.ts';
import type { ConsentPlace } from './early-press.ts';

const taken = new WeakSet<Element>();

/**
 * Takes over the banner, where one was served. It is a root of its own, before that of the page, so that its script is
 * no part of what the page waits for.
 */
export function hydrateBanner(client: ApolloClient): void {
  const place: ConsentPlace | null = document.getElementById('consent');
  if (!place?.firstElementChild || taken.has(place)) return;
  taken.add(place);
  hydrateRoot(
    place,
    <StrictMode>
      <ConsentBanner onChoose={(choice) => void choose(client, choice)} onReady={() => place.pressed?.click()} />
    </StrictMode>,
  );
}
