import { addDays, dayOf, formatDay } from '@/lib/core/dates'
import { anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const YESTERDAY = dayOf(addDays(new Date(), -1))

describe('what the bank has decided of a case', () => {
  let agent: Caller
  let bankId: string
  const move = (as: Caller, id: string, body: object) =>
    callAs(as, 'POST', 'pratiche/[id]/state', { params: { id }, body })
  const full = (to: string) => ({ to, version: 1, banca: bankId, erogato: 100_000.33, data: YESTERDAY })
  const mine = (overrides: Parameters<typeof buildPratica>[0]) =>
    buildPratica({ agentId: agent.id, ...overrides })

  beforeAll(async () => {
    agent = await anAgent()
    bankId = (await buildBank()).id
  })

  it('refuses a payment before the decision of the bank, and says which day that was', async () => {
    const dataDelibera = addDays(new Date(), -1)
    const { id } = await mine({ stato: 'stipula', dataDelibera })
    const early = { ...full('liquidata'), data: dayOf(addDays(new Date(), -2)) }
    const { status, json } = await move(agent, id, early)
    expect([status, json.errors]).toEqual([
      422,
      [
        {
          path: 'data',
          message: `L’erogazione non può venire prima della delibera del ${formatDay(dataDelibera)}.`,
        },
      ],
    ])
    expect((await move(agent, id, full('liquidata'))).status).toBe(200)
  })

  it('takes what the bank has approved with its decision, and with no other step', async () => {
    const product = await buildBankProduct({ bankId })
    const elsewhere = await buildBankProduct({ bankId: (await buildBank()).id })
    const { id } = await mine({ stato: 'inviata_banca', bankId, prezzo: 20_000_000n })
    const decision = { to: 'deliberata', version: 1, deliberato: 100_000, prodotto: product.id, tan: 3.25 }
    for (const [change, field] of [
      [{ deliberato: 0 }, 'deliberato'],
      [{ tan: -1 }, 'tan'],
      [{ prodotto: elsewhere.id }, 'prodotto'],
      [{ to: 'sospesa', prodotto: undefined, tan: undefined }, 'deliberato'],
    ] as const) {
      const { status, json } = await move(agent, id, { ...decision, ...change })
      expect([field, status, json.errors.map(({ path }) => path)]).toEqual([field, 422, [field]])
    }
    const { status, json } = await move(agent, id, decision)
    expect([status, json.importoDeliberato, json.tan, json.ltv]).toEqual([200, 100_000, 3.25, 50])
    expect(json.bankProductId).toBe(product.id)
  })

  it('asks about an amount far above what was approved, and does not refuse it', async () => {
    const { id } = await mine({ stato: 'stipula', importoDeliberato: 5_000_000n })
    const salto = async (erogato: number) =>
      (
        await callAs(agent, 'POST', 'pratiche/[id]/state/effetti', {
          params: { id },
          body: { to: 'liquidata', erogato, banca: bankId, data: YESTERDAY },
        })
      ).json.salto
    expect(await salto(55_000)).toBeNull()
    expect(await salto(500_000)).toMatch(/molto più alto di quello deliberato/)
    expect((await move(agent, id, { ...full('liquidata'), erogato: 500_000 })).status).toBe(200)
  })
})
