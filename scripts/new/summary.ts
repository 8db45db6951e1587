import { after, before } from './edit'
import { type Names, namesOf, sentence } from './names'
import type { Recipe } from './types'

const USAGE = 'summary richiestePerProvincia'

const summary = ({ camel, words }: Names) => `import 'server-only'
import { defineSummary } from '@/lib/reports/summary/define'
import { FIGURES } from './summary-columns'
import { COLUMNS, FILTRI, GRUPPI, KEYS, pick } from './summary-parts'

/** ${sentence(words)}: what is added up, and by what, in a sentence. */
export const ${camel} = defineSummary({
  name: '${camel}',
  title: '${sentence(words)}',
  about: 'Che cosa somma, in una frase.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'reports_see' },
  groupings: pick(GRUPPI, 'mese', 'trimestre', 'anno', 'giorno', 'prodotto', 'regione'),
  filters: [FILTRI.product, FILTRI.regione],
  main: ['aperte', 'richiesto'],
  measures: ['aperte', 'richiesto'],
  columns: [FIGURES.aperte, FIGURES.richiesto],
  parts: [
    {
      from: 'cubo_finalita_ora',
      month: 'mese',
      days: 'cubo_giorno_finalita_ora',
      measures: { aperte: 'c.aperte', richiesto: 'c.richiesto' },
      keys: pick(KEYS, 'mese', 'prodotto', 'regione'),
      filters: pick(COLUMNS, 'product', 'regione'),
    },
  ],
})
`

const page = ({ camel, kebab }: Names) => `import { ${camel} } from '@/lib/features/reports/${kebab}'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: ${camel}.title }

export default adminSummaryPage(${camel})
`

const screen = ({ camel, words }: Names) => `screen(at('reports/${camel}'), '${sentence(words)}', 'chart', {
        permissions: reports,
        built,
      }),
      `

const twin = ({ camel }: Names) => `
  {
    name: '${camel}',
    by: [...TIME, 'prodotto', 'regione'],
    live: [],
    figures: (sum) => ({ aperte: sum('aperte'), richiesto: euro(sum('richiesto')) }),
  },`

/** Figures by groups and periods, added up from a cube, with a screen of the administrators. */
export const summaryRecipe: Recipe = ([name]) => {
  const names = namesOf(name, USAGE)
  const { camel, kebab } = names
  const line = `  'reports/${camel}': async () => (await import('@/lib/features/reports/${kebab}')).${camel},\n`
  return {
    files: {
      [`lib/features/reports/${kebab}.ts`]: summary(names),
      [`app/admin/(console)/reports/${camel}/page.tsx`]: page(names),
    },
    edits: {
      'lib/registry/reports.ts': after('export const SUMMARIES = lookup<() => Promise<Summary>>({\n', line),
      'components/shell/navigation/admin-work.ts': before("screen(at('reports/movimenti')", screen(names)),
      'lib/reports/summary/twins.db.test.ts': after('const TWINS: Twin[] = [', twin(names)),
      'lib/reports/summary/unlinked.db.test.ts': after(
        'const UNLINKED: Record<string, string> = {\n',
        `  'reports/${camel}': '',\n`,
      ),
    },
    left: [
      `le parti (un cubo di lib/cubes/cubes.ts, o un SELECT tra parentesi), i gruppi, i filtri e le cifre con la loro definizione: lib/features/reports/${kebab}.ts`,
      'il suo gemello, da ciò che scrivono i libri di lib/reports/summary/testing.ts: lib/reports/summary/twins.db.test.ts',
      'l’elenco che ogni cifra apre (`drill`), con i filtri che un elenco deve conoscere; medie e quote, che non ne aprono: lib/reports/summary/unlinked.db.test.ts',
      'righe di ciò che conta nel mondo delle prove: `work` in lib/reports/summary/test-kit.ts',
      'dove sta nel menu, e sotto quale permesso: components/shell/navigation/admin-work.ts; le schede di un gruppo stanno su una riga (npm test -- jest components/shell/whole-shell)',
      'per gli agenti: `agent` in `access`, agentSummaryPage, la voce del menu, la riga in lib/reports/addresses.ts',
      'poi: npm test -- jest lib/reports/summary',
    ],
  }
}
