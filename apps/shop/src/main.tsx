import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@partsboard/ui/styles/fonts.css';
import './app/styles.css';
import { App } from './app/app.tsx';
import { printInLightColors } from '@partsboard/ui/lib/print-in-light-colors.ts';
import { prefetchStartUpData } from './app/start-up.ts';
import { fetchFirstScreen } from './app/first-screen.ts';
import { isAuthenticated } from './lib/session.ts';
import { watchSession } from './app/watch-session.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// The browser would request these letters only when it first paints one, and paint that text twice.
if (currentLanguage() === 'pl') document.fonts.load('1em Inter', 'ł').catch(() => undefined);
startI18n();
prefetchStartUpData();
watchSession();
printInLightColors();

const render = () =>
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/** After so long the page that is loading is shown as such. */
const LONGEST_WAIT_MS = 1_500;

// Somebody who comes back has the code in the cache: drawn once it is there, the screen is not drawn in parts before.
if (isAuthenticated()) {
  const longestWait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([fetchFirstScreen(), longestWait]).finally(render);
} else render();
