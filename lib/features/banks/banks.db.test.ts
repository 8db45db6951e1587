import { adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'

it('shows what a bank pays to those who may see commissions', async () => {
  const { id } = await buildBank({ provvigionePct: 1.75, attiva: true })
  const paidTo = async (as: Caller) => {
    const one = await callAs<Json>(as, 'GET', 'banks/[id]', { params: { id } })
    const many = await callAs<{ items: Json[] }>(as, 'GET', 'banks', { query: { limit: '100' } })
    return [one.json.provvigionePct, many.json.items.find(({ _id }) => _id === id)?.provvigionePct]
  }
  expect(await paidTo(await anAgent())).toEqual([null, null])
  expect(await paidTo(await anAgent({ permissions: { provvigioni_see: true } }))).toEqual([1.75, 1.75])
  expect(await paidTo(await adminWith('banks_manage'))).toEqual([1.75, 1.75])
})
