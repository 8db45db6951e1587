import { addDays, dayOf } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import type { Stato } from '@/lib/words/case-states'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { type ImportedChange, importCases } from './import-cases'
import { type ImportedStep, isStep, stepProblems } from './import-state'
import { type NewCase, openCases } from './open-cases'
import { undoChange, undoOpening } from './undo-import'

const BY_NIGHT = { actor: null, requestId: 'notte' }
const YESTERDAY = dayOf(addDays(new Date(), -1))
const step = (to: Stato, more: Partial<ImportedStep> = {}): ImportedStep => ({
  to,
  erogato: to === 'liquidata' ? 10_000_000n : null,
  data: YESTERDAY,
  motivo: '',
  ...more,
})
const take = (change: ImportedChange) =>
  withTransaction(async (tx) => {
    const [done] = await importCases(tx, BY_NIGHT, [change])
    if (!done) throw new Error('nothing was imported')
    return done.after
  })
const shares = async (praticaId: string) =>
  (await db().provvigione.findMany({ where: { praticaId }, orderBy: { createdAt: 'asc' } })).map(
    ({ importo, storno }) => [importo > 0n, storno] as const,
  )
const outstanding = async (praticaId: string) =>
  (await db().provvigione.aggregate({ where: { praticaId }, _sum: { importo: true } }))._sum.importo
const facts = (praticaId: string) =>
  db().$queryRaw<{ tipo: string; da: string | null; a: string | null; erogato: bigint }[]>`
    SELECT tipo, da::text, a::text, erogato FROM pratica_fatti WHERE pratica_id = ${praticaId}::uuid ORDER BY id`

describe('a case that another system moves', () => {
  let bankId: string
  beforeAll(async () => {
    bankId = (await buildBank({ provvigionePct: 1.7 })).id
  })

  it('may jump, and writes event, history, facts and commissions as by hand', async () => {
    const agent = await buildAgent()
    const before = await buildPratica({
      stato: 'in_istruttoria',
      agentId: agent.id,
      agencyId: agent.agencyId,
    })
    const after = await take({ before, columns: { bankId }, step: step('liquidata') })
    expect(after).toMatchObject({ stato: 'liquidata', bankId, importoErogato: 10_000_000n, version: 2 })
    expect(dayOf(after.dataLiquidazione ?? new Date(0))).toBe(YESTERDAY)
    const [event] = await db().praticaEvento.findMany({ where: { praticaId: before.id } })
    expect(event).toMatchObject({ tipo: 'stato', da: 'in_istruttoria', a: 'liquidata', actorName: 'Sistema' })
    const [commit] = await db().commit.findMany({ where: { ref: before.id } })
    expect(commit).toMatchObject({ model: 'Opportunities', action: 'edit' })
    const { changes = [] } = (commit?.info ?? {}) as { changes?: { field: string }[] }
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['stato', 'bankId', 'importoErogato', 'provvigioni']),
    )
    // 1.7% of 100,000 €.
    expect(await outstanding(before.id)).toBe(170_000n)
    expect((await facts(before.id)).map(({ tipo, da, a }) => [tipo, da, a])).toEqual([
      ['stato', null, 'bozza'],
      ['stato', 'bozza', 'in_istruttoria'],
      ['stato', 'in_istruttoria', 'liquidata'],
      ['provvigione', null, null],
    ])
  })

  it('never goes back from «liquidata» without a reversal', async () => {
    const before = await buildPratica({ stato: 'stipula', bankId, provvigioni: { bankPct: 1 } })
    const paid = await take({ before, columns: {}, step: step('liquidata') })
    const open = await take({ before: paid, columns: {}, step: step('stipula') })
    expect(open).toMatchObject({ stato: 'stipula', importoErogato: null, dataLiquidazione: null })
    expect(await outstanding(before.id)).toBe(0n)
    expect((await shares(before.id)).some(([, storno]) => storno)).toBe(true)
    const erogati = (await facts(before.id)).map(({ a, erogato }) => [a, Number(erogato)])
    expect(erogati).toContainEqual(['stipula', 10_000_000])
  })

  it('takes another amount paid out as a reversal and a new accrual', async () => {
    const before = await buildPratica({ stato: 'stipula', bankId, provvigioni: { bankPct: 1 } })
    const paid = await take({ before, columns: {}, step: step('liquidata') })
    const corrected = await take({ before: paid, columns: { importoErogato: 9_000_000n }, step: null })
    expect(corrected.importoErogato).toBe(9_000_000n)
    expect(await outstanding(before.id)).toBe(90_000n)
    const last = (await facts(before.id)).filter(({ tipo }) => tipo === 'rettifica')
    expect(last.map(({ erogato }) => Number(erogato))).toEqual([-1_000_000])
  })

  it('is part of the client’s story but where it takes away a payment that nobody has told them of', async () => {
    const steps = { columns: {}, step: step('stipula') }
    const paid = { stato: 'liquidata', bankId } as const
    const [unsure, sure] = [
      await buildPratica({ ...paid, erogazioneDaConfermare: true }),
      await buildPratica(paid),
    ]
    for (const before of [unsure, sure]) await take({ before, ...steps })
    const isPublic = async ({ id }: { id: string }) =>
      (await db().praticaEvento.findFirstOrThrow({ where: { praticaId: id, a: 'stipula' } })).pubblico
    expect([await isPublic(unsure), await isPublic(sure)]).toEqual([false, true])
  })

  it('tells the people of the case, once, and leaves the others as they are', async () => {
    const client = await buildClient()
    const moved = await buildPratica({ stato: 'in_istruttoria', clientId: client.id })
    const edited = await buildPratica({ stato: 'in_istruttoria', clientId: client.id })
    await withTransaction((tx) =>
      importCases(tx, BY_NIGHT, [
        { before: moved, columns: { bankId }, step: step('inviata_banca') },
        { before: edited, columns: { tan: 3.2 }, step: null },
      ]),
    )
    const mails = await db().$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM graphile_worker._private_jobs j
      WHERE j.payload ->> 'key' LIKE ${`pratica-state:%:${client.id}`}`
    expect(Number(mails[0]?.n)).toBe(1)
    expect(await db().praticaEvento.count({ where: { praticaId: edited.id } })).toBe(0)
    expect(Number((await db().pratica.findUniqueOrThrow({ where: { id: edited.id } })).tan)).toBe(3.2)
  })

  it.each([
    ['deliberata', { product: 'mutuo', bankId: null }, 'banca'],
    ['liquidata', { product: 'mutuo', bankId: 'x' }, 'importo_erogato'],
    ['deliberata_reddituale', { product: 'prestito', bankId: 'x' }, 'stato'],
  ] as const)('cannot be %s without what that needs', (to, facing, path) => {
    expect(stepProblems(facing, step(to, { erogato: null })).map((one) => one.path)).toContain(path)
  })

  it('stays suspended while the other system sees it where it was', () => {
    const suspended = { stato: 'sospesa', statoPrecedente: 'perizia' } as const
    expect(isStep(suspended, 'perizia')).toBe(false)
    expect(isStep(suspended, 'deliberata')).toBe(true)
  })
})

describe('cases that another system opens', () => {
  const found = (more: Partial<NewCase> = {}): NewCase => ({
    columns: { product: 'mutuo', finalita: 'surroga', importoRichiesto: 12_000_000n, durataMesi: 240 },
    richiedente: { nome: 'Ada', cognome: 'Esempio', email: 'ada@prova.example', telefono: null },
    agentId: null,
    step: step('in_istruttoria'),
    apertaIl: null,
    ...more,
  })
  const open = (...cases: NewCase[]) => withTransaction((tx) => openCases(tx, BY_NIGHT, cases))

  it('have their person, papers, event, history and facts, and nobody is invited', async () => {
    const agent = await buildAgent()
    const [pratica] = await open(found({ agentId: agent.id }))
    expect(pratica).toMatchObject({
      intestatario: 'Ada Esempio',
      agentId: agent.id,
      agencyId: agent.agencyId,
    })
    const praticaId = pratica?.id ?? ''
    const [persona] = await db().praticaPersona.findMany({ where: { praticaId } })
    expect(persona).toMatchObject({ ruolo: 'richiedente', clientId: null, invitedAt: null })
    expect(await db().praticaDocumento.count({ where: { praticaId } })).toBeGreaterThan(0)
    expect(await db().praticaEvento.count({ where: { praticaId } })).toBe(1)
    expect(await db().commit.count({ where: { ref: praticaId, action: 'create' } })).toBe(1)
    expect((await facts(praticaId)).at(-1)).toMatchObject({ a: 'in_istruttoria' })
  })

  it('keep the reason of the list that their words are, and the words in any case', async () => {
    const refused = (motivo: string) => found({ step: step('respinta', { motivo }) })
    const [known, other, silent] = await open(refused('reddito INSUFFICIENTE'), refused('KO12'), refused(''))
    expect([known?.causale, known?.motivoRifiuto]).toEqual(['Reddito insufficiente', 'reddito INSUFFICIENTE'])
    expect([other?.causale, other?.motivoRifiuto, silent?.causale]).toEqual(['Altro', 'KO12', 'Altro'])
    const before = await buildPratica({ stato: 'inviata_banca', bankId: (await buildBank()).id })
    const after = await take({
      before,
      columns: {},
      step: step('respinta', { motivo: 'Reddito insufficiente' }),
    })
    expect(after.causale).toBe('Reddito insufficiente')
    const event = await db().praticaEvento.findFirst({ where: { praticaId: after.id, a: 'respinta' } })
    expect(event?.causale).toBe('Reddito insufficiente')
  })

  it('accrue where they are paid out, and ask for no papers any more', async () => {
    const { id: bankId } = await buildBank({ provvigionePct: 2 })
    const columns = { ...found().columns, bankId }
    const [paid, suspended] = await open(
      found({ columns, step: step('liquidata'), apertaIl: '2026-01-10' }),
      found({ step: step('sospesa') }),
    )
    expect(paid).toMatchObject({ stato: 'liquidata', importoErogato: 10_000_000n })
    expect(await outstanding(paid?.id ?? '')).toBe(200_000n)
    expect(await db().praticaDocumento.count({ where: { praticaId: paid?.id } })).toBe(0)
    expect(suspended).toMatchObject({ stato: 'sospesa', statoPrecedente: 'in_istruttoria' })
  })

  it('go when the import is taken back, while nobody has worked on them', async () => {
    const [a, b] = await open(found(), found())
    const back = (row: { id: string; version: number } | undefined) =>
      withTransaction((tx) =>
        undoOpening(tx, BY_NIGHT, { ref: row?.id ?? '', refVersion: row?.version ?? 0 }),
      )
    expect(await back(a)).toBeNull()
    expect(await db().pratica.count({ where: { id: a?.id } })).toBe(0)
    await db().praticaDocumento.updateMany({ where: { praticaId: b?.id }, data: { stato: 'verificato' } })
    expect(await back(b)).toMatch(/ci ha già lavorato/)
    expect(await db().pratica.count({ where: { id: b?.id } })).toBe(1)
  })
})

describe('what an import wrote', () => {
  const back = ({ id, version }: { id: string; version: number }) =>
    withTransaction((tx) => undoChange(tx, BY_NIGHT, { ref: id, refVersion: version }))

  it('is taken back with its commissions; what passed stays in its month', async () => {
    const { id: bankId } = await buildBank({ provvigionePct: 1 })
    const before = await buildPratica({ stato: 'stipula', tan: 2.5, provvigioni: { bankPct: 3 } })
    const after = await take({ before, columns: { bankId, tan: 3.5 }, step: step('liquidata') })
    expect(await back(after)).toBeNull()
    const now = await db().pratica.findUniqueOrThrow({ where: { id: before.id } })
    expect(now).toMatchObject({
      stato: 'stipula',
      bankId: null,
      importoErogato: null,
      provvigioni: { bankPct: 3 },
    })
    expect([Number(now.tan), now.version, now.eggHash]).toEqual([2.5, 3, null])
    expect(await outstanding(before.id)).toBe(0n)
    expect((await facts(before.id)).at(-2)).toMatchObject({ da: 'liquidata', a: 'stipula' })
  })

  it('is left where the case has changed since, and where a payment was reversed', async () => {
    const before = await buildPratica({ stato: 'in_istruttoria' })
    const after = await take({ before, columns: { tan: 3.5 }, step: null })
    await db().pratica.update({ where: { id: before.id }, data: { version: { increment: 1 } } })
    expect(await back(after)).toMatch(/modificata dopo/)
    const { id: bankId } = await buildBank()
    const paid = await buildPratica({ stato: 'liquidata', bankId })
    expect(await back(await take({ before: paid, columns: {}, step: step('stipula') }))).toMatch(/stornata/)
  })
})
