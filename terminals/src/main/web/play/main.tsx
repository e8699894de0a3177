import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import './play.css';
import { Speaking } from '../i18n/language';
import { PlayPage } from './PlayPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <PlayPage />
      </Speaking>
    </StrictMode>,
  );
}
