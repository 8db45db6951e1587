import 'server-only'
import { type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { PublicCtx } from '@/lib/http/context'
import { lockPlaces, type Place } from './group-in-force'
import { epochsToChange } from './leave-weights'
import { type EpochWeight, lastEpoch, openEpoch } from './open-epoch'
import { groupName } from './place-name'

/** The epochs of a place as they were before an agent left them, and the one that was opened last without the agent. */
export type LeftPlace = Place & { epoca: number; epoche: { dal: Day; pesi: EpochWeight[] }[] }

/** What `leaveWeights` is about to change; nobody else changes it until the transaction ends. */
export async function weightsOf(tx: Tx, agentId: string): Promise<LeftPlace[]> {
  await lockPlaces(tx, await epochsToChange(tx, agentId))
  const places = new Map<string, LeftPlace>()
  for (const { id, product, provincia, dal } of await epochsToChange(tx, agentId)) {
    const key = `${product} ${provincia}`
    const place = places.get(key) ?? { product, provincia, epoca: 0, epoche: [] }
    const rows = await tx.percLead.findMany({ where: { groupId: id }, orderBy: { agentId: 'asc' } })
    const pesi = rows.map(({ agentId: who, peso, tettoGiorno, tettoMese }) => {
      return { agentId: who, peso: Number(peso), tettoGiorno, tettoMese }
    })
    place.epoche.push({ dal: dayOfColumn(dal), pesi })
    places.set(key, place)
  }
  return [...places.values()]
}

/** The same places, each with the epoch that stands last there now that the agent has left. */
export async function withLastEpoch(tx: Tx, places: readonly LeftPlace[]): Promise<LeftPlace[]> {
  const known: LeftPlace[] = []
  for (const place of places) known.push({ ...place, epoca: (await lastEpoch(tx, place))?.epoca ?? 0 })
  return known
}

/**
 * Opens again the epochs that an agent left, from today on. A place where somebody has saved other weights since, or in which
 * somebody works no more, stays as it is: its names are returned.
 */
export async function returnWeights(tx: Tx, ctx: PublicCtx, places: readonly LeftPlace[]): Promise<string[]> {
  await lockPlaces(tx, places)
  const left: string[] = []
  for (const { epoca, epoche, ...place } of places) {
    const isUntouched = (await lastEpoch(tx, place))?.epoca === epoca
    if (!isUntouched || !(await allWork(tx, epoche))) {
      left.push(await groupName(tx, place))
      continue
    }
    for (const { dal, pesi } of epoche) {
      const [, from] = [dal, todayInRome()].toSorted()
      await openEpoch(tx, ctx, place, pesi, { dal: from, reason: 'Mandato riaperto' })
    }
  }
  return left
}

async function allWork(tx: Tx, epoche: LeftPlace['epoche']): Promise<boolean> {
  const ids = new Set(epoche.flatMap(({ pesi }) => pesi.map(({ agentId }) => agentId)))
  return (await tx.agent.count({ where: { id: { in: [...ids] }, status: 'validated' } })) === ids.size
}
