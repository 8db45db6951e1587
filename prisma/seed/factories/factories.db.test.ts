import { verify } from '@node-rs/argon2'
import { db } from '@/lib/core/db'
import { buildBankProduct, buildPriceTable, buildRate, buildTegm } from './banks'
import * as content from './content'
import * as leads from './leads'
import { buildAdmin, buildAgent, buildClient, buildConsent, buildEmployee } from './people'
import * as pratiche from './pratiche'
import * as service from './service'
import { FACTORY_PASSWORD } from './support'

describe('factories', () => {
  it('create the parents that a case needs', async () => {
    const pratica = await pratiche.buildPratica()
    const full = await db().pratica.findUniqueOrThrow({
      where: { id: pratica.id },
      include: { agent: { include: { agency: true } }, persone: { include: { client: true } } },
    })
    expect(full.agent?.agency?.nome).toBeTruthy()
    expect(full.persone.map(({ ruolo, client }) => [ruolo, client?.agentId])).toEqual([
      ['richiedente', pratica.agentId],
    ])
  })

  it('satisfy the checks of every state', async () => {
    const paid = await pratiche.buildPratica({ stato: 'liquidata' })
    const held = await pratiche.buildPratica({ stato: 'sospesa' })
    expect(paid.bankId).toBeTruthy()
    expect(held.statoPrecedente).toBe('in_istruttoria')
  })

  it('take given parents and give none where null is said', async () => {
    const client = await buildClient()
    const pratica = await pratiche.buildPratica({ clientId: client.id, agentId: null })
    expect(pratica.agentId).toBeNull()
    expect(pratica.intestatario).toBe(`${client.nome} ${client.cognome}`)
    expect((await buildAgent({ agencyId: null })).agencyId).toBeNull()
  })

  it('make people who can sign in', async () => {
    for (const user of [await buildAdmin(), await buildAgent(), await buildClient()]) {
      expect(await verify(user.passwordHash ?? '', FACTORY_PASSWORD)).toBe(true)
    }
  })

  it('can each be called twice', async () => {
    const { buildPratica: _case, ...aroundCases } = pratiche
    const { buildPercGroup, ...aroundLeads } = leads
    const all = [
      buildBankProduct,
      buildPriceTable,
      buildTegm,
      buildConsent,
      buildEmployee,
      ...Object.values(content),
      ...Object.values(aroundLeads),
      ...Object.values(aroundCases),
      ...Object.values(service),
    ]
    for (const build of all) {
      const [a, b] = [await build(), await build()]
      expect(a.id).not.toBe(b.id)
    }
    expect([(await buildPercGroup()).epoca, (await buildPercGroup()).epoca]).toEqual([1, 2])
    await buildRate()
    await expect(buildRate()).rejects.toThrow('Unique constraint')
  })
})
