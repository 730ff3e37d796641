import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The catalogues lie in the Python package: one text for terminal, server and page.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's CSP lets fonts come as files only
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    manifest: true, // what needs what, for scripts/sizes.mjs
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
