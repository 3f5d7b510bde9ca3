import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@partsboard/ui/styles/fonts.css';
import '@mantine/core/styles.layer.css';
import '@partsboard/ui/styles/base.css';
// In the first code, unlike the shop's: most of its libraries are needed by the first screen anyway.
import '@partsboard/ui/lib/notice-library.ts';
import { App } from './app/app.tsx';
import { startI18n } from './lib/i18n/i18n.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

await startI18n();

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
