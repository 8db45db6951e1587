import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import type { Sample } from './test-kit'

/** What the office does with an agent. */
export const agentCalls: Record<string, Sample> = {
  'agents/[id]/offboard': async () => ({
    as: await adminWith('agents_manage'),
    params: { id: (await buildAgent()).id },
    body: { al: todayInRome(), motivo: 'Cambia lavoro' },
  }),
  'agents/[id]/activity': async () => ({
    as: await adminWith('agents_manage'),
    params: { id: (await buildAgent()).id },
    body: { tipo: 'chiamata', testo: '', esito: 'parlato' },
  }),
  'agents/[id]/reinstate': async () => {
    const as = await adminWith('agents_manage')
    const { id } = await buildAgent()
    const body = { al: todayInRome(), motivo: 'Cambia lavoro' }
    const closed = await callAs(as, 'POST', 'agents/[id]/offboard', { params: { id }, body })
    await db().jobProgress.update({ where: { id: String(closed.json.jobId) }, data: { state: 'completato' } })
    return { as, params: { id }, body: { motivo: 'Resta con noi' } }
  },
}
