import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import '../staff/staff.css';
import '../dealer/dealer.css';
import '../play/boards.css';
import '../play/sicbo.css';
import './pit.css';
import { Speaking } from '../i18n/language';
import { PitPage } from './PitPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <PitPage />
      </Speaking>
    </StrictMode>,
  );
}
