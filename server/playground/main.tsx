import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const container = document.getElementById('playground');
if (!container) throw new Error('The page has no element #playground.');

createRoot(container).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
