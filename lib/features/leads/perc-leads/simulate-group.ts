import 'server-only'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { groupInForce, type NamedMember } from './group-in-force'
import { simulation } from './present'
import { isWhole, type SimulaInput, type Simulazione, sumOf, sumText } from './schema'

/** Who would get the next requests by the weights in force, or by other ones that would begin now. Changes nothing. */
export async function simulateGroup({ product, provincia, n, pesi }: SimulaInput): Promise<Simulazione> {
  if (pesi) return simulation(await startingNow(pesi), n)
  const group = await groupInForce(db(), { product, provincia })
  if (!group)
    throw new AppError('conflict', 'Per questo prodotto e questa provincia non c’è un gruppo in vigore.')
  return simulation(group.members, n)
}

async function startingNow(pesi: NonNullable<SimulaInput['pesi']>): Promise<NamedMember[]> {
  if (!isWhole(pesi)) throw invalidField('pesi', sumText(sumOf(pesi)))
  const rows = await db().agent.findMany({
    where: { id: { in: pesi.map(({ agentId }) => agentId) } },
    select: { id: true, nome: true, cognome: true, status: true, assenteDal: true, assenteAl: true },
  })
  const agents = new Map(rows.map((row) => [row.id, row]))
  const today = todayInRome()
  return pesi.map(({ agentId, peso }, index) => {
    const agent = agents.get(agentId)
    if (!agent) throw invalidField(`pesi.${index}.agentId`, 'Questo agente non c’è o non è attivo.')
    const [from, until] = [agent.assenteDal, agent.assenteAl].map((day) =>
      day ? dayOfColumn(day) : undefined,
    )
    const isAway = from !== undefined && until !== undefined && from <= today && today <= until
    const isActive = agent.status === 'validated'
    return {
      agentId,
      peso,
      atteso: 0,
      ricevuti: 0,
      isActive,
      presente: isActive && !isAway,
      nome: `${agent.nome} ${agent.cognome}`,
      agencyId: null,
      assenteAl: isAway ? (until ?? null) : null,
    }
  })
}
