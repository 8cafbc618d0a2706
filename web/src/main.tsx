import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followErrors, tellError } from './lib/browser-errors/tell-errors.ts';
import { router } from './router.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followErrors(() => router.state.matches.at(-1)?.fullPath ?? '');

createRoot(root, {
  // A screen that failed is shown as failed, and told too. The others reach the window by themselves.
  onCaughtError: (error) => {
    console.error(error);
    tellError(error, 'render');
  },
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
