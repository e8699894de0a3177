import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../design/design.css';
import './display.css';
import { Speaking } from '../i18n/language';
import { DisplayPage } from './DisplayPage';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <DisplayPage table={Number(new URLSearchParams(location.search).get('table') ?? '1')} />
      </Speaking>
    </StrictMode>,
  );
}
