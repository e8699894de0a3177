import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import '../staff/staff.css';
import '../staff/print.css';
import './desk.css';
import { Speaking } from '../i18n/language';
import { DeskPage } from './DeskPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <DeskPage />
      </Speaking>
    </StrictMode>,
  );
}
