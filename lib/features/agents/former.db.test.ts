import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildVoto } from '@/prisma/seed/factories/service'
import { slugOfToday } from './data'
import { formerAgent } from './former'

const reviews = (id: string) =>
  callAs<{ total: number }>(null, 'GET', 'agents/public/[id]/voti', { params: { id } })
const leave = (id: string, days: number) =>
  db().agent.update({
    where: { id },
    data: { lasciatoIl: addDays(columnOfDay(todayInRome()), -days) },
  })

it('who leaves keeps a page with its reviews for ninety days; then it is gone', async () => {
  const office = await adminWith('agents_manage')
  const agent = await buildAgent()
  const former = `vecchio-${newId()}`
  await db().agentSlug.create({ data: { slug: former, agentId: agent.id } })
  const { id: praticaId } = await buildPratica({ stato: 'liquidata' })
  await buildVoto({ agentId: agent.id, praticaId, stelle: 5, stato: 'pubblicato' })
  expect(await formerAgent(agent.slug)).toBeNull()
  const body = { al: todayInRome(), motivo: 'Cambia lavoro' }
  await callAs(office, 'POST', 'agents/[id]/offboard', { params: { id: agent.id }, body })
  const shown = { _id: agent.id, slug: agent.slug, nome: agent.nome, dal: todayInRome() }
  for (const key of [agent.slug, agent.id, former, agent.slug.toUpperCase()])
    expect(await formerAgent(key)).toMatchObject(shown)
  expect(Object.keys(Object(await formerAgent(agent.slug))).sort()).toEqual(
    ['_id', 'agency', 'cognome', 'dal', 'figuraLabel', 'nome', 'slug'].sort(),
  )
  expect(await slugOfToday(former)).toBeNull()
  expect((await reviews(agent.slug)).json.total).toBe(1)
  expect((await callAs(null, 'GET', 'agents/public/[id]', { params: { id: agent.slug } })).status).toBe(404)
  await leave(agent.id, 90)
  expect(await formerAgent(agent.slug)).toMatchObject(shown.slug ? { slug: agent.slug } : {})
  await leave(agent.id, 91)
  for (const key of [agent.slug, agent.id, former]) expect(await formerAgent(key)).toBe('gone')
  expect((await reviews(agent.slug)).status).toBe(404)
})

it('nobody is said to have left who was never on the site, or works again', async () => {
  const office = await adminWith('agents_manage')
  const hidden = await buildAgent({ published: false })
  const body = { al: todayInRome(), motivo: 'Cambia lavoro' }
  await callAs(office, 'POST', 'agents/[id]/offboard', { params: { id: hidden.id }, body })
  expect(await formerAgent(hidden.slug)).toBeNull()
  const back = await buildAgent({ published: false, lasciatoIl: columnOfDay(todayInRome()) })
  expect(await formerAgent(back.slug)).toBeNull()
  for (const key of ['non-esiste', 'a\u0000b', '../x', newId()]) expect(await formerAgent(key)).toBeNull()
})
