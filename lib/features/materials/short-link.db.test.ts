import { GET } from '@/app/v/[codice]/route'
import { db } from '@/lib/core/db'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { buildMaterial } from '@/prisma/seed/factories/service'

const follow = async (codice: string) => {
  const reply = await GET(new Request('http://prova/v'), { params: Promise.resolve({ codice }) })
  return [reply.status, reply.headers.get('location')]
}
const CALCULATOR = '/prestiti?durata=60&importo=10000&finalita=liquidita&utm_source=volantino&utm_campaign='

it('leads from a flyer to the calculator with its figures, and to its agent as long as they work here', async () => {
  const own = await anAgent()
  const { id, codice } = await buildMaterial({ agentId: own.id })
  expect(codice).toMatch(/^[0-9a-f]{10}$/)
  expect(await follow(codice)).toEqual([302, `${CALCULATOR}${codice}&agente=${own.id}`])
  const { text } = await callAs(own, 'GET', 'materials/[id]/pdf', { params: { id } })
  expect(text).toContain(`"codice":"${codice}"`)
  await db().agent.update({ where: { id: own.id }, data: { status: 'blocked' } })
  expect(await follow(codice)).toEqual([302, `${CALCULATOR}${codice}`])
  expect(await follow('inventato')).toEqual([302, '/404'])
})
