import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { checked, imported, rowsOf, undone, upload } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'

const ANNO = 2031
const HEAD = 'E-mail;Prodotto;Anno;Misura;Gennaio;Febbraio;Dicembre\n'

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('budgets_manage', 'reports_see')
})
beforeEach(async () => {
  await db().budget.deleteMany()
  await db().budgetAnno.deleteMany()
})

const cells = async (agentId: string) =>
  (await db().budget.findMany({ where: { agentId }, orderBy: { mese: 'asc' } })).map(
    ({ product, mese, importo, pezzi }) => [product, mese, Number(importo), pezzi],
  )
const save = async (righe: object[], more: object = {}) => {
  const year = await db().budgetAnno.findUnique({ where: { anno: ANNO } })
  const body = { anno: ANNO, version: year?.version ?? null, righe, ...more }
  const { status, json } = await callAs(office, 'PUT', 'budgets/year', { body })
  expect([status, json.detail]).toEqual([200, undefined])
}
const history = () => db().commit.findMany({ where: { model: 'Budget' }, orderBy: { createdAt: 'asc' } })

describe('the import of targets', () => {
  it('writes a year at once, in euro and in cases, leaves empty cells, and takes it back', async () => {
    const [a, b] = [await buildAgent(), await buildAgent()]
    const cell = { agentId: a.id, product: 'mutuo' }
    await save([
      { ...cell, mese: 1, importo: 100_000 },
      { ...cell, mese: 3, importo: 5_000 },
    ])
    const before = (await history()).length
    const csv =
      `${HEAD}${a.email};Mutuo;${ANNO};;250.000,50;;0\n${a.email};mutuo;${ANNO};Pratiche;2;3;\n` +
      `${b.email};prestito;${ANNO};euro;;€ 40.000;\n`
    const run = await imported(office, 'budget', csv)
    expect(run).toMatchObject({ state: 'completato', conti: { aggiornati: 1, creati: 2 } })
    expect(await cells(a.id)).toEqual([
      ['mutuo', 1, 25_000_050, 2],
      ['mutuo', 2, 0, 3],
      ['mutuo', 3, 500_000, null],
    ])
    expect(await cells(b.id)).toEqual([['prestito', 2, 4_000_000, null]])
    const saved = (await history()).slice(before).map(({ label }) => label)
    expect(saved.filter((label) => label.startsWith('Budget'))).toEqual([`Budget ${ANNO}: importazione`])
    expect((await checked(office, 'budget', csv)).conti).toMatchObject({ invariati: 3 })
    expect(await undone(office, run._id)).toMatchObject({ conti: { disfatti: 3, lasciati: 0 } })
    expect(await cells(a.id)).toEqual([
      ['mutuo', 1, 10_000_000, null],
      ['mutuo', 3, 500_000, null],
    ])
    expect(await cells(b.id)).toEqual([])
  })

  it('refuses by row what nobody may write, and takes the others', async () => {
    const a = await buildAgent()
    const gone = await buildAgent({ mandatoAl: new Date(`${ANNO}-01-31`) })
    await save([], { bloccati: [2] })
    const csv =
      `${HEAD}nessuno@prova.example;mutuo;${ANNO};;1;;\n${a.email};mutuo;${ANNO};;1;2;\n${gone.email};mutuo;${ANNO};;1;;1\n` +
      `${a.email};mutuo;1999;;1;;\n${a.email};leasing;${ANNO};pratiche;1,5;;\n${a.email};leasing;${ANNO};;-1;;\n` +
      `${a.email};prestito;${ANNO};;10,50;;\n`
    const run = await imported(office, 'budget', csv)
    expect(run).toMatchObject({ state: 'con_errori', conti: { creati: 1, errati: 6 } })
    const said = (await rowsOf(office, run._id, 'errato')).map(({ errori }) => errori[0]?.message)
    expect(said).toEqual([
      'Non c’è un agente con questo indirizzo.',
      `Febbraio ${ANNO} è bloccato.`,
      `Il mandato di ${gone.nome} ${gone.cognome} è finito prima di questo mese.`,
      'Scrivi un anno fra il 2020 e il 2100.',
      'Scrivi un numero intero di pratiche.',
      'Il numero non può essere negativo.',
    ])
    expect(await cells(a.id)).toEqual([['prestito', 1, 1_050, null]])
  })

  it('leaves what somebody has changed since', async () => {
    const a = await buildAgent()
    const run = await imported(office, 'budget', `${HEAD}${a.email};mutuo;${ANNO};;1000;2000;\n`)
    await save([{ agentId: a.id, product: 'mutuo', mese: 2, importo: 2_500 }])
    expect(await undone(office, run._id)).toMatchObject({ conti: { disfatti: 0, lasciati: 1 } })
    const [row] = await rowsOf(office, run._id)
    expect(row?.errori[0]?.message).toBe('Il budget è stato cambiato dopo l’importazione: resta com’è.')
    expect(await cells(a.id)).toHaveLength(2)
  })

  it('is of who may write targets', async () => {
    for (const caller of [
      null,
      await adminWith('reports_see'),
      await anAgent({ permissions: { all: true } }),
    ])
      expect([401, 403, 404]).toContain((await upload(caller, 'budget', HEAD)).status)
  })
})
