import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

describe('changing a case', () => {
  let agent: Caller
  let bankId: string
  const change = (id: string, body: object, version = 1) =>
    callAs(agent, 'PATCH', 'pratiche/[id]', { params: { id }, body: { ...body, version } })

  beforeAll(async () => {
    const client = await pool().connect()
    await seedReference(client).finally(() => client.release())
    agent = await anAgent()
    bankId = (await buildBank()).id
  })

  it('names the field of what is no part of the case’s world, and writes nothing', async () => {
    const { id } = await buildPratica({ agentId: agent.id })
    const own = await buildBankProduct({ bankId })
    const loan = await buildBankProduct({ bankId, prodotto: 'prestito', finalita: ['auto'] })
    for (const [body, field] of [
      [{ finalita: 'auto' }, 'finalita'],
      [{ bankId: newId() }, 'bankId'],
      [{ bankId, bankProductId: newId() }, 'bankProductId'],
      [{ bankId: (await buildBank()).id, bankProductId: own.id }, 'bankProductId'],
      [{ bankId: null, bankProductId: own.id }, 'bankProductId'],
      [{ bankProductId: own.id }, 'bankProductId'],
      [{ bankId, bankProductId: loan.id }, 'bankProductId'],
      [{ tan: -5 }, 'tan'],
      [{ taeg: -0.01 }, 'taeg'],
      [{ provincia: 'ZZ' }, 'provincia'],
    ] as const) {
      const { status, json } = await change(id, body)
      expect([body, status, json.errors?.map(({ path }) => path)]).toEqual([body, 422, [field]])
    }
    expect((await callAs(agent, 'GET', 'pratiche/[id]', { params: { id } })).json.version).toBe(1)
  })

  it('refuses a purpose in the words of opening a case', async () => {
    const { id } = await buildPratica({ agentId: agent.id })
    const { json } = await change(id, { finalita: 'auto' })
    expect(json.errors[0]?.message).toBe('Scegli la finalità fra quelle del prodotto.')
  })

  it('fixes the percentage of a bank that is chosen, and keeps the bank of a closed case', async () => {
    const [before, after] = [await buildBank({ provvigionePct: 2 }), await buildBank({ provvigionePct: 1 })]
    const pctOf = async (id: string) =>
      (await db().pratica.findUniqueOrThrow({ where: { id } })).provvigioni as { bankPct?: number }
    const { id } = await buildPratica({ agentId: agent.id, stato: 'deliberata' })
    expect((await change(id, { bankId: before.id })).status).toBe(200)
    expect(await pctOf(id)).toMatchObject({ bankPct: 2 })
    expect((await change(id, { bankId: after.id }, 2)).status).toBe(200)
    expect(await pctOf(id)).toMatchObject({ bankPct: 1 })
    const paid = await buildPratica({ agentId: agent.id, stato: 'liquidata', bankId: before.id })
    const refused = await change(paid.id, { bankId: after.id })
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'bankId'])
  })

  it('takes a product with its bank, a zero rate, a negative spread, a province', async () => {
    const { id } = await buildPratica({ agentId: agent.id })
    const { id: bankProductId } = await buildBankProduct({ bankId })
    const good = { finalita: 'surroga', bankId, bankProductId, tan: 0, spread: -0.1, provincia: 'TO' }
    expect((await change(id, good)).json).toMatchObject({ ...good, version: 2 })
    const other = (await buildBank()).id
    expect((await change(id, { bankId: other }, 2)).json.errors[0]?.path).toBe('bankProductId')
    expect((await change(id, { bankId: other, bankProductId: null }, 2)).status).toBe(200)
    expect((await change(id, { bankId: null, provincia: null, tan: null }, 3)).status).toBe(200)
  })
})
