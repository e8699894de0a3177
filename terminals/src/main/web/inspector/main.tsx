import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import '../staff/staff.css';
import './inspector.css';
import { Speaking } from '../i18n/language';
import { InspectorPage } from './InspectorPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <InspectorPage />
      </Speaking>
    </StrictMode>,
  );
}
