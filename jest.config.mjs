// JavaScript: reading a TypeScript configuration would cost one more package on Node 20.
const transform = {
  '^.+\\.(ts|tsx|mts)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
  // Packages that ship only ES modules, and one that imports a module of Node when it is first used.
  '^.+\\.(mjs|js)$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
}

const base = {
  rootDir: '.',
  runtime: '<rootDir>/scripts/test/runtime.cjs',
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@opentelemetry/otlp-exporter-base|jose|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@prisma/schema-engine-wasm|otplib|@otplib|@scure|@noble|postal-mime|@svg-maps|@tabler/icons-react)/)',
  ],
  // What is built is not looked through for modules: a build that was stopped leaves half-written files.
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.data/'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/scripts/server-only.ts',
    '^@react-pdf/renderer$': '<rootDir>/scripts/test/react-pdf.ts',
    '^@tabler/icons-react$': '<rootDir>/scripts/test/icons.cjs',
    '\\.module\\.css$': '<rootDir>/scripts/test/css-module.ts',
    '\\.css$': '<rootDir>/scripts/test/css-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/test/setup-console.ts'],
}

const ignore = ['/node_modules/', '/.next', '/e2e/']

/** @type {import('jest').Config} */
const config = {
  // A loaded machine is slow, not broken.
  testTimeout: 30_000,
  // What a file leaves behind in its worker is not much, but there are hundreds: the more is held, the longer it takes to find garbage.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/test/sequencer.mjs',
  // unit: pure functions. dom: components in jsdom. db: everything that needs PostgreSQL.
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...ignore, '\\.db\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'dom',
      moduleNameMapper: { ...base.moduleNameMapper, '^next/link$': '<rootDir>/scripts/test/next-link.tsx' },
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: ignore,
      setupFilesAfterEnv: ['<rootDir>/scripts/test/setup-console.ts', '<rootDir>/scripts/test/setup-dom.ts'],
    },
    {
      ...base,
      displayName: 'db',
      testEnvironment: '<rootDir>/scripts/test/db-environment.ts',
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^@prisma/client/runtime/query_compiler_.*\\.postgresql\\.wasm-base64\\.js$':
          '<rootDir>/scripts/test/query-compiler.cjs',
      },
      globalSetup: '<rootDir>/scripts/test/db-setup.ts',
      globalTeardown: '<rootDir>/scripts/test/db-teardown.ts',
      testMatch: ['<rootDir>/**/*.db.test.ts'],
      testPathIgnorePatterns: ignore,
    },
  ],
}

export default config
