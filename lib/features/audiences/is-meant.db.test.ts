import { db } from '@/lib/core/db'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { audienceWhere } from './audience-where'
import { isMeant } from './is-meant'
import { type AudienceRules, audienceWords } from './schema'

const none: AudienceRules['escludi'] = []

test('one agent is asked as all of them are', async () => {
  const agency = await buildAgency()
  const head = await buildAgent({ figura: 'area_manager', provincia: 'MI', agencyId: agency.id })
  const one = await buildAgent({ provincia: 'TO', provinceOperative: ['NO'], managerId: head.id })
  const other = await buildAgent({ figura: 'collaboratore', provincia: 'TO', agencyId: agency.id })
  const rules: AudienceRules[] = [
    { regole: [{ tipo: 'tutti', valori: [] }], escludi: none },
    { regole: [{ tipo: 'figura', valori: ['collaboratore', 'area_manager'] }], escludi: none },
    { regole: [{ tipo: 'agenzia', valori: [agency.id] }], escludi: none },
    { regole: [{ tipo: 'provincia', valori: ['TO'] }], escludi: none },
    { regole: [{ tipo: 'team', valori: [head.id] }], escludi: none },
    { regole: [{ tipo: 'agente', valori: [one.id] }], escludi: none },
    { regole: [{ tipo: 'tutti', valori: [] }], escludi: [{ tipo: 'agenzia', valori: [agency.id] }] },
  ]
  const ids = [head.id, one.id, other.id]
  for (const rule of rules) {
    const found = await db().agent.findMany({ where: { AND: [{ id: { in: ids } }, audienceWhere(rule)] } })
    const agents = await db().agent.findMany({ where: { id: { in: ids } } })
    const meant = agents.filter((agent) => isMeant(rule, agent)).map(({ id }) => id)
    expect([...meant].sort()).toEqual(found.map(({ id }) => id).sort())
  }
})

test('rules in a few words', () => {
  const words = (regole: AudienceRules['regole'], escludi = none) => audienceWords({ regole, escludi })
  expect(words([{ tipo: 'tutti', valori: [] }])).toBe('Tutta la rete')
  expect(
    words(
      [
        { tipo: 'figura', valori: ['agente'] },
        { tipo: 'agenzia', valori: ['a', 'b'] },
      ],
      [{ tipo: 'agente', valori: ['c'] }],
    ),
  ).toBe('Agente, 2 agenzie, tranne 1 persona')
})
