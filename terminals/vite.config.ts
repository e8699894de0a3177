import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const web = resolve(import.meta.dirname, 'src/main/web');

/** One page a screen: a kiosk loads only what it shows. */
const pages = [
  'index.html',
  'play/index.html',
  'display/index.html',
  'dealer/index.html',
  'pit/index.html',
  'desk/index.html',
  'inspector/index.html',
  'admin/index.html',
];

export default defineConfig({
  root: web,
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, 'target/classes/META-INF/resources'),
    emptyOutDir: true,
    // The server's content policy lets nothing in but files of its own: no picture inside a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages.map((page) => resolve(web, page)) },
  },
  server: { proxy: { '/api': 'http://localhost:8500', '/terminal': { target: 'ws://localhost:8500', ws: true } } },
  test: {
    root: import.meta.dirname,
    include: ['src/test/web/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    testTimeout: 60_000, // for a machine that has other things to do
  },
});
