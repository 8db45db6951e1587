import 'server-only'
import { type Actor, type ClientScope, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { CASE_PARTS } from '@/lib/registry/case-parts'
import { allowedRows } from '@/lib/resources/access'
import { isAperta } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import { visiblePratiche, worksOnCases } from './access'
import { detailFor } from './detail'
import { stalledFor } from './ferma'
import { missingDuties } from './missing-for-bank'
import { presentDetail } from './present'

/** A case with its people, documents, timeline and, for readers who may see them, commissions. */
export async function praticaDetail(actor: Actor, id: string) {
  const where = { AND: [allowedRows(visiblePratiche, actor), { id: idOrNotFound(id) }] }
  const row = orNotFound(await db().pratica.findFirst({ where, include: detailFor(actor) }))
  return {
    ...presentDetail(row, actor, can(actor, 'provvigioni_see')),
    ...(await dutiesOf(row, actor)),
    ferma: worksOnCases(actor) ? await stalledFor(row) : null,
  }
}

/** What the law asks for on a case: what was given of its quotes, its mandates, what it lacks before it goes to the bank, and of a refusal why and what the client asks. */
async function dutiesOf(row: Pratica, actor: Actor) {
  const inside = worksOnCases(actor)
  return {
    preventivi: await CASE_PARTS.quotesOfCase(actor, row.id),
    incarichi: await CASE_PARTS.mandatesOf(actor, row.id),
    propostaIncarico: inside && isAperta(row.stato) ? await CASE_PARTS.mandateProposal(row) : null,
    mancanze: inside && isAperta(row.stato) ? await missingDuties(db(), row) : [],
    rifiuto: await CASE_PARTS.refusalOf(row),
    riesame: await CASE_PARTS.reviewOf(actor, row.id),
  }
}

export type PraticaDetail = Awaited<ReturnType<typeof praticaDetail>>

/** The cases of a client, newest first: few, so without pages. */
export async function clientPratiche({ actor }: ClientScope) {
  const rows = await db().pratica.findMany({
    where: { persone: { some: { clientId: actor.userId } } },
    include: detailFor(actor),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  const cases = []
  for (const row of rows)
    cases.push({ ...presentDetail(row, actor, false), ...(await dutiesOf(row, actor)), ferma: null })
  return cases
}
