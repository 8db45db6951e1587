import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { checked, imported, rowsOf, undone, upload, verb } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildIncasso, buildPartita } from '@/prisma/seed/factories/commissions'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { nextNumber } from '@/prisma/seed/factories/support'

const HEAD = 'Banca;IDEGG;Data valuta;Importo;Erogato;CRO\n'
let office: Caller
let bank: { id: string; nome: string }
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('provvigioni_manage')
  bank = await buildBank()
})

/** A case of the bank that paid, with 900 € due. */
async function due(importo = 90_000n) {
  const pratica = await buildPratica({
    stato: 'liquidata',
    bankId: bank.id,
    idegg: `EGG${9_000 + nextNumber()}`,
  })
  await buildProvvigione({ praticaId: pratica.id, importo })
  return { ...pratica, idegg: String(pratica.idegg) }
}
type Cells = Partial<Record<'banca' | 'codice' | 'data' | 'importo' | 'erogato' | 'cro', string>>
const line = ({
  banca = bank.nome,
  codice = '',
  data = '18/01/2026',
  importo = '900,00',
  erogato = '',
  cro = 'R1',
}: Cells) => `${banca};${codice};${data};${importo};${erogato};${cro}\n`
const of = (praticaId: string) => db().incasso.findMany({ where: { praticaId }, orderBy: { data: 'asc' } })
const standing = (praticaId: string) => db().partita.findFirst({ where: { praticaId } })
const historyOf = (ref: string) =>
  db().commit.findMany({ where: { model: 'Incassi', ref }, orderBy: { id: 'asc' } })

describe('a list of payments', () => {
  it('is new, equal, changed, wrong and double, row by row', async () => {
    const [first, second, third] = [await due(), await due(), await due()]
    await imported(office, 'incassi', HEAD + line({ codice: second.idegg }) + line({ codice: third.idegg }))
    const run = await checked(
      office,
      'incassi',
      HEAD +
        line({ codice: first.idegg }) +
        line({ codice: second.idegg }) +
        line({ codice: third.idegg, erogato: '120.000,00' }) +
        line({ codice: first.idegg }) +
        // The same by our own code, and written in another way.
        line({ codice: first.codice }) +
        line({
          codice: first.idegg,
          data: '2026-01-18',
          importo: '€ 900',
          banca: bank.nome.toUpperCase(),
          cro: ' r1',
        }) +
        line({ codice: first.idegg, importo: '-250,5', data: '18/02/2026' }) +
        line({ codice: first.idegg, importo: '0' }) +
        line({ codice: first.idegg, data: '31/02/2026' }) +
        line({ codice: first.idegg, banca: 'Banca di Atlantide' }) +
        line({ codice: '', cro: 'R9' }),
    )
    const rows = await rowsOf(office, run._id)
    expect(rows.map(({ esito }) => esito)).toEqual([
      'creato',
      'invariato',
      'aggiornato',
      'saltato',
      'saltato',
      'saltato',
      'creato',
      'errato',
      'errato',
      'errato',
      'errato',
    ])
    expect(rows[2]?.cambi).toEqual([{ field: 'erogato', before: null, after: 120_000 }])
    expect(rows.slice(7).map(({ errori }) => errori[0]?.path)).toEqual(['importo', 'data', 'banca', 'codice'])
    expect(await of(first.id)).toEqual([])
  })

  it('settles what is due, takes back what the bank takes back, and is taken back itself', async () => {
    const [exact, less] = [await due(), await due()]
    const { id: known } = await buildIncasso({
      praticaId: less.id,
      bankId: bank.id,
      importo: 80_000n,
      riferimento: 'R1',
    })
    const run = await imported(
      office,
      'incassi',
      HEAD +
        line({ codice: exact.idegg }) +
        line({ codice: exact.idegg, importo: '−300', data: '18/02/2026' }) +
        line({ codice: less.codice, importo: '800', data: '15/01/2026', erogato: '€ 120.000' }),
    )
    expect(run).toMatchObject({ state: 'completato', conti: { creati: 2, aggiornati: 1, errati: 0 } })
    expect((await of(exact.id)).map(({ importo, esito }) => [importo, esito])).toEqual([
      [90_000n, 'diverso'],
      [-30_000n, 'diverso'],
    ])
    expect(await standing(exact.id)).toMatchObject({
      atteso: 90_000n,
      incassato: 60_000n,
      differenza: -30_000n,
    })
    expect(await historyOf(known)).toMatchObject([{ action: 'edit', groupId: run._id }])
    const back = await undone(office, run._id)
    expect(back).toMatchObject({ state: 'disfatto', conti: { disfatti: 3 } })
    expect(await of(exact.id)).toEqual([])
    expect(await standing(exact.id)).toMatchObject({ esito: 'da_incassare', incassato: 0n, incassi: 0 })
    expect(await of(less.id)).toMatchObject([{ id: known, erogato: null, version: 3 }])
  })

  it('is imported twice and counts once', async () => {
    const one = await due()
    const csv = HEAD + line({ codice: one.idegg })
    await imported(office, 'incassi', csv)
    const again = await checked(office, 'incassi', csv)
    expect(again.conti).toMatchObject({ creati: 0, invariati: 1 })
    const other = line({ codice: one.idegg.toLowerCase(), data: '2026-01-18', importo: '900', cro: 'r1' })
    expect((await checked(office, 'incassi', HEAD + other)).conti).toMatchObject({ creati: 0, invariati: 1 })
    expect(await standing(one.id)).toMatchObject({ esito: 'pari', incassi: 1 })
  })

  it('keeps a payment whose case nobody knows, and links it when the file comes again', async () => {
    const codice = `EGG${7_000 + nextNumber()}`
    const csv = HEAD + line({ codice: codice.toLowerCase() })
    const run = await imported(office, 'incassi', csv)
    const [row] = await rowsOf(office, run._id)
    expect(row).toMatchObject({ esito: 'creato', errori: [{ path: 'codice' }] })
    expect(await db().incasso.findFirst({ where: { codice } })).toMatchObject({ esito: 'senza_pratica' })
    const pratica = await buildPratica({ stato: 'liquidata', bankId: bank.id, idegg: codice })
    const again = await imported(office, 'incassi', csv)
    expect(again.conti).toMatchObject({ creati: 0, aggiornati: 1 })
    expect(await of(pratica.id)).toMatchObject([{ codice, esito: 'senza_movimento' }])
    await buildProvvigione({ praticaId: pratica.id, importo: 90_000n })
    expect(await of(pratica.id)).toMatchObject([{ esito: 'pari' }])
    await undone(office, again._id)
    expect(await of(pratica.id)).toEqual([])
    expect(await standing(pratica.id)).toMatchObject({ esito: 'da_incassare' })
  })

  it('says when a case is of another bank, and understands the words of «Abbinamenti»', async () => {
    const [one, other, word] = [await due(), await buildBank(), `BNK-${nextNumber()}`]
    const csv = HEAD + line({ codice: one.idegg, banca: word })
    const lost = await checked(office, 'incassi', csv)
    expect((await rowsOf(office, lost._id))[0]?.errori[0]?.message).toContain('«Abbinamenti»')
    await db().importMapping.updateMany({
      where: { kind: 'egg', esterno: word },
      data: { interno: other.id },
    })
    const run = await imported(office, 'incassi', csv)
    expect((await rowsOf(office, run._id))[0]).toMatchObject({
      esito: 'creato',
      errori: [{ message: 'La pratica risulta di un’altra banca.' }],
    })
    const both = await db().partita.findMany({ where: { praticaId: one.id } })
    expect(both.map(({ esito }) => esito).sort()).toEqual(['da_incassare', 'senza_movimento'])
  })

  it('leaves what has changed since', async () => {
    const one = await due()
    const run = await imported(office, 'incassi', HEAD + line({ codice: one.idegg }))
    await imported(office, 'incassi', HEAD + line({ codice: one.idegg, erogato: '120000' }))
    expect((await undone(office, run._id)).conti).toMatchObject({ disfatti: 0, lasciati: 1 })
    expect(await of(one.id)).toHaveLength(1)
  })
})

describe('who may', () => {
  it('import: administrators who manage commissions, nobody else', async () => {
    const callers = [
      null,
      await aClient(),
      await anAgent({ permissions: { all: true } }),
      await adminWith('provvigioni_see'),
    ]
    const replies = await Promise.all(
      callers.map((as) => upload(as, 'incassi', HEAD + line({ codice: 'X1' }))),
    )
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403])
    const { body } = await upload(office, 'incassi', HEAD + line({ codice: 'X12' }))
    const proposed = { banca: 'banca', codice: 'idegg', data: 'data valuta', importo: 'importo' }
    expect(body.proposta).toEqual({ ...proposed, erogato: 'erogato', riferimento: 'cro' })
    expect(
      (await verb(await adminWith('sync_manage'), body.runId, 'check', { mapping: body.proposta })).status,
    ).toBe(404)
  })

  it('read: administrators who see commissions', async () => {
    const callers = [
      null,
      await aClient(),
      await anAgent({ permissions: { all: true } }),
      await adminWith('reports_see'),
    ]
    for (const path of ['incassi', 'incassi/differenze', 'incassi/export', 'incassi/differenze/export'])
      expect([
        path,
        ...(await Promise.all(callers.map(async (as) => (await callAs(as, 'GET', path)).status))),
      ]).toEqual([path, 401, 403, 403, 403])
    expect((await callAs(await adminWith('provvigioni_see'), 'GET', 'incassi')).status).toBe(200)
  })
})

it('the database refuses a payment of nothing, and the same one twice', async () => {
  await expect(buildIncasso({ importo: 0n })).rejects.toThrow(/incassi_importo_ck/)
  const { praticaId, bankId } = await buildPartita(90_000n, 0n)
  await buildIncasso({ praticaId, bankId })
  // Under another code of the same case.
  await expect(buildIncasso({ praticaId, bankId })).rejects.toThrow(/[Uu]nique/)
})

it('a difference says since when, and how much, and is none once it is paid', async () => {
  // At noon: forty times twenty-four hours may end on another day of Rome.
  const since = addDays(columnOfDay(todayInRome()), -39.5)
  const { id, praticaId, bankId } = await buildPartita(90_000n, 0n, since)
  const read = async () =>
    (await callAs(office, 'GET', 'incassi/differenze', { query: { 'filter[bankId]': bankId } })).json.items
  expect(await read()).toMatchObject([{ _id: id, esito: 'da_incassare', differenza: -900, giorni: 40 }])
  await buildIncasso({ praticaId, bankId, importo: 90_000n })
  expect(await read()).toEqual([])
})
