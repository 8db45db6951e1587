import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'

it('estimates an agent’s own share, and tells the gross to the office alone', async () => {
  const bank = await buildBank({ provvigionePct: 2 })
  const offerte = [
    { productId: newId(), bankId: bank.id, importo: 10_000 },
    { productId: newId(), bankId: null, importo: 10_000 },
  ]
  const ask = (as: Caller) =>
    callAs(as, 'POST', 'quotes/provvigioni', { body: { product: 'prestito', offerte } })
  expect((await ask(await anAgent())).status).toBe(403)
  const own = await ask(await anAgent({ permissions: { provvigioni_see: true } }))
  expect(own.json.righe).toEqual([
    { productId: offerte[0]?.productId, quota: 100, lordo: null },
    // Nobody knows what is paid as long as there is no bank: that is not nothing.
    { productId: offerte[1]?.productId, quota: null, lordo: null },
  ])
  const office = await ask(await adminWith('provvigioni_see'))
  expect(office.json.righe).toMatchObject([
    { quota: null, lordo: 200 },
    { quota: null, lordo: null },
  ])
})
