import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@partsboard/ui/styles/fonts.css';
import './app/styles.css';
import { App } from './app/app.tsx';
import { printInLightColors } from '@partsboard/ui/lib/print-in-light-colors.ts';
import { prefetchStartUpData } from './app/start-up.ts';
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

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
