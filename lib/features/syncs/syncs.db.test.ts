import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildImportRun } from '@/prisma/seed/factories/service'
import { csvOf, importFile, newRow, perform, runOf, upload } from './test-kit'

let keeper: Caller
let n = 0
const code = () => `EGG-${Date.now()}-${n++}`
const caseOf = (idegg: string) => db().pratica.findUniqueOrThrow({ where: { idegg } })
const rowsOf = async (runId: string) =>
  (await db().importRow.findMany({ where: { runId }, orderBy: { riga: 'asc' } })).map(({ esito, errori }) => [
    esito,
    (errori as { path: string }[]).map(({ path }) => path),
  ])

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  keeper = await adminWith('sync_manage')
})
beforeEach(() => db().importRun.updateMany({ where: { state: 'in_corso' }, data: { state: 'annullato' } }))

describe('a file of EGG', () => {
  it('opens the cases that are new, with the bank and the agent that are called the same here', async () => {
    const bank = await buildBank()
    const agent = await buildAgent()
    const idegg = code()
    const row = newRow(idegg, { banca: bank.nome.toUpperCase(), agente: `${agent.cognome} ${agent.nome}` })
    const run = await importFile(keeper, csvOf([row]))
    expect(run).toMatchObject({ state: 'completato', letti: 1, creati: 1, errati: 0, origine: 'mano' })
    expect(await caseOf(idegg)).toMatchObject({
      stato: 'in_istruttoria',
      bankId: bank.id,
      agentId: agent.id,
      intestatario: 'Ada Esempio',
      importoRichiesto: 12_000_000n,
      durataMesi: 240,
      origine: 'egg',
    })
  })

  it('is no news when it says the same again', async () => {
    const file = csvOf([newRow(code()), newRow(code())])
    await importFile(keeper, file)
    const again = await importFile(keeper, file)
    expect(again).toMatchObject({ state: 'verificato', letti: 2, invariati: 2, creati: 0, aggiornati: 0 })
  })

  it('counts for what the bank does; what is written here stays', async () => {
    const idegg = code()
    await importFile(keeper, csvOf([newRow(idegg, { tan: '3,2', comune: 'Torino' })]))
    await db().pratica.update({ where: { idegg }, data: { comune: 'Asti', tan: 9, note: 'Nostra' } })
    await importFile(keeper, csvOf([newRow(idegg, { tan: '3,5', comune: 'Torino' })]))
    const now = await caseOf(idegg)
    expect([Number(now.tan), now.comune, now.note]).toEqual([3.5, 'Asti', 'Nostra'])
  })

  it('moves a case with the accrual of its commissions, and does not take away what it leaves empty', async () => {
    const bank = await buildBank({ provvigionePct: 1 })
    const idegg = code()
    await importFile(keeper, csvOf([newRow(idegg, { banca: bank.nome, tan: '3' })]))
    const paid = newRow(idegg, { stato: 'Liquidata', importo_erogato: '100000', data_stato: '10/11/2026' })
    const run = await importFile(keeper, csvOf([paid]))
    expect(run).toMatchObject({ state: 'completato', aggiornati: 1 })
    const now = await caseOf(idegg)
    expect([now.stato, now.bankId, Number(now.tan)]).toEqual(['liquidata', bank.id, 3])
    const sum = await db().provvigione.aggregate({ where: { praticaId: now.id }, _sum: { importo: true } })
    expect(sum._sum.importo).toBe(100_000n)
  })

  it('keeps back the rows whose words nobody has explained, and no others', async () => {
    const [known, unknown] = [code(), code()]
    const word = `BNC ${newId()}`
    const run = await importFile(keeper, csvOf([newRow(known), newRow(unknown, { banca: word })]))
    expect(run).toMatchObject({ state: 'con_errori', creati: 1, errati: 1 })
    expect(await rowsOf(run.id)).toEqual([
      ['creato', []],
      ['errato', ['banca']],
    ])
    // A night without it leaves it waiting.
    await importFile(keeper, csvOf([newRow(code())]))
    const words = (await callAs(keeper, 'GET', 'syncs/mappings')).json.items
    const waiting = words.find(({ esterno }) => esterno === word)
    expect(waiting).toMatchObject({ tipo: 'banca', interno: null, righe: 1 })
    const bank = await buildBank()
    const explain = (interno: string | null, version = 1) =>
      callAs(keeper, 'PATCH', 'syncs/mappings/[id]', {
        params: { id: waiting?._id ?? '' },
        body: { interno, version },
      })
    expect((await explain('altro')).status).toBe(422)
    expect((await explain(bank.id, 7)).status).toBe(409)
    expect((await explain(bank.id)).status).toBe(204)
    expect(await db().commit.count({ where: { model: 'Sincronizzazioni', ref: waiting?._id } })).toBe(1)
    await callAs(keeper, 'POST', 'syncs/[id]/retry', { params: { id: run.id } })
    expect(await perform(run.id, 'ripresa')).toMatchObject({ state: 'completato', creati: 2, errati: 0 })
    expect((await caseOf(unknown)).bankId).toBe(bank.id)
  })

  it('is put right row by row, in place', async () => {
    const idegg = code()
    const run = await importFile(keeper, csvOf([newRow(code()), newRow(idegg, { durata_mesi: '' })]))
    const params = { id: run.id, riga: '3' }
    const { items } = (
      await callAs(keeper, 'GET', 'syncs/[id]/rows', { params: { id: run.id }, query: { esito: 'errato' } })
    ).json as unknown as { items: { version: number; dati: Record<string, string> }[] }
    const [wrong] = items
    const body = { dati: { ...wrong?.dati, durata_mesi: '120' }, version: wrong?.version }
    expect((await callAs(keeper, 'PATCH', 'syncs/[id]/rows/[riga]', { params, body })).json).toMatchObject({
      esito: 'creato',
    })
    expect((await caseOf(idegg)).durataMesi).toBe(120)
    expect(await runOf(run.id)).toMatchObject({ state: 'completato', errati: 0 })
  })

  it('is taken back; what has changed since is left and named', async () => {
    const [kept, gone] = [code(), code()]
    const here = await buildPratica({ idegg: code(), tan: 2, stato: 'in_istruttoria' })
    const run = await importFile(
      keeper,
      csvOf([newRow(kept), newRow(gone), newRow(here.idegg ?? '', { tan: '4' })]),
    )
    expect(run).toMatchObject({ creati: 2, aggiornati: 1 })
    await db().pratica.update({ where: { idegg: kept }, data: { version: { increment: 1 } } })
    await callAs(keeper, 'POST', 'syncs/[id]/undo', { params: { id: run.id } })
    expect(await perform(run.id, 'ritorno')).toMatchObject({ state: 'disfatto', disfatti: 2, lasciati: 1 })
    expect(await db().pratica.count({ where: { idegg: { in: [kept, gone] } } })).toBe(1)
    expect(Number((await caseOf(here.idegg ?? '')).tan)).toBe(2)
  })

  it.each([
    ['', 422],
    ['idegg;stato\n', 201],
  ])('that is empty (%j) is never a success', async (csv, status) => {
    const sent = await upload(keeper, csv)
    expect(sent.status).toBe(status)
    if (status !== 201) return
    await callAs(keeper, 'POST', 'syncs/[id]/check', {
      params: { id: sent.json.runId },
      body: { mapping: sent.json.proposta },
    })
    expect(await perform(sent.json.runId, 'verifica')).toMatchObject({ state: 'fallito', letti: 0 })
  })

  it('counts a code once', async () => {
    const idegg = code()
    const run = await importFile(keeper, csvOf([newRow(idegg), newRow(idegg), newRow(idegg, { tan: '5' })]))
    expect((await rowsOf(run.id)).map(([esito]) => esito)).toEqual(['creato', 'saltato', 'errato'])
  })

  it('keeps apart two cases whose codes an older import wrote in other capitals', async () => {
    const idegg = `${code()}x`
    const twins = [await buildPratica({ idegg }), await buildPratica({ idegg: idegg.toUpperCase() })]
    for (const { id, idegg: written } of twins) {
      const run = await importFile(keeper, csvOf([newRow(String(written), { tan: '3,7' })]))
      const [row] = await db().importRow.findMany({ where: { runId: run.id } })
      expect([written, row?.ref]).toEqual([written, id])
    }
  })

  it('knows a code in whatever capitals it is written, in the file and among the cases', async () => {
    const [old, fresh] = [`${code()}a`, `${code()}b`]
    await importFile(keeper, csvOf([newRow(old)]))
    const rows = [
      newRow(old.toLowerCase()),
      newRow(old.toUpperCase()),
      newRow(fresh),
      newRow(fresh.toUpperCase()),
    ]
    const run = await importFile(keeper, csvOf(rows))
    expect((await rowsOf(run.id)).map(([esito]) => esito)).toEqual([
      'invariato',
      'saltato',
      'creato',
      'saltato',
    ])
  })

  it('goes on where a killed worker left it, and counts nothing twice', async () => {
    const rows = Array.from({ length: 510 }, () => newRow(code()))
    const { json } = await upload(keeper, csvOf(rows))
    const params = { id: json.runId }
    await callAs(keeper, 'POST', 'syncs/[id]/check', { params, body: { mapping: json.proposta } })
    await perform(json.runId, 'verifica')
    await callAs(keeper, 'POST', 'syncs/[id]/run', { params })
    // What stands in the database when the process is killed after its first portion.
    const first = await halfway(json.runId)
    expect(first).toMatchObject({ state: 'in_corso', creati: 500 })
    expect(await perform(json.runId, 'scrittura')).toMatchObject({ state: 'completato', creati: 510 })
    expect(await db().pratica.count({ where: { idegg: { in: rows.map(({ idegg = '' }) => idegg) } } })).toBe(
      510,
    )
  }, 120_000)

  /** One portion is written and committed; the second is not, because the owner's connection ends in it. */
  async function halfway(runId: string) {
    const { PORTION } = await import('@/lib/imports/portion')
    const { eggImport } = await import('./egg-import')
    const { writePhase } = await import('@/lib/imports/write-phase')
    let portions = 0
    const dying = {
      ...eggImport,
      check: (...args: Parameters<typeof eggImport.check>) => {
        portions += 1
        if (portions > 1) throw new Error('killed')
        return eggImport.check(...args)
      },
    }
    const run = await runOf(runId)
    const phase = { run, fase: 'scrittura' as const, definition: dying, actor: null, requestId: runId }
    await expect(writePhase(phase, async () => true)).rejects.toThrow('killed')
    expect(PORTION).toBe(500)
    return runOf(runId)
  }
})

describe('GET /v2/syncs/status', () => {
  it('says how the import stands', async () => {
    await db().importRun.deleteMany({ where: { kind: 'egg' } })
    const none = (await callAs(keeper, 'GET', 'syncs/status')).json
    expect(none).toMatchObject({ ultimaBuona: null, inCorso: null, prossima: null, inRitardo: false })
    const { id } = await buildImportRun({ endedAt: new Date(Date.now() - 3 * 3_600_000) })
    const failed = await buildImportRun({
      state: 'fallito',
      letti: 0,
      invariati: 0,
      errore: 'Non è arrivato.',
    })
    expect((await callAs(keeper, 'GET', 'syncs/status')).json).toMatchObject({
      ultimaBuona: { _id: id, ore: 3 },
      fallita: { _id: failed.id, errore: 'Non è arrivato.' },
      inRitardo: false,
    })
    // Nights have come, and for longer than a day none has: whether or not this server has a source.
    await db().importRun.update({
      where: { id },
      data: { origine: 'notte', endedAt: new Date(Date.now() - 27 * 3_600_000) },
    })
    expect((await callAs(keeper, 'GET', 'syncs/status')).json).toMatchObject({ inRitardo: true })
  })

  it.each([
    ['GET', 'syncs'],
    ['GET', 'syncs/status'],
    ['GET', 'syncs/mappings'],
    ['GET', 'syncs/[id]'],
    ['GET', 'syncs/[id]/rows'],
    ['GET', 'syncs/[id]/wrong'],
    ['POST', 'syncs/[id]/run'],
    ['POST', 'syncs/[id]/check'],
    ['POST', 'syncs/[id]/cancel'],
    ['POST', 'syncs/[id]/retry'],
    ['POST', 'syncs/[id]/undo'],
    ['PATCH', 'syncs/[id]/rows/[riga]'],
    ['PATCH', 'syncs/mappings/[id]'],
  ] as const)('%s %s is for who imports', async (method, name) => {
    const { id } = await buildImportRun()
    const params = { id, riga: '2' }
    const body = method === 'GET' ? undefined : {}
    for (const [as, status] of [
      [null, 401],
      [await anAgent(), 403],
      [await aClient(), 403],
      [await adminWith('pratiche_manage', 'clients_manage'), 403],
    ] as const)
      expect([status, (await callAs(as, method, name, { params, body })).status]).toEqual([status, status])
  })

  it('shows runs of EGG only', async () => {
    const { id } = await buildImportRun({ kind: 'clients' })
    const all = await adminWith('sync_manage', 'clients_manage')
    for (const name of ['syncs/[id]', 'syncs/[id]/rows', 'syncs/[id]/wrong'])
      expect((await callAs(all, 'GET', name, { params: { id } })).status).toBe(404)
    expect((await callAs(all, 'POST', 'syncs/[id]/undo', { params: { id }, body: {} })).status).toBe(404)
    expect((await upload(await anAgent(), csvOf([newRow(code())]))).status).toBe(403)
  })
})
