import { pool } from '@/lib/core/db'
import { callAs, type Json } from '@/lib/testing/test-kit'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

describe('the places of Italy', () => {
  beforeAll(async () => {
    const client = await pool().connect()
    await seedReference(client).finally(() => client.release())
  })

  it('are 110 provinces in 20 regions', async () => {
    const { json: regions } = await callAs<Json[]>(null, 'GET', 'enums/regioni')
    const { json: provinces } = await callAs<Json[]>(null, 'GET', 'enums/province')
    expect([regions.length, provinces.length]).toEqual([20, 110])
    expect(new Set(provinces.map(({ sigla }) => sigla)).size).toBe(110)
    expect(new Set(provinces.map(({ regione }) => regione))).toEqual(new Set(regions.map(({ nome }) => nome)))
  })
})
