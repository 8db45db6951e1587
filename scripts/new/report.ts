import { after, all, before, importing } from './edit'
import { type Names, namesOf, sentence } from './names'
import type { Recipe } from './types'

const USAGE = 'report praticheNuove'

const report = ({ camel, words }: Names) => `import 'server-only'
import { defineReport } from '@/lib/reports/define'
import type { Option } from '@/lib/words/options'
import { STATI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'

const stati: Option[] = Object.entries(STATI).map(([value, { label, tone }]) => ({ value, label, tone }))

/** ${sentence(words)}: of which rows it is, in a sentence. */
export const ${camel} = defineReport({
  name: '${camel}',
  title: '${sentence(words)}',
  about: 'Di quali righe è, in una frase.',
  empty: 'Non c’è nulla da mostrare.',
  labels: { one: 'pratica', many: 'pratiche', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  model: 'pratica',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    { path: 'codice', label: 'Codice', kind: 'title' },
    { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
    { path: 'createdAt', label: 'Creata il', kind: 'instant', sort: 'createdAt' },
  ],
  filters: [
    { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
  ],
  defaultSort: '-createdAt',
  totals: [{ name: 'pratiche', label: 'Pratiche', kind: 'number', definition: 'Quante sono le pratiche.' }],
  async source() {
    return {
      alias: 'p',
      from: Prisma.sql\`pratiche p\`,
      where: Prisma.sql\`TRUE\`,
      columns: {
        codice: Prisma.sql\`p.codice\`,
        stato: Prisma.sql\`p.stato::text\`,
        createdAt: Prisma.sql\`p.created_at\`,
      },
      sorts: { createdAt: { sql: Prisma.sql\`p.created_at\`, type: 'timestamptz' } },
      filters: {
        stato: { sql: Prisma.sql\`p.stato\`, type: 'stato_pratica' },
        agentId: { sql: Prisma.sql\`p.agent_id\`, type: 'uuid' },
      },
      totals: { pratiche: Prisma.sql\`count(*)\` },
    }
  },
})
`

const page = ({ camel, kebab }: Names) => `import { ${camel} } from '@/lib/features/reports/${kebab}'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: ${camel}.title }

export default adminReportPage(${camel})
`

const screen = ({ camel, words }: Names) => `screen(at('reports/${camel}'), '${sentence(words)}', 'chart', {
        permissions: cases,
        built,
      }),
      `

const sample = ({ camel }: Names) => `
  'reports/${camel}': {
    async build(owner) {
      const { id: clientId } = await buildClient()
      const built = [await buildPratica({ ...owner, clientId }), await buildPratica({ ...owner, clientId })]
      return built.map(({ id }) => id)
    },
    filters: {
      stato: { right: async () => 'bozza', wrong: ['niente', "'"] },
      agentId: { right: async ({ below }) => below.id, wrong: ['1', 'null,1'] },
    },
    async twin() {
      const { rows } = await pool().query<{ n: string }>('SELECT count(id) AS n FROM pratiche')
      return { pratiche: Number(rows[0]?.n ?? 0) }
    },
  },`

/** Figures over many rows, with a screen of the administrators. */
export const reportRecipe: Recipe = ([name]) => {
  const names = namesOf(name, USAGE)
  const { camel, kebab } = names
  const line = `  'reports/${camel}': async () => (await import('@/lib/features/reports/${kebab}')).${camel},\n`
  return {
    files: {
      [`lib/features/reports/${kebab}.ts`]: report(names),
      [`app/admin/(console)/reports/${camel}/page.tsx`]: page(names),
    },
    edits: {
      'lib/registry/reports.ts': after('export const REPORTS = lookup<() => Promise<Report>>({\n', line),
      'lib/reports/addresses.ts': after('  agent: {\n', `    'reports/${camel}': null,\n`),
      'components/shell/navigation/admin-work.ts': before(
        "screen(at('reports/praticheFerme')",
        screen(names),
      ),
      'lib/reports/test-kit.ts': all(
        after('export const SAMPLES: Record<string, Sample> = {', sample(names)),
        importing('pool', '@/lib/core/db'),
        importing('buildClient', '@/prisma/seed/factories/people'),
        importing('buildPratica', '@/prisma/seed/factories/pratiche'),
      ),
    },
    left: [
      'di chi sono le righe: `model`, una tabella di lib/auth/agent-scope.ts, la prima di `from`; ciò che è solo della sede è l’elenco della sua risorsa',
      `le righe, le colonne e le cifre: lib/features/reports/${kebab}.ts, ciascuna con la sua definizione`,
      'se sono cifre per gruppi e mesi, senza righe, è un riepilogo: npm run new -- summary',
      'il campione, con i totali da una query che non ha nulla di quella del report: lib/reports/test-kit.ts',
      'dove sta nel menu, e sotto quale permesso: components/shell/navigation/admin-work.ts; le schede di un gruppo stanno su una riga (npm test -- jest components/shell/whole-shell)',
      `per gli agenti: agentReportPage, la voce del menu, e via la riga in lib/reports/addresses.ts`,
      'poi: npm test -- jest lib/reports/reports.db',
    ],
  }
}
