import estate from './scenes/estate.svg';
import evidence from './scenes/evidence.svg';
import rota from './scenes/rota.svg';
import signal from './scenes/signal.svg';
import supply from './scenes/supply.svg';
import wayfinding from './scenes/wayfinding.svg';

/** The pictures of the first view in their order. "npm run scenes" draws them. */
export const scenes = [
  { name: 'wayfinding', address: wayfinding },
  { name: 'rota', address: rota },
  { name: 'evidence', address: evidence },
  { name: 'supply', address: supply },
  { name: 'signal', address: signal },
  { name: 'estate', address: estate },
] as const;
