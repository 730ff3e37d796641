// What svelte-check and TypeScript do not see. Accessibility of markup is the Svelte compiler's part (npm run check).
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'build/', 'src/engine/built/', 'src/api/schema.d.ts', 'node_modules/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript's part
      'prefer-const': 'off', // $props() mixes what is bound with what is not
      'svelte/prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // maps that a function fills and returns are no state
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check warns of more than the compiler does
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // our own drawings, no one's words
  { files: ['src/lobby/*.svelte', 'src/people/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
);
