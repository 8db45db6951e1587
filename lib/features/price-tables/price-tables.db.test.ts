import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { rataFrancese } from '@/lib/finance/instalment'
import { ratesOfInstalment } from '@/lib/finance/price-grid'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank, buildPriceTable } from '@/prisma/seed/factories/banks'
import { closeEnded } from './jobs'

let office: Caller
beforeAll(async () => {
  office = await adminWith('banks_manage')
})
beforeEach(async () => {
  await db().priceTable.deleteMany()
})

const inDays = (days: number): Day => dayOfColumn(addDays(columnOfDay(todayInRome()), days))
const date = (days: number) => columnOfDay(inDays(days))

/** A row whose figures are right; without other costs, those of the tax alone. */
function right(importo: number, durata: number, tan = 7.5, spese = importo / 400) {
  const rata = rataFrancese(importo * 100, tan, durata)
  const { taeg } = ratesOfInstalment({ importo, durata, rata: rata / 100, spese })
  return { importo: BigInt(importo * 100), durata, rata: BigInt(rata), tan, taeg, spese: BigInt(spese * 100) }
}
const RIGHT = [right(10_000, 48), right(10_000, 60)]
const WRONG = [right(10_000, 48), { ...right(10_000, 60), rata: 25_000n }]

type Overrides = Parameters<typeof buildPriceTable>[0]
const draft = (overrides: Overrides = {}, rows = RIGHT) =>
  buildPriceTable({ stato: 'bozza', ...overrides }, rows)
const step = (as: Caller | null, id: string, verb: string, body: object = {}, path = 'tabelle') =>
  callAs(as, 'POST', `${path}/[id]/${verb}`, { params: { id }, body })
const publish = (id: string, days: number, version = 1) =>
  step(office, id, 'publish', { validFrom: inDays(days), version })
const stored = (id: string) => db().priceTable.findUniqueOrThrow({ where: { id } })
const commits = (ref: string) => db().commit.findMany({ where: { ref }, orderBy: { id: 'asc' } })
const paths = (json: Json) => json.errors.map(({ path }) => path)
const DENIED: [string, () => Promise<Caller | null>, number][] = [
  ['a visitor', async () => null, 401],
  ['a client', () => aClient(), 403],
  ['an agent', () => anAgent(), 403],
  ['an administrator without the flag', () => adminWith('commits_see'), 403],
]

describe('publishing a draft', () => {
  it('ends the version before it on the day before, with a line of the history for each', async () => {
    const { id: bankId } = await buildBank()
    const old = await buildPriceTable({ nome: 'Prestito', bankId, validFrom: date(-90) })
    const next = await draft({ nome: 'prestito', bankId })
    const { status, json } = await publish(next.id, 3)
    expect([status, json]).toMatchObject([200, { stato: 'pubblicata', validFrom: inDays(3), version: 2 }])
    expect(await stored(old.id)).toMatchObject({ stato: 'pubblicata', validTo: date(2), version: 2 })
    expect([(await commits(old.id)).length, (await commits(next.id)).length]).toEqual([1, 1])
    const [ended] = await commits(old.id)
    expect(ended?.info).toMatchObject({ changes: [{ field: 'validTo' }] })
  })

  it('keeps the representative example with which it is published, and without one is refused', async () => {
    const next = await draft({ nome: 'Con esempio' })
    expect((await publish(next.id, 1)).status).toBe(200)
    const { rata, tan } = RIGHT[1] as (typeof RIGHT)[number]
    expect((await stored(next.id)).esempio).toMatchObject({
      title: 'Con esempio',
      importo: 10_000,
      durataMesi: 60,
      rata: Number(rata) / 100,
      tan,
    })
    // No calculator lends so much: nobody could work an example out.
    const far = await draft({ nome: 'Senza' }, [right(90_000, 60)])
    const refused = await publish(far.id, 1)
    expect([refused.status, paths(refused.json)]).toEqual([422, ['righe']])
    const other = await draft({ nome: 'Di altro', prodotto: 'azienda' }, [right(90_000, 60)])
    expect([(await publish(other.id, 1)).status, (await stored(other.id)).esempio]).toEqual([200, null])
  })

  it('from today, closes what held until yesterday', async () => {
    const old = await buildPriceTable({ nome: 'Di oggi', validFrom: date(-90) })
    const next = await draft({ nome: 'Di oggi' })
    expect((await publish(next.id, 0)).status).toBe(200)
    expect(await stored(old.id)).toMatchObject({ stato: 'chiusa', validTo: date(-1) })
  })

  it('leaves other names, banks and families alone', async () => {
    const { id: bankId } = await buildBank()
    const others = [
      await buildPriceTable({ nome: 'Altra' }),
      await buildPriceTable({ nome: 'Una', bankId }),
      await buildPriceTable({ nome: 'Una', famiglia: 'hub' }),
    ]
    expect((await publish((await draft({ nome: 'Una' })).id, 1)).status).toBe(200)
    for (const { id } of others) expect(await stored(id)).toMatchObject({ validTo: null, version: 1 })
  })

  it('is refused with costs below the tax of a loan, which the checks name; other products pay another', async () => {
    const rows = [right(10_000, 60, 7.5, 24)]
    const { id } = await draft({ nome: 'Senza imposta' }, rows)
    const { status, json } = await publish(id, 1)
    const words =
      '10.000 € in 60 mesi: le spese comprendono le imposte: 24,00 € non arrivano all’imposta sostitutiva di 25,00 €.'
    expect([status, json.errors[0]?.message.replace(/\s/g, ' ')]).toEqual([422, words])
    const checks = await callAs(office, 'GET', 'tabelle/[id]/checks', { params: { id } })
    expect(checks.json).toMatchObject({
      errors: [{ cella: { importo: 10_000, durata: 60, campo: 'spese' } }],
    })
    const other = await draft({ nome: 'Leasing', prodotto: 'leasing' }, rows)
    expect((await publish(other.id, 1)).status).toBe(200)
  })

  it('is refused in the past, before a later version, after its own end, twice, and by a stale version', async () => {
    const one = await draft({ nome: 'Una' })
    expect(paths((await publish(one.id, -1)).json)).toEqual(['validFrom'])
    expect((await publish(one.id, 1, 9)).status).toBe(409)
    await buildPriceTable({ nome: 'Una', validFrom: date(10) })
    const refused = await publish(one.id, 5)
    expect([refused.status, paths(refused.json)]).toEqual([422, ['validFrom']])
    const short = await draft({ nome: 'Una', validTo: date(4), validFrom: date(1) })
    expect(paths((await publish(short.id, 5)).json)).toEqual(['validFrom'])
    expect((await publish(short.id, 2)).status).toBe(200)
    expect((await publish(short.id, 2, 2)).status).toBe(409)
  })

  it('is refused with the rows that are wrong, unless the bank has instalments of its own', async () => {
    const wrong = await draft({}, WRONG)
    const { status, json } = await publish(wrong.id, 1)
    expect([status, json.errors[0]?.path]).toEqual([422, 'righe'])
    expect(json.errors[0]?.message.replace(/\s/g, ' ')).toContain('10.000 € in 60 mesi')
    const checks = await callAs(office, 'GET', 'tabelle/[id]/checks', { params: { id: wrong.id } })
    expect(checks.json).toMatchObject({
      errors: json.errors.map(({ message }) => ({ testo: message })),
      warnings: [],
    })
    const { taeg } = ratesOfInstalment({ importo: 10_000, durata: 60, rata: 205, spese: 25 })
    const own = await draft({ fuoriPiano: true }, [{ ...right(10_000, 60), rata: 20_500n, taeg }])
    expect((await publish(own.id, 1)).status).toBe(200)
    const empty = await draft({}, [])
    expect((await publish(empty.id, 1)).status).toBe(422)
  })

  it.each(DENIED)('is nothing for %s', async (_who, caller, status) => {
    const { id } = await draft()
    const as = await caller()
    for (const [verb, body] of [
      ['publish', { validFrom: inDays(1), version: 1 }],
      ['close', { validTo: inDays(1), version: 1 }],
      ['versions', {}],
    ] as const)
      expect((await step(as, id, verb, body)).status).toBe(status)
  })

  it('finds no grid of another family', async () => {
    const { id } = await draft({ famiglia: 'hub' })
    expect((await publish(id, 1)).status).toBe(404)
    expect((await step(office, id, 'versions')).status).toBe(404)
  })
})

describe('what is published', () => {
  it('does not change and does not go, whatever its day', async () => {
    const { id } = await buildPriceTable({ validFrom: date(-3) })
    const patch = await callAs(office, 'PATCH', 'tabelle/[id]', {
      params: { id },
      body: { nome: 'Altro', version: 1 },
    })
    expect([patch.status, patch.json.detail]).toEqual([
      409,
      'Questa tabella è in vigore: crea una nuova versione.',
    ])
    const rows = await callAs(office, 'PATCH', 'tabelle/[id]', {
      params: { id },
      body: { righe: [], version: 1 },
    })
    expect(rows.status).toBe(409)
    const gone = await callAs(office, 'DELETE', 'tabelle/[id]', { params: { id }, body: { version: 1 } })
    expect(gone.status).toBe(409)
    expect(await db().priceRow.count({ where: { tableId: id } })).toBe(2)
  })

  it('ends on a day that is neither before its first nor before yesterday', async () => {
    const { id } = await buildPriceTable({ validFrom: date(-3) })
    const close = (days: number, version: number) =>
      step(office, id, 'close', { validTo: inDays(days), version })
    expect(paths((await close(-2, 1)).json)).toEqual(['validTo'])
    expect((await close(5, 9)).status).toBe(409)
    expect((await close(5, 1)).json).toMatchObject({ stato: 'pubblicata', validTo: inDays(5) })
    expect((await close(-1, 2)).json).toMatchObject({ stato: 'chiusa', validTo: inDays(-1) })
    expect((await close(2, 3)).status).toBe(409)
    expect((await step(office, (await draft()).id, 'close', { validTo: inDays(1), version: 1 })).status).toBe(
      409,
    )
  })

  it('is told apart by its days: two of one name, bank and family never hold together', async () => {
    await buildPriceTable({ nome: 'Una', validFrom: date(-30), validTo: date(5) })
    const twice = buildPriceTable({ nome: 'UNA', validFrom: date(5) })
    await expect(twice).rejects.toThrow('price_tables_periodo_ck')
    const { id } = await buildPriceTable({ nome: 'Una', validFrom: date(6), validTo: date(9) })
    await buildPriceTable({ nome: 'Una', validFrom: date(12) })
    const longer = await step(office, id, 'close', { validTo: inDays(12), version: 1 })
    expect([longer.status, paths(longer.json)]).toEqual([422, ['validTo']])
  })

  it('may overlap where it is older than this rule: the night and a new version put it in order', async () => {
    const first = await buildPriceTable({ nome: 'Vecchia', validFrom: date(-60) })
    const second = await draft({ nome: 'Vecchia', validFrom: date(-30) })
    await db().$executeRaw`ALTER TABLE price_tables DISABLE TRIGGER price_tables_periodo`
    await db().priceTable.update({ where: { id: second.id }, data: { stato: 'pubblicata' } })
    await db().$executeRaw`ALTER TABLE price_tables ENABLE TRIGGER price_tables_periodo`
    expect((await publish((await draft({ nome: 'Vecchia' })).id, 1)).status).toBe(200)
    for (const { id } of [first, second])
      expect(await stored(id)).toMatchObject({ stato: 'pubblicata', validTo: date(0), version: 2 })
  })

  it('is closed by the night after its last day', async () => {
    const over = await buildPriceTable({ validTo: date(-1) })
    const last = await buildPriceTable({ validTo: date(0) })
    await closeEnded()
    expect([(await stored(over.id)).stato, (await stored(last.id)).stato]).toEqual(['chiusa', 'pubblicata'])
  })

  it('is what agents and visitors calculate with; drafts and what is over are not', async () => {
    const rows = [right(10_000, 60)]
    await draft({ nome: 'Bozza', finalita: [] }, rows)
    await buildPriceTable({ nome: 'Finita', finalita: [], validTo: date(-1), stato: 'chiusa' }, rows)
    await buildPriceTable({ nome: 'Futura', finalita: [], validFrom: date(1) }, rows)
    await buildPriceTable({ nome: 'Di oggi', finalita: [] }, rows)
    for (const as of [null, await anAgent(), office]) {
      const { json } = await callAs(as, 'POST', 'calculators/prestiti', {
        body: { importo: 10_000, durata: 60, finalita: 'auto' },
      })
      const offers = json.offers as { product: { nome: string } }[]
      expect(offers.map(({ product }) => product.nome)).toEqual(['Di oggi'])
    }
  })
})

describe('a new version', () => {
  it('is a draft with the same rows, and stands beside the others', async () => {
    const old = await buildPriceTable({ nome: 'Una', validFrom: date(-30) }, RIGHT)
    const { status, json } = await step(office, old.id, 'versions')
    expect(status).toBe(201)
    const read = () => callAs(office, 'GET', 'tabelle/[id]', { params: { id: json._id } })
    const copy = (await read()).json
    expect(copy).toMatchObject({ stato: 'bozza', nome: 'Una', validFrom: inDays(1), validTo: null })
    const righe = copy.righe as unknown as { _id: string; durata: number; rata: number }[]
    expect(righe.map(({ durata }) => durata)).toEqual([48, 60])
    const [first, second] = righe
    const changed = await callAs(office, 'PATCH', 'tabelle/[id]', {
      params: { id: json._id },
      body: {
        version: 1,
        righe: [
          { ...first, rata: 1 },
          { ...second, durata: 72 },
        ],
      },
    })
    expect(changed.status).toBe(200)
    const list = await callAs(office, 'GET', 'tabelle/[id]/versions', { params: { id: old.id } })
    expect(list.json.items).toMatchObject([
      { _id: json._id, fase: 'bozza', righe: 2 },
      { _id: old.id, fase: 'in_vigore' },
    ])
    const compared = await callAs(office, 'GET', 'tabelle/[id]/compare', {
      params: { id: json._id },
      query: { con: old.id },
    })
    expect(compared.json).toMatchObject({
      uguali: 0,
      cambiate: [{ importo: 10_000, durata: 48, prima: { rata: 241.79 }, dopo: { rata: 1 } }],
      nuove: [{ durata: 72 }],
      tolte: [{ durata: 60 }],
    })
    const foreign = await buildPriceTable({ famiglia: 'hub' })
    const other = await callAs(office, 'GET', 'tabelle/[id]/compare', {
      params: { id: json._id },
      query: { con: foreign.id },
    })
    expect(other.status).toBe(404)
  })
})
