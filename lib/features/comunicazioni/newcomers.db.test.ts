import { db } from '@/lib/core/db'
import { anAgent } from '@/lib/testing/test-kit'
import { buildComunicazione } from '@/prisma/seed/factories/content'
import { buildAgent } from '@/prisma/seed/factories/people'
import { reachNewcomers } from './newcomers'

describe('whoever comes later', () => {
  it('receives what is open to newcomers and in force, once, with one line in the bell', async () => {
    const there = await anAgent()
    const regole = [{ tipo: 'figura', valori: ['collaboratore'] }]
    const open = { regole, stato: 'pubblicata', published: true, ancheNuovi: true } as const
    const first = await buildComunicazione({ ...open, publishedAt: new Date() })
    const second = await buildComunicazione({ ...open, publishedAt: new Date() })
    await buildComunicazione({ ...open, ancheNuovi: false, publishedAt: new Date() })
    await buildComunicazione({ ...open, stato: 'scaduta', publishedAt: new Date() })
    const late = await buildAgent({ figura: 'collaboratore' })
    await reachNewcomers()
    await reachNewcomers()
    const received = await db().comunicazioneDestinatario.findMany({ where: { agentId: late.id } })
    expect(received.map(({ comunicazioneId }) => comunicazioneId).sort()).toEqual(
      [first.id, second.id].sort(),
    )
    expect(received.every(({ notificatoAt }) => notificatoAt !== null)).toBe(true)
    const lines = await db().notification.findMany({ where: { userId: late.id } })
    expect(lines.map(({ titolo }) => titolo)).toEqual(['2 comunicazioni da leggere'])
    expect(await db().comunicazioneDestinatario.count({ where: { agentId: there.id } })).toBe(0)
  })
})
