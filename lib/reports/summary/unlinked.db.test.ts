import { SUMMARIES } from '../../registry/reports'

/**
 * Figures that no list counts: means, shares and days are of sums; targets are a grid of their own, ratings and places have no
 * list; what is left over of two figures is none of rows. A new figure opens its list, or has its reason here.
 */
const UNLINKED: Record<string, string> = {
  'reports/reportProduzione':
    'medio conversione giorni budget previsto raggiunto conObiettivo previstoConObiettivo lordo quota voto',
  'reports/reportPratiche': 'importo daGiorni daNovanta giorni',
  'reports/praticheReportFinalita': 'parte conversione medio durata ltv taeg',
  'reports/agents-statistics':
    'entroOra oreContatto deliberate medio giorni voto voti raggiunto lordo quota posizione',
  'reports/monitoraggioBanche':
    'accettazione resa reddituale perizia delibera mediana novanta stipula liquidazione provvigione',
  'reports/previsioniBanche': 'atteso erroreBanca',
  'reports/budgetAgenti':
    'budget conObiettivo raggiunto atteso scarto previstoConObiettivo pezzi nette raggiuntoPezzi',
  'reports/andamentoPrevisioni': 'settimanaScorsa variazione',
  'reports/accuratezzaPrevisioni': 'previsto realizzato errore tendenza',
  'reports/provvigioniBeneficiari': '',
  'reports/provvigioniBanche': 'differenza',
}

test.each(Object.keys(SUMMARIES))('%s: what opens no list is written down', async (name) => {
  const summary = await SUMMARIES[name]?.()
  const without = summary?.columns.filter(({ drill }) => !drill).map(({ path }) => path)
  expect(without?.join(' ')).toBe(UNLINKED[name])
})
