import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import type { Stato } from '@/lib/words/case-states'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildIncarico, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

/** domain.md §3 written out again, on purpose not taken from the code. */
const TABLE: Record<Stato, Stato[]> = {
  bozza: ['raccolta_documenti', 'ritirata', 'sospesa'],
  raccolta_documenti: ['in_istruttoria', 'ritirata', 'sospesa'],
  in_istruttoria: ['inviata_banca', 'raccolta_documenti', 'ritirata', 'sospesa'],
  inviata_banca: ['deliberata_reddituale', 'deliberata', 'respinta', 'ritirata', 'sospesa'],
  deliberata_reddituale: ['perizia', 'ritirata', 'sospesa'],
  perizia: ['deliberata', 'respinta', 'ritirata', 'sospesa'],
  deliberata: ['stipula', 'ritirata', 'sospesa'],
  stipula: ['liquidata', 'ritirata', 'sospesa'],
  sospesa: ['in_istruttoria', 'ritirata'],
  liquidata: [],
  respinta: [],
  ritirata: [],
}
const STATES = Object.keys(TABLE) as Stato[]
const YESTERDAY = dayOf(addDays(new Date(), -1))

describe('the state of a case', () => {
  let agent: Caller
  let office: Caller
  let bankId: string
  const move = (as: Caller | null, id: string, body: object) =>
    callAs(as, 'POST', 'pratiche/[id]/state', { params: { id }, body })
  /** Everything that any state asks for. */
  const full = (to: string, version = 1) => ({
    to,
    version,
    motivo: 'Una prova',
    banca: bankId,
    erogato: 100_000.33,
    data: YESTERDAY,
    ...(to === 'deliberata' && { deliberato: 110_000 }),
  })
  const mine = (overrides: Parameters<typeof buildPratica>[0]) =>
    buildPratica({ agentId: agent.id, ...overrides })

  beforeAll(async () => {
    agent = await anAgent()
    office = await adminWith('pratiche_manage', 'pratiche_reopen')
    bankId = (await buildBank({ provvigionePct: 1.7 })).id
  })

  it.each(STATES)('from %s goes exactly where the table says', async (stato) => {
    for (const to of STATES) {
      const { id } = await mine({ stato })
      const { status } = await move(agent, id, full(to))
      expect([to, status]).toEqual([to, TABLE[stato].includes(to) ? 200 : 409])
      const kept = await db().pratica.findUniqueOrThrow({ where: { id } })
      expect(kept.stato).toBe(status === 200 ? to : stato)
      expect(await db().praticaEvento.count({ where: { praticaId: id } })).toBe(status === 200 ? 1 : 0)
      expect(await db().commit.count({ where: { ref: id } })).toBe(status === 200 ? 1 : 0)
    }
  })

  it('keeps the day of the signing, planned or told with the payment', async () => {
    const { id } = await mine({ stato: 'deliberata', importoDeliberato: 11_000_000n })
    const dayOfSigning = async () => (await db().pratica.findUniqueOrThrow({ where: { id } })).firmaIl
    const early = await move(agent, id, { to: 'ritirata', version: 1, motivo: 'Una prova', firma: YESTERDAY })
    expect([early.status, early.json.errors[0]?.path]).toEqual([422, 'firma'])
    const planned = dayOf(addDays(new Date(), 9))
    expect((await move(agent, id, { to: 'stipula', version: 1, firma: planned })).json.firmaIl).toBe(planned)
    const late = await move(agent, id, { ...full('liquidata', 2), firma: dayOf(new Date()) })
    expect([late.status, late.json.errors[0]?.path]).toEqual([422, 'firma'])
    expect(await dayOfSigning()).toEqual(columnOfDay(planned))
    expect((await move(agent, id, { ...full('liquidata', 2), firma: YESTERDAY })).json.firmaIl).toBe(
      YESTERDAY,
    )
  })

  it('knows the income approval for mortgages only', async () => {
    const { id } = await mine({ stato: 'inviata_banca', product: 'prestito', finalita: 'auto' })
    expect((await move(agent, id, full('deliberata_reddituale'))).status).toBe(409)
  })

  it.each([
    ['stipula', 'liquidata', ['banca', 'erogato', 'data']],
    ['perizia', 'deliberata', ['deliberato']],
    // All that is missing at once: without mandate and identification a reason, too.
    ['in_istruttoria', 'inviata_banca', ['banca', 'motivo']],
    ['inviata_banca', 'respinta', ['causale']],
    ['bozza', 'ritirata', ['causale']],
  ] as const)('from %s to %s names every missing field', async (stato, to, fields) => {
    const { id } = await mine({ stato })
    const { status, json } = await move(agent, id, { to, version: 1 })
    expect([status, json.errors.map(({ path }) => path)]).toEqual([422, fields])
  })

  it('refuses a date that cannot be, a bank that is not there, amounts that nobody pays, unknown states', async () => {
    const { id } = await mine({ stato: 'stipula' })
    for (const [change, field] of [
      [{ data: '2999-01-01' }, 'data'],
      [{ banca: id }, 'banca'],
      [{ erogato: 0 }, 'erogato'],
      [{ erogato: 1.005 }, 'erogato'],
      [{ data: '0000-01-01' }, 'data'],
      [{ to: 'archiviata' }, 'to'],
      [{ version: undefined }, 'version'],
    ] as const) {
      const { status, json } = await move(agent, id, { ...full('liquidata'), ...change })
      expect([field, status, json.errors.map(({ path }) => path)]).toEqual([field, 422, [field]])
    }
  })

  it('comes back from a suspension to where it was, without moving its day', async () => {
    const dataPerizia = new Date('2026-03-04T12:00:00Z')
    const { id } = await mine({ stato: 'perizia', dataPerizia })
    await move(agent, id, { to: 'sospesa', version: 1 })
    expect((await move(agent, id, full('deliberata', 2))).status).toBe(409)
    const { status, json } = await move(agent, id, { to: 'perizia', version: 2 })
    expect([status, json.stato, json.statoPrecedente]).toEqual([200, 'perizia', null])
    expect((await db().pratica.findUniqueOrThrow({ where: { id } })).dataPerizia).toEqual(dataPerizia)
  })

  it('is changed once by two people at the same time', async () => {
    const { id } = await mine({ stato: 'bozza' })
    const both = await Promise.all([
      move(agent, id, full('raccolta_documenti')),
      move(office, id, full('ritirata')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('stale_version')
    expect(await db().praticaEvento.count({ where: { praticaId: id } })).toBe(1)
  })

  it('goes to the bank without a required document only with a reason', async () => {
    const { id } = await mine({ stato: 'in_istruttoria' })
    for (const [nome, obbligatorio] of [
      ['Codice fiscale', true],
      ['Compromesso', false],
    ] as const)
      await db().praticaDocumento.create({
        data: { id: newId(), praticaId: id, tipo: 'prova', nome, obbligatorio },
      })
    const input = { to: 'inviata_banca', version: 1, banca: bankId }
    const refused = await move(agent, id, input)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: 'motivo', message: expect.stringMatching(/^Manca un documento: Codice fiscale\. /) }],
    ])
    expect((await move(agent, id, { ...input, motivo: 'Lo porta in filiale' })).status).toBe(200)
    const bare = await mine({ stato: 'in_istruttoria', bankId: null })
    const persona = await buildPersona({ praticaId: bare.id, nome: 'Ada', cognome: 'Prova' })
    await db().praticaDocumento.create({
      data: {
        id: newId(),
        praticaId: bare.id,
        personaId: persona.id,
        tipo: 'prova',
        nome: 'CUD',
        obbligatorio: true,
      },
    })
    const { json } = await move(agent, bare.id, { to: 'inviata_banca', version: 1 })
    expect(json.errors).toEqual([
      { path: 'banca', message: 'Scegli la banca.' },
      { path: 'motivo', message: expect.stringContaining('CUD di Ada Prova') },
    ])
    const { id: complete } = await mine({ stato: 'in_istruttoria' })
    await buildIncarico({ praticaId: complete })
    await buildIdentificazione({ praticaId: complete })
    expect((await move(agent, complete, input)).status).toBe(200)
  })

  it('accrues the commissions to the cent when it is paid out, with the percentages frozen at the sending', async () => {
    const manager = await buildAgent()
    const seller = await buildAgent({ managerId: manager.id })
    const bank = await buildBank({ provvigionePct: 1.7 })
    const agencyId = seller.agencyId
    const { id } = await buildPratica({ agentId: seller.id, agencyId, stato: 'in_istruttoria' })
    await move(office, id, { to: 'inviata_banca', version: 1, banca: bank.id, motivo: 'Incarico su carta' })
    await db().bank.update({ where: { id: bank.id }, data: { provvigionePct: 9 } })
    for (const [version, to] of ['deliberata', 'stipula'].entries())
      expect(
        (await move(office, id, { ...full(to, version + 2), banca: undefined, erogato: undefined })).status,
      ).toBe(200)
    const paid = { to: 'liquidata', version: 4, erogato: 100_000.33, data: YESTERDAY }
    expect((await move(office, id, paid)).status).toBe(200)
    const rows = await db().provvigione.findMany({ where: { praticaId: id } })
    // 1.7% of 100,000.33 € is 1,700.01 €; 50, 5 and 15 percent rounded down, the rest to head office.
    expect(Object.fromEntries(rows.map(({ quota, importo }) => [quota, importo]))).toEqual({
      agente: 85_000n,
      manager: 8_500n,
      agenzia: 25_500n,
      sede: 51_001n,
    })
    expect(rows.find(({ quota }) => quota === 'manager')?.beneficiarioId).toBe(manager.id)
  })

  it('gives the shares that nobody takes to head office', async () => {
    const { id } = await buildPratica({ agentId: null, stato: 'stipula', provvigioni: { bankPct: 1 } })
    expect((await move(office, id, { ...full('liquidata'), erogato: 1000 })).status).toBe(200)
    const rows = await db().provvigione.findMany({ where: { praticaId: id } })
    expect(rows.map(({ quota, importo }) => [quota, importo])).toEqual([['sede', 1700n]])
  })

  it('is reopened only by an administrator with the flag and a reason; the commissions are taken back', async () => {
    const { id } = await mine({ stato: 'stipula' })
    expect((await move(office, id, full('liquidata'))).status).toBe(200)
    const reopen = { to: 'stipula', version: 2, motivo: 'Importo sbagliato' }
    expect((await move(agent, id, reopen)).status).toBe(409)
    const unable = await move(await adminWith('pratiche_manage'), id, reopen)
    expect([unable.status, unable.json.detail]).toEqual([
      409,
      'La pratica è liquidata: la riapre un amministratore che ne ha il permesso.',
    ])
    expect((await move(office, id, { ...reopen, motivo: undefined })).status).toBe(422)
    const elsewhere = await move(office, id, { ...reopen, to: 'bozza' })
    expect([elsewhere.status, elsewhere.json.detail]).toEqual([
      409,
      'La pratica è liquidata: si può riaprire in «Raccolta documenti», «In istruttoria», ' +
        '«Inviata alla banca», «Deliberata», «Stipula».',
    ])
    expect((await move(office, id, reopen)).status).toBe(200)
    const sums = await db().provvigione.groupBy({
      by: ['quota'],
      where: { praticaId: id },
      _sum: { importo: true },
    })
    expect(sums.map(({ _sum }) => _sum.importo)).toEqual(sums.map(() => 0n))
    expect(
      await db().provvigione.count({ where: { praticaId: id, storno: true, importo: { lt: 0n } } }),
    ).toBeGreaterThan(0)
    expect((await move(office, id, full('liquidata', 3))).status).toBe(200)
    const total = await db().provvigione.aggregate({ where: { praticaId: id }, _sum: { importo: true } })
    expect(total._sum.importo).toBe(170_001n)
  })

  it('keeps the reason of the list and the words beside it; free words alone mean «Altro»', async () => {
    const refused = async (reason: object) => {
      const { id } = await mine({ stato: 'inviata_banca' })
      const { status, json } = await move(agent, id, { to: 'respinta', version: 1, ...reason })
      const told = { where: { praticaId: id, a: 'respinta' as const } }
      const event = await db().praticaEvento.findFirst(told)
      return [status, json.causale, json.motivoRifiuto, event?.causale, json.errors?.[0]?.path]
    }
    const [causale, motivo] = ['Reddito insufficiente', 'contratto a termine']
    const both = `${causale}: ${motivo}`
    expect(await refused({ causale, motivo })).toEqual([200, causale, both, causale, undefined])
    expect(await refused({ causale })).toEqual([200, causale, causale, causale, undefined])
    expect(await refused({ motivo })).toEqual([200, 'Altro', motivo, 'Altro', undefined])
    expect((await refused({ motivo: 'REDDITO insufficiente' }))[1]).toBe(causale)
    expect((await refused({ causale: 'Altro' })).at(-1)).toBe('motivo')
    expect((await refused({ causale: 'Non risponde più' })).at(-1)).toBe('causale')
  })

  it('asks for the words that the office has set, and forgets the reason of a case that is reopened', async () => {
    await db().setting.create({ data: { key: 'motiviRitiro', value: ['Compra un’altra casa'] } })
    const { json } = await callAs(agent, 'GET', 'pratiche/causali/[esito]', { params: { esito: 'ritirata' } })
    expect(json.items).toEqual(['Compra un’altra casa', 'Altro'])
    const { id } = await mine({ stato: 'in_istruttoria' })
    const to = { to: 'ritirata', version: 1, causale: 'Compra un’altra casa' }
    expect((await move(agent, id, { ...to, causale: 'Non risponde più' })).status).toBe(422)
    expect((await move(agent, id, to)).status).toBe(200)
    const query = { 'filter[causale]': 'compra un’altra CASA' }
    expect((await callAs(office, 'GET', 'pratiche', { query })).json.total).toBe(1)
    const back = { to: 'in_istruttoria', version: 2, motivo: 'Ci ripensa' }
    expect((await move(office, id, back)).json.causale).toBeNull()
    expect((await callAs(office, 'GET', 'pratiche', { query })).json.total).toBe(0)
  })

  it('offers the steps that the reader may take', async () => {
    const { id } = await mine({ stato: 'ritirata' })
    const offered = async (as: Caller) =>
      (await callAs(as, 'GET', 'pratiche/[id]', { params: { id } })).json.prossimiStati
    expect(await offered(agent)).toEqual([])
    expect(await offered(await adminWith('pratiche_manage'))).toEqual([])
    expect(await offered(office)).toContain('in_istruttoria')
  })

  it('is nobody else’s business', async () => {
    const client = await aClient()
    const { id } = await mine({ stato: 'bozza', clientId: client.id })
    const body = full('raccolta_documenti')
    const codes = [null, client, await adminWith('leads_manage'), await anAgent()].map(
      async (as) => (await move(as, id, body)).status,
    )
    expect(await Promise.all(codes)).toEqual([401, 403, 403, 404])
    expect((await callAs(client, 'GET', 'pratiche/[id]', { params: { id } })).json).toMatchObject({
      _id: id,
      note: null,
      prossimiStati: [],
      provvigioni: null,
    })
    expect((await callAs(await aClient(), 'GET', 'pratiche/[id]', { params: { id } })).status).toBe(404)
  })
})
