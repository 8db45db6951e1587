import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { audienceWhere } from './audience-where'
import { isMeant } from './is-meant'
import { meantSql } from './meant-sql'
import { type AudienceRules, audienceWords, type Regola } from './schema'

test('one person is asked what the database is asked of all', async () => {
  const agency = await buildAgency()
  const head = await buildAgent({ figura: 'area_manager', provincia: 'MI', provinceOperative: [] })
  await buildAgent({ managerId: head.id, provincia: 'TO', provinceOperative: ['MI', 'CO'] })
  await buildAgent({ agencyId: agency.id, figura: 'collaboratore', provincia: null })
  const people = await db().agent.findMany({ where: { status: 'validated' } })
  const rule = (tipo: Regola['tipo'], ...valori: string[]): Regola => ({ tipo, valori })
  const some = [
    rule('figura', 'collaboratore'),
    rule('agenzia', agency.id),
    rule('provincia', 'MI'),
    rule('team', head.id),
    rule('agente', head.id),
  ]
  const cases: AudienceRules[] = [
    ...some.map((one) => ({ regole: [one], escludi: [] })),
    ...some.map((one) => ({ regole: [rule('tutti')], escludi: [one] })),
    { regole: [rule('provincia', 'TO', 'MI'), rule('agenzia', agency.id)], escludi: [rule('team', head.id)] },
  ]
  for (const rules of cases) {
    const found = await db().agent.findMany({ where: audienceWhere(rules), select: { id: true } })
    const meant = people.filter((person) => isMeant(rules, person)).map(({ id }) => id)
    const bySql = await Promise.all(
      people.map(async (person) => {
        const met = meantSql(Prisma.sql`${JSON.stringify(rules)}::jsonb`, person)
        const [row] = await db().$queryRaw<{ met: boolean }[]>`SELECT ${met} AS met`
        return row?.met ? [person.id] : []
      }),
    )
    const all = found.map(({ id }) => id).sort()
    expect([rules, meant.sort(), bySql.flat().sort()]).toEqual([rules, all, all])
  }
})

test('rules in a few words', () => {
  const words = (regole: AudienceRules['regole'], escludi: AudienceRules['escludi'] = []) =>
    audienceWords({ regole, escludi })
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
