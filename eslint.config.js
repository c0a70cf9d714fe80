import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { logicalProperties } from './scripts/lib/logicalProperties.mjs';

const SOURCES = ['domain/**/*.ts', 'packages/**/*.ts', 'graphql-server/**/*.ts', 'web/**/*.{ts,tsx}'];
const TESTS = ['**/test/**', '**/e2e/**'];

export default defineConfig(
  globalIgnores(['**/dist/', '**/*.generated.ts', 'test-results/', 'playwright-report/', 'coverage/', '.data/']),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-undef': 'off', // TypeScript knows, in the scripts too
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: SOURCES,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-member-accessibility': ['error', { accessibility: 'no-public' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // a blank text counts as none in many places
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // a fake answers at once what the real part awaits
      '@typescript-eslint/require-await': 'off',
      // contexts are taken apart by destructuring; no part of one uses `this`
      '@typescript-eslint/unbound-method': 'off',
      // its remedy is `!`, which the next rule forbids
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    // what it imports is generated where it is tried out, so that types are not asked here
    files: ['examples/**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  },
  {
    // a request that waits for a row must not hold a connection: `inTransaction` takes the turns first
    files: ['graphql-server/src/**'],
    ignores: [
      'graphql-server/src/use-cases/inTransaction.ts',
      'graphql-server/src/jobs/deadLetters.ts',
      'graphql-server/src/persistence/seeders/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression[property.type="Identifier"][property.name=/^(transactional|begin)$/]',
          message: 'Open a transaction by inTransaction, which waits for its turn without a connection.',
        },
      ],
    },
  },
  {
    // type-graphql's classes describe shapes; what resolvers return and take are plain objects of these shapes
    files: ['graphql-server/src/doors/graphql/**'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // event handlers may be async; what they throw is shown as a toast
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // about the React compiler, which is not used here
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { quorum: { rules: { 'logical-properties': logicalProperties } } },
    rules: { 'quorum/logical-properties': 'error' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // answers of the server are read as the JSON they are
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // tools that load a file by name want its default export
    files: [
      '**/*.config.{js,mjs,ts}',
      '**/globalSetup.mjs',
      '**/globalTeardown.mjs',
      '**/*Environment.mjs',
      '**/*Runner.mjs',
      '**/*Transformer.mjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
