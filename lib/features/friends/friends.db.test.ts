import { db } from '@/lib/core/db'
import { inviter } from '@/lib/features/accounts/registration'
import { aClient, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import type { Friends } from './schema'

const ask = (as: Caller | null) => callAs<Friends>(as, 'GET', 'clients/me/inviti')

describe('who came by a client’s code', () => {
  it('is shown to that client, by initials and outcome alone', async () => {
    const client = await aClient()
    const { codice, url, arrivati } = (await ask(client)).json
    expect([url.endsWith(`/area-clienti/register/${codice}`), arrivati]).toEqual([true, []])
    await buildClient({ nome: 'Zenobia', cognome: 'Vera', referal: codice })
    await buildClient({ nome: 'Altra', cognome: 'Prova', referal: codice, status: 'pending' })
    const reply = await ask(client)
    expect(reply.json.arrivati).toMatchObject([{ iniziali: 'Z. V.', esito: 'registrato' }])
    expect(reply.text).not.toContain('Zenobia')
    expect((await ask(await aClient())).json.arrivati).toEqual([])
    expect([(await ask(await anAgent())).status, (await ask(null)).status]).toEqual([403, 401])
  })
})

describe('a client’s code', () => {
  it('leads to the agent of that client, and tells a stranger the first name alone', async () => {
    const agent = await buildAgent()
    const { codiceInvito } = await buildClient({ nome: 'Ada', agentId: agent.id })
    expect(await inviter(codiceInvito)).toEqual({ name: 'Ada', agentId: agent.id, isClient: true })
    await db().agent.update({ where: { id: agent.id }, data: { status: 'blocked' } })
    expect(await inviter(codiceInvito)).toEqual({ name: 'Ada', agentId: null, isClient: true })
    const blocked = await buildClient({ status: 'blocked' })
    expect(await inviter(blocked.codiceInvito)).toBeNull()
  })
})
