import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// What a page may do that comes from a plain file server, where nobody sends headers.
const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const strict: Plugin = {
  name: 'strict',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: CSP }, injectTo: 'head-prepend' },
  ],
};

// The catalogues lie in the Python package: one text for terminal, server and page.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'site' ? [strict] : [])],
  base: mode === 'site' ? './' : '/', // a site works in any folder
  worker: { format: 'es' }, // workers load their parts when they need them
  build: {
    outDir: mode === 'site' ? 'site' : 'dist',
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
  // Beside other work, loading every board takes long.
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
}));
