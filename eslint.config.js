import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

// Biome does everything else; this is for what only a Svelte parser sees.
export default ts.config(...svelte.configs.recommended, {
  files: ['**/*.svelte', '**/*.svelte.ts'],
  languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  rules: { 'svelte/no-navigation-without-resolve': 'off' },
})
