import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import './index.css';
import { Speaking } from '../i18n/language';
import { IndexPage } from './IndexPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <IndexPage />
      </Speaking>
    </StrictMode>,
  );
}
