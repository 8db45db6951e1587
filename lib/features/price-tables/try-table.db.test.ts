import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank, buildPriceTable } from '@/prisma/seed/factories/banks'

let office: Caller
beforeAll(async () => {
  office = await adminWith('banks_manage')
})
beforeEach(async () => {
  await db().priceTable.deleteMany()
})

const date = (days: number) => addDays(columnOfDay(todayInRome()), days)
const inDays = (days: number) => dayOfColumn(date(days))
const row = (importo: number, rata: number, tan: number) => ({
  importo: BigInt(importo * 100),
  durata: 60,
  rata: BigInt(Math.round(rata * 100)),
  tan,
  taeg: tan + 1,
  spese: BigInt(importo / 4) + 5_000n,
})
const tryIt = (id: string, query: object = {}, as: Caller | null = office) =>
  callAs(as, 'GET', 'tabelle/[id]/try', {
    params: { id },
    query: { importo: '10000', durata: '60', finalita: 'auto', ...query },
  })

describe('a draft that is tried', () => {
  it('answers as the calculator would, beside the version in force, and changes nothing', async () => {
    const old = await buildPriceTable({ nome: 'Una', finalita: [], validFrom: date(-30) }, [
      row(5_000, 101, 8),
      row(10_000, 202.76, 8),
      row(20_000, 400, 8),
    ])
    const next = await buildPriceTable({ nome: 'una', finalita: [], stato: 'bozza', validFrom: date(9) }, [
      row(10_000, 200.38, 7.5),
      row(20_000, 400, 7.2),
    ])
    const { status, json } = await tryIt(next.id)
    expect([status, json]).toMatchObject([
      200,
      {
        bozza: {
          _id: next.id,
          cifre: { rata: 200.38, tan: 7.5, taeg: 8.1043, spese: 75, totale: 12_097.77 },
        },
        inVigore: { _id: old.id, validFrom: inDays(-30), cifre: { rata: 202.76, tan: 8 } },
      },
    ])
    // What agents are offered with the version in force is what the trial says of it.
    const offered = await callAs(office, 'POST', 'calculators/prestiti', {
      body: { importo: 7_500, durata: 60, finalita: 'auto' },
    })
    const [offer] = offered.json.offers as { rata: number; taeg: number }[]
    const between = await tryIt(next.id, { importo: '7500' })
    expect(between.json.inVigore).toMatchObject({ cifre: { rata: offer?.rata, taeg: offer?.taeg } })
    expect(between.json.bozza).toMatchObject({
      cifre: null,
      motivo: expect.stringMatching(/^Per questa durata va da/),
    })
    const [before, after] = [await db().priceTable.findUniqueOrThrow({ where: { id: next.id } }), next]
    expect(before).toMatchObject({ version: after.version, stato: 'bozza' })
  })

  it('stands alone where no version is in force, and is a draft of loans', async () => {
    const draft = await buildPriceTable({ nome: 'Sola', finalita: [], stato: 'bozza' })
    expect((await tryIt(draft.id)).json).toMatchObject({ inVigore: null })
    const published = await buildPriceTable({ nome: 'Altra' })
    expect((await tryIt(published.id)).status).toBe(409)
    const other = await buildPriceTable({ nome: 'Quinto', prodotto: 'cdq', stato: 'bozza' })
    expect((await tryIt(other.id)).status).toBe(409)
    const wrong = await tryIt(draft.id, { importo: 'tanto', durata: '3' })
    expect([wrong.status, wrong.json.errors.map(({ path }) => path).sort()]).toEqual([
      400,
      ['durata', 'importo'],
    ])
  })

  it('is found by the keepers of its family alone', async () => {
    const hub = await buildPriceTable({ famiglia: 'hub', stato: 'bozza' })
    expect((await tryIt(hub.id)).status).toBe(404)
    const draft = await buildPriceTable({ stato: 'bozza' })
    for (const [as, status] of [
      [null, 401],
      [await aClient(), 403],
      [await anAgent(), 403],
      [await adminWith('commits_see'), 403],
    ] as const) {
      expect((await tryIt(draft.id, {}, as)).status).toBe(status)
      expect((await callAs(as, 'GET', 'tabelle/lines')).status).toBe(status)
    }
  })
})

it('the time lines of a family are by bank and name, each with its versions from the newest', async () => {
  const { id: bankId } = await buildBank({ nome: 'Banca Zeta' })
  const [closed, current, draft] = [
    await buildPriceTable({ nome: 'Una', bankId, validFrom: date(-90), validTo: date(-31), stato: 'chiusa' }),
    await buildPriceTable({ nome: 'UNA', bankId, validFrom: date(-30) }),
    await buildPriceTable({ nome: 'Una', bankId, validFrom: date(5), stato: 'bozza' }),
  ]
  await buildPriceTable({ nome: 'Senza banca', validFrom: date(3) })
  await buildPriceTable({ nome: 'Altrove', famiglia: 'hub' })
  const { json } = await callAs(office, 'GET', 'tabelle/lines')
  expect(json).toMatchObject({
    oggi: todayInRome(),
    sonoTutte: true,
    righe: [
      { nome: 'Senza banca', banca: null, versioni: [{ fase: 'futura', validTo: null }] },
      {
        nome: 'Una',
        banca: 'Banca Zeta',
        versioni: [
          { _id: draft.id, fase: 'bozza' },
          { _id: current.id, fase: 'in_vigore' },
          { _id: closed.id, fase: 'chiusa', validTo: inDays(-31) },
        ],
      },
    ],
  })
})
