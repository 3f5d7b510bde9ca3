import './early.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/fonts.css';
import './app/styles.css';
import { App } from './app/app.tsx';
import { followSession } from './app/watch-session.ts';
import { printInLight } from './app/print-in-light-colors.ts';
import { beginStartUp } from './app/start-up.ts';
import { startI18n } from './lib/i18n/i18n.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

followSession();
printInLight();
beginStartUp();
await startI18n();

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
