import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import '../staff/staff.css';
import './admin.css';
import { Speaking } from '../i18n/language';
import { AdminPage } from './AdminPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <AdminPage />
      </Speaking>
    </StrictMode>,
  );
}
