import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/.cache/',
      '**/node_modules/',
      'var/',
      'release/',
      '**/test-results/',
      '**/playwright-report/',
      'packages/ui/public/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'max-params': ['error', 5],
      'no-console': 'error',
    },
  },
  {
    files: ['{apps/shop,apps/backoffice,packages/ui}/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Made from the schema, one line a column.
    files: ['apps/server/src/db/tables.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // A value imported from the contract brings its schemas and their library into the browser.
    files: ['{apps/shop,apps/backoffice,packages/ui}/src/**/*.{ts,tsx}'],
    ignores: ['apps/*/src/lib/api/contract-values.ts', '**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@partsboard/contract/(?!route$|product-id$|vehicle-filter-input$)',
              allowTypeImports: true,
              message: 'Import types only; values go through lib/api/contract-values.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['selectAll', 'returningAll'].map((property) => ({
          property,
          message:
            'Name the columns, or take those of db/tables.ts: a new column must not change a statement.',
        })),
      ],
    },
  },
  {
    // Commands talk to a person through the terminal.
    files: ['scripts/**', 'apps/server/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
);
