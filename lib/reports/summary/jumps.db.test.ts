import { addDays, dayOf, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { importCases } from '@/lib/features/pratiche/import-cases'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import type { Stato } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { SUMMARIES } from '../../registry/reports'
import { expectListed, linkedOf } from './linked'
import { lastDayOf, monthStart } from './periods'
import type { SummaryReply } from './view'

const yesterday = dayOf(addDays(new Date(), -1))
const period = { from: monthStart(yesterday), to: lastDayOf(todayInRome()) }

const imported = (before: Pratica, to: Stato) =>
  withTransaction((tx) =>
    importCases(tx, { actor: null, requestId: 'notte' }, [
      {
        before,
        columns: {},
        step: { to, erogato: to === 'liquidata' ? 9_000_000n : null, data: yesterday, motivo: '' },
      },
    ]),
  )

it('a step that only an import takes counts in every report as in its list', async () => {
  const { id: bankId } = await buildBank()
  const office = await adminWith('reports_see', 'pratiche_manage')
  const suspended = () => buildPratica({ bankId, stato: 'sospesa', statoPrecedente: 'in_istruttoria' })
  await imported(await suspended(), 'liquidata')
  await imported(await suspended(), 'respinta')
  // Paid out without an approval that anybody saw, and taken back to one.
  const [paid] = await imported(await suspended(), 'liquidata')
  if (paid) await imported(paid.after, 'deliberata')
  const figuresOf = async (name: string) => {
    const query = { ...period, 'filter[bankId]': bankId }
    const { json } = await callAs<SummaryReply>(office, 'GET', `reports/${name}`, { query })
    const summary = await SUMMARIES[`reports/${name}`]?.()
    for (const { link, figure } of summary ? linkedOf(summary, json.totals) : [])
      await expectListed(office, link, figure)
    return json.totals.figures
  }
  expect(await figuresOf('reportProduzione')).toMatchObject({
    liquidate: 2,
    stornate: 1,
    erogato: 90_000,
    deliberate: 1,
    deliberato: Number(paid?.after.importoRichiesto) / 100,
  })
  expect(await figuresOf('monitoraggioBanche')).toMatchObject({ respinte: 1, deliberate: 1 })
})
