import 'server-only'
import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, staleVersion } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { checkProvince } from '@/lib/places/check-province'
import type { PercLeadGruppo } from '@/prisma/generated/client'
import { lockPlaces } from './group-in-force'
import { lastEpoch, openEpoch } from './open-epoch'
import type { GruppoInput } from './schema'

/** So many months ahead may an epoch be written down. */
const AHEAD = 12

/**
 * Replaces the weights of a product and place: a new epoch from today, or from a later day. 409 where somebody saved since
 * `version`, 422 for agents who do not work.
 */
export async function saveGroup(ctx: Ctx, input: GruppoInput): Promise<PercLeadGruppo> {
  const { product, provincia, dal, version, pesi, tetti = [] } = input
  const today = todayInRome()
  if (dal && dal < today) throw invalidField('dal', 'La data è già passata.')
  if (dal && dal > addMonthsToDay(today, AHEAD)) throw invalidField('dal', 'Al massimo fra un anno.')
  await checkProvince(provincia, 'provincia', ctx.tx)
  return withTransaction(async (tx) => {
    const place = { product, provincia }
    await lockPlaces(tx, [place])
    const last = await lastEpoch(tx, place)
    if ((last?.epoca ?? null) !== version) throw staleVersion()
    await checkAgents(tx, pesi)
    const limits = new Map(tetti.map(({ agentId, giorno, mese }) => [agentId, { giorno, mese }]))
    const weights = pesi.map(({ agentId, peso }) => {
      const { giorno = null, mese = null } = limits.get(agentId) ?? {}
      return { agentId, peso, tettoGiorno: giorno, tettoMese: mese }
    })
    return openEpoch(tx, ctx, place, weights, { dal })
  }, ctx.tx)
}

async function checkAgents(tx: Tx, pesi: GruppoInput['pesi']): Promise<void> {
  const found = await tx.agent.findMany({
    where: { id: { in: pesi.map(({ agentId }) => agentId) }, status: 'validated' },
    select: { id: true },
  })
  const known = new Set(found.map(({ id }) => id))
  const errors = pesi.flatMap(({ agentId }, index) =>
    known.has(agentId)
      ? []
      : [{ path: `pesi.${index}.agentId`, message: 'Questo agente non c’è o non è attivo.' }],
  )
  if (errors.length > 0)
    throw new AppError('invalid', 'Nel gruppo possono stare solo agenti attivi.', { errors })
}
