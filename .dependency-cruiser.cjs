/** Who may import whom: the layers of the tree, from `app` at the top to `lib/core` at the bottom. */
const DATABASE = '^lib/core/db\\.ts$'
/** Tests, and the helpers they share. */
const TESTS = '(?:\\.test\\.tsx?|/(?:test-kit|testing)\\.tsx?)$|^lib/testing/'

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    never(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Modules form no circles.',
    ),
    never(
      'core-knows-nothing-above',
      { path: '^lib/core/', pathNot: TESTS },
      { path: '^(?:app|components|lib/(?!core/)|scripts|e2e)/' },
      'lib/core imports nothing above it.',
    ),
    never(
      'finance-is-pure',
      { path: '^lib/finance/', pathNot: TESTS },
      { path: '^(?:app|components|lib/(?!finance/|core/)|prisma|scripts)' },
      'lib/finance is loan mathematics and nothing else.',
    ),
    never(
      'platform-knows-no-feature',
      {
        path: '^lib/(?!features/|registry/|serving/|testing/)',
        pathNot: `${TESTS}|^lib/cubes/stalled\\.ts$|^lib/http/generated/`,
      },
      { path: '^lib/features/' },
      'Engines and platform serve every feature and know none; the lists of what is declared stand in lib/registry.',
    ),
    never(
      'registry-hands-down',
      {
        path: '^lib/(?!features/|registry/|serving/|testing/|openapi/)',
        pathNot: `${TESTS}|^lib/(?:imports/load|jobs/task-list|resources/history)\\.ts$|^lib/http/generated/`,
      },
      { path: '^lib/registry/' },
      'The lists stand above what they list: of the engines only those that find a declaration by its name read them.',
    ),
    never(
      'words-know-nothing-above',
      { path: '^lib/(?:words|italian)/', pathNot: TESTS },
      {
        path: '^(?:app|components|lib/(?!core/|italian/|words/|finance/)|scripts|e2e)/',
        dependencyTypesNot: ['type-only'],
      },
      'Words that everybody needs lie below everybody.',
    ),
    never(
      'lib-knows-no-screen',
      {
        path: '^lib/',
        pathNot: `${TESTS}|^lib/features/[\\w/-]+\\.tsx$|^lib/re(?:sources|ports(?:/summary)?)/pages\\.tsx$`,
      },
      { path: '^(?:app|components)/' },
      'Only a feature’s .tsx files, and the pages made from declarations, draw something.',
    ),
    never(
      'nobody-imports-app',
      {
        path: '^(?:components|lib|prisma|scripts|server)',
        pathNot: [TESTS, '^scripts/bench/', '^lib/openapi/', '^scripts/openapi'].flat(),
      },
      { path: '^app/' },
      'app is the top.',
    ),
    never(
      'ui-fits-any-product',
      { path: '^components/ui/', pathNot: TESTS },
      {
        path: '^(?:components/(?!ui/)|lib/(?!core/|italian/))',
      },
      'components/ui could ship in another Italian product: it knows no API.',
    ),
    never(
      'data-knows-no-shell',
      { path: '^components/data/', pathNot: TESTS },
      { path: '^components/(?!ui/|data/|content/)', dependencyTypesNot: ['type-only'] },
      'Lists, records and forms are drawn from declarations: neither the shell around them nor a feature.',
    ),
    never(
      'rooms-of-the-signed-in',
      { path: '^components/(?!site/|markup/|frames/|content/)', pathNot: TESTS },
      { path: '^components/site/pages/' },
      'What a public page alone draws stays with it; only the previews of content show it whole.',
    ),
    never(
      'components-stay-client-safe',
      { path: '^components/', pathNot: TESTS },
      {
        path: '^lib/(?:features/[\\w/-]+|activity|notifications)/(?!(?:[a-z-]*schema|states)\\.ts|types\\.ts|labels\\.ts|columns\\.tsx|form\\.tsx)[^/]+$',
        dependencyTypesNot: ['type-only'],
      },
      'Of a feature, components know the schema; data comes in as props or through the API.',
    ),
    never(
      'markup-is-plain',
      { path: '^components/(?:markup|frames)/', pathNot: TESTS },
      { path: '\\.css$|^components/ui/', dependencyTypesNot: ['type-only'] },
      'What frames draw has no style of the site and no widget of the areas; structure.ts refuses hooks.',
    ),
    never(
      'database-behind-few-doors',
      {
        pathNot: `${TESTS}|^(?:lib/(?:core|resources|history|reports|cubes|imports|jobs|auth|http|realtime|storage|mail|serving|settings|notifications|activity|registry|consents|places|duties)/|lib/features/[^/]+/|prisma/seed/|scripts/|e2e/|server\\.ts)`,
      },
      { path: DATABASE, dependencyTypesNot: ['type-only'] },
      'Pages and components ask data.ts; only listed places hold the database client.',
    ),
    never(
      'feature-doors',
      { path: '^lib/features/[\\w/-]+/(?:schema|resource|present|types|labels|columns|form)\\.tsx?$' },
      { path: DATABASE, dependencyTypesNot: ['type-only'] },
      'In a feature only data.ts, mutations.ts, jobs.ts and the verbs read and write.',
    ),
    never(
      'product-does-not-need-tools',
      { path: '^(?:app|components|lib)/', pathNot: TESTS },
      { path: '^(?:scripts|e2e|prisma/seed)/' },
      'Scripts serve the product, never the other way round.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:prisma/generated|lib/http/generated|\\.next|node_modules)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
