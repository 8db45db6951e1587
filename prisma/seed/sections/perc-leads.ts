import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { PRODUCT_MIX } from '../content/finalita'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

type AgentRef = { id: string; email: string }

/** Ten agents share each product everywhere; the weights sum to 100. */
export async function seedPercLeads(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const agents = await rowsOf<AgentRef>(
    client,
    `SELECT id, email::text FROM agents WHERE status = 'validated' AND published ORDER BY email = 'agente@demo.example' DESC, email LIKE 'agente%@demo.example' DESC, id`,
  )
  const since = daysFrom(now, -400)
  const weights = [30, 14, 10, 10, 8, 8, 6, 6, 4, 4]
  const rows = PRODUCT_MIX.flatMap(([product]) => {
    const others = rng.sample(agents.slice(2), weights.length - 2)
    const chosen = [...agents.slice(0, 2), ...others]
    const missing = 100 - weights.slice(0, chosen.length).reduce((sum, weight) => sum + weight, 0)
    return chosen.map((agent, i) => ({
      id: id(since),
      agentId: agent.id,
      product,
      provincia: null,
      peso: (weights[i] ?? 0) + (i === 0 ? missing : 0),
      attivo: true,
      createdAt: since,
      updatedAt: since,
    }))
  })
  await bulk<Prisma.PercLeadCreateManyInput>(client, 'perc_leads', rows)
}
