import { disconnect } from '@/lib/core/db'
import { open, PARTNER, seedFixtures } from './testing'

describe('without the database', () => {
  it('a frame says so where it is, still framed by its partner, and when to try again', async () => {
    await seedFixtures()
    expect((await open('calcolatori/mutui/generic')).status).toBe(200)
    const { DATABASE_URL } = process.env
    await disconnect()
    const { env } = await import('@/lib/core/env')
    env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    try {
      const { status, headers, html } = await open('calcolatori/mutui/generic')
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect(headers.get('content-security-policy')).toContain(PARTNER)
      expect(html).toContain('Il servizio non è raggiungibile in questo momento')
    } finally {
      later.mockRestore()
      await disconnect()
      env().DATABASE_URL = String(DATABASE_URL)
    }
    expect((await open('calcolatori/mutui/generic')).status).toBe(200)
  })
})
