import { db, pool } from '@/lib/core/db'
import { readCube } from '@/lib/cubes/read'
import { clockAt, realClock } from '@/lib/testing/clock'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

const work = { tipoLavoro: null, redditoNetto: null }
const person = { nome: 'Bea', cognome: 'Prova', email: null, telefono: null, ...work }

// What an agent records counts at once: the day is looked at, not the office's word.
beforeAll(async () => {
  await db().setting.create({ data: { key: 'erogazioniConConferma', value: false } })
})
afterEach(realClock)

describe('the day of a payout', () => {
  it.each([
    // Half past midnight in Rome is still the day before in UTC: in summer, in winter, when clocks change, on 29 February.
    ['2027-06-30T22:30:00Z', '2027-07-01', '2027-07-02', '2027-07'],
    ['2027-12-31T23:30:00Z', '2028-01-01', '2028-01-02', '2028-01'],
    ['2027-03-27T23:30:00Z', '2027-03-28', '2027-03-29', '2027-03'],
    ['2027-10-30T22:30:00Z', '2027-10-31', '2027-11-01', '2027-10'],
    ['2028-02-28T23:30:00Z', '2028-02-29', '2028-03-01', '2028-02'],
    // And half past eleven in the evening is not tomorrow yet.
    ['2027-06-30T21:30:00Z', '2027-06-30', '2027-07-01', '2027-06'],
  ])('at %s may be %s and not %s', async (now, today, tomorrow, month) => {
    clockAt(now)
    const agent = await anAgent()
    const { id: banca } = await buildBank()
    const { id } = await buildPratica({ agentId: agent.id, stato: 'stipula' })
    const pay = (data: string) =>
      callAs(agent, 'POST', 'pratiche/[id]/state', {
        params: { id },
        body: { to: 'liquidata', version: 1, banca, erogato: 1000, data },
      })
    const early = await pay(tomorrow)
    expect([early.status, early.json.errors]).toEqual([
      422,
      [{ path: 'data', message: 'La data non può essere nel futuro.' }],
    ])
    expect((await pay(today)).status).toBe(200)
    const rows = await readCube('cubo_agente', { reader: agent.actor, by: ['mese'] })
    expect(rows.filter(({ liquidate }) => liquidate > 0)).toMatchObject([{ mese: month, liquidate: 1 }])
  })
})

it('codes carry the year of Rome', async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
  clockAt('2027-12-31T23:30:00Z')
  const agent = await anAgent()
  const opened = await callAs(agent, 'POST', 'pratiche', {
    body: {
      product: 'prestito',
      finalita: 'auto',
      importoRichiesto: 10_000,
      durataMesi: 60,
      richiedente: person,
    },
  })
  const asked = await callAs<{ codice: string }>(null, 'POST', 'leadRequests', {
    body: {
      product: 'prestito',
      contact: { nome: 'Lia', cognome: 'Prova', email: 'anno@prova.example', telefono: '351 200 0000' },
      input: { importo: 10_000, durata: 60, finalita: 'auto', provincia: 'MI' },
      consents: { privacy: true },
    },
  })
  const referred = await callAs<{ codice: string }>(null, 'POST', 'segnalazioni', {
    body: {
      agentId: (await buildAgent()).id,
      segnalante: { nome: 'Sara', cognome: 'Alì', email: 'anno.segnala@prova.example' },
      segnalato: { nome: 'Piero', cognome: 'Bianchi', telefono: '351 700 0000', email: 'p@prova.example' },
      consents: { privacy: true },
    },
  })
  const { codice } = await db().pratica.findUniqueOrThrow({ where: { id: opened.json._id } })
  expect([codice, asked.json.codice, referred.json.codice].map((code) => code.slice(0, 4))).toEqual([
    'P28-',
    'L28-',
    'S28-',
  ])
})
