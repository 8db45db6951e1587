import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { ReportReply } from '@/lib/reports/view'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

describe('how long cases have been stalled', () => {
  it('is asked for by band, or in one word for all that are past thirty days', async () => {
    const me = await anAgent()
    for (const days of [20, 25, 40, 70, 100])
      await buildPratica({
        agentId: me.id,
        stato: 'in_istruttoria',
        createdAt: addDays(new Date(), -200),
        ultimaAttivita: addDays(new Date(), -days),
      })
    const asked = (fascia: string) =>
      callAs<ReportReply>(me, 'GET', 'reports/praticheFerme', { query: { 'filter[fascia]': fascia } })
    const counts = []
    for (const fascia of ['30', '60', '90', 'oltre', 'oltre30', '30,oltre30'])
      counts.push((await asked(fascia)).json.totals.pratiche)
    expect(counts).toEqual([2, 1, 1, 1, 3, 5])
    const { breakdown } = (await asked('oltre30')).json
    expect(breakdown.map(({ column }) => column).sort()).toEqual(['60', '90', 'oltre'])
  })
})

describe('the last activity of a stalled case', () => {
  it('is the entry of its time line; a field that was changed writes none, what asks for work is none', async () => {
    const me = await anAgent()
    const then = addDays(new Date(), -40)
    const entries = {
      'Nota: Manca la busta paga': [{ tipo: 'nota', testo: 'Manca la busta paga', at: then }],
      'Cambio di stato: In istruttoria': [{ tipo: 'stato', testo: 'In istruttoria', at: then }],
      'Modifica dei dati': [{ tipo: 'nota', testo: 'Prima', at: addDays(then, -9) }],
      Chiamata: [
        { tipo: 'chiamata', testo: '', at: then },
        { tipo: 'sollecito', testo: 'Sollecitata', at: addDays(then, 30) },
      ],
    }
    const expected: Record<string, string> = {}
    for (const [words, eventi] of Object.entries(entries)) {
      const { id, codice } = await buildPratica({
        agentId: me.id,
        stato: 'in_istruttoria',
        createdAt: addDays(then, -50),
        ultimaAttivita: then,
      })
      await db().praticaEvento.createMany({
        data: eventi.map((one) => ({ ...one, id: newId(), praticaId: id })),
      })
      expected[codice] = words
    }
    const { json } = await callAs<ReportReply>(me, 'GET', 'reports/praticheFerme')
    expect(Object.fromEntries(json.items.map(({ codice, attivita }) => [codice, attivita]))).toEqual(expected)
  })
})
