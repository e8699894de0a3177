import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import '../staff/staff.css';
import './dealer.css';
import { Speaking } from '../i18n/language';
import { DealerPage } from './DealerPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <DealerPage table={Number(new URLSearchParams(location.search).get('table') ?? '1')} />
      </Speaking>
    </StrictMode>,
  );
}
