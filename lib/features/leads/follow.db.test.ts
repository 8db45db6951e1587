import type { ClientScope } from '@/lib/auth/actor'
import { signLink } from '@/lib/auth/signed-link'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, anAgent, ctxOf } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { clientLeads, followedLead, followUrl } from './follow'
import { type FollowedLead, followWords } from './labels'

const tokenOf = (id: string, sentAt = new Date()) => followUrl(id, sentAt).split('/').at(-1) ?? ''
const scopeOf = (client: Awaited<ReturnType<typeof aClient>>) => ctxOf(client).scope as ClientScope

describe('a request that was sent from the site', () => {
  it('is followed by its link, which says where it is and who has it, and nothing of who sent it', async () => {
    const agent = await anAgent()
    const lead = await buildLead({ agentId: agent.id, stato: 'assegnato', nome: 'Livia', cognome: 'Segreta' })
    const found = await followedLead(tokenOf(lead.id))
    expect(found).toMatchObject({
      codice: lead.codice,
      stato: 'assegnato',
      agente: { email: expect.any(String) },
    })
    expect(followWords(found as FollowedLead).now).toMatch(
      /ti chiama (?:oggi|questa|domani|\p{L}+ì|sabato) /u,
    )
    const { nome, cognome, email, telefono } = lead
    for (const own of [`${nome} ${cognome}`, cognome, email, telefono]) {
      expect(JSON.stringify(found)).not.toContain(own)
    }
  })

  it('says no more when somebody calls once that has passed, or they have been called', async () => {
    const late = await buildLead({ stato: 'assegnato', createdAt: new Date(Date.now() - 30 * 86_400_000) })
    const found = (await followedLead(tokenOf(late.id))) as FollowedLead
    expect([found.chiamata, followWords(found).now]).toEqual([null, 'Il consulente la esamina e ti chiama.'])
    expect(followWords({ stato: 'contattato', chiamata: 'domani mattina' }).now).not.toContain('domani')
    expect(followWords({ stato: 'nuovo', chiamata: 'domani mattina' }).now).toContain(
      'Ti chiamiamo domani mattina.',
    )
  })

  it('is not found by a link that is none of ours, and no more by one that has ended', async () => {
    const lead = await buildLead()
    await expect(followedLead('inventata')).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      followedLead(signLink('voto-invito', lead.id, new Date(Date.now() + 9e9))),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(followedLead(tokenOf(newId()))).rejects.toMatchObject({ code: 'not_found' })
    expect(await followedLead(tokenOf(lead.id, new Date('2020-01-01')))).toBe('finito')
  })

  it('stands in the area of whose address it has, until it is a case, and in nobody else’s', async () => {
    const [mine, other] = [await aClient(), await aClient()]
    const { email } = await db().client.findUniqueOrThrow({ where: { id: mine.id } })
    const lead = await buildLead({ email: email ?? '' })
    expect((await clientLeads(scopeOf(mine))).map(({ _id }) => _id)).toEqual([lead.id])
    expect(await clientLeads(scopeOf(other))).toEqual([])
    const { id: praticaId } = await buildPratica()
    const data = { stato: 'convertito' as const, praticaId, chiusoAt: new Date() }
    await db().lead.update({ where: { id: lead.id }, data })
    expect(await clientLeads(scopeOf(mine))).toEqual([])
  })
})
