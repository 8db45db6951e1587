import { grouped } from '@/lib/core/grouped'
import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import { refused } from '@/lib/imports/by-resource'
import type { ImportCtx, ImportRow, Verdict } from '@/lib/imports/define'
import type { PercLeadGruppo } from '@/prisma/generated/client'
import type { Place } from './group-in-force'
import type { WeightColumns } from './import-weights'
import { lastEpoch } from './open-epoch'
import { placeNames } from './place-name'
import { type GruppoInput, isWhole, sumOf, sumText } from './schema'

/** A group as the file wants it; `saved` once one of its rows has written it. */
export type GroupPlan = { input: GruppoInput; saved?: PercLeadGruppo }

type Line = ImportRow<WeightColumns>
type Member = { id: string; nome: string; status: string }

const keyOf = ({ value }: Line) => `${value.product} ${value.provincia ?? ''}`

/** The rows of a group are taken together, or none of them is. */
export async function checkWeights({ tx }: ImportCtx, rows: readonly Line[]): Promise<Verdict<GroupPlan>[]> {
  const byEmail = await agentsNamed(tx, rows)
  const name = await placeNames()
  const verdicts = new Map<number, Verdict<GroupPlan>>()
  for (const lines of grouped(rows, keyOf).values())
    for (const [riga, verdict] of await checkGroup(tx, lines, byEmail, name)) verdicts.set(riga, verdict)
  return rows.map(({ riga }) => verdicts.get(riga) ?? refused([]))
}

async function agentsNamed(tx: Tx, rows: readonly Line[]): Promise<Map<string, Member>> {
  const found = await tx.agent.findMany({
    where: { email: { in: rows.flatMap(({ value }) => value.email ?? []) } },
    select: { id: true, email: true, nome: true, cognome: true, status: true },
  })
  return new Map(
    found.map(({ id, email, nome, cognome, status }) => [
      email.toLowerCase(),
      { id, status, nome: `${nome} ${cognome}` },
    ]),
  )
}

async function checkGroup(
  tx: Tx,
  lines: readonly Line[],
  byEmail: Map<string, Member>,
  name: (provincia: string | null) => string,
): Promise<[number, Verdict<GroupPlan>][]> {
  const [first] = lines
  if (!first?.value.product) return []
  const place: Place = { product: first.value.product, provincia: first.value.provincia ?? null }
  const own = new Map(lines.map(({ riga, value }) => [riga, problemOf(byEmail.get(value.email ?? ''))]))
  const pesi = lines.map(({ value }) => ({
    agentId: byEmail.get(value.email ?? '')?.id ?? '',
    peso: value.peso ?? 0,
  }))
  const isBad = [...own.values()].some(Boolean)
  if (isBad || !isWhole(pesi)) {
    const shared = isBad ? OTHERS : `${name(place.provincia)}: ${sumText(sumOf(pesi))}`
    return lines.map(({ riga }) => [riga, refused([own.get(riga) ?? { path: 'peso', message: shared }])])
  }
  return planOf(tx, place, lines, pesi)
}

const OTHERS = 'Un’altra riga dello stesso gruppo è errata: i pesi di un gruppo si cambiano insieme.'

function problemOf(agent: Member | undefined): FieldError | null {
  if (!agent) return { path: 'email', message: 'Non c’è un agente con questo indirizzo.' }
  return agent.status === 'validated' ? null : { path: 'email', message: `${agent.nome} non è attivo.` }
}

async function planOf(
  tx: Tx,
  place: Place,
  lines: readonly Line[],
  pesi: GruppoInput['pesi'],
): Promise<[number, Verdict<GroupPlan>][]> {
  const last = await lastEpoch(tx, place)
  const now = last
    ? await tx.percLead.findMany({
        where: { groupId: last.id },
        include: { agent: { select: { nome: true, cognome: true } } },
      })
    : []
  const before = new Map(now.map((row) => [row.agentId, row]))
  const leaving = now.filter(({ agentId }) => !pesi.some((one) => one.agentId === agentId))
  const isSame =
    leaving.length === 0 && pesi.every(({ agentId, peso }) => Number(before.get(agentId)?.peso) === peso)
  if (isSame) return lines.map(({ riga }) => [riga, { esito: 'invariato', ref: last?.id ?? null }])
  const stay = now.filter(({ agentId }) => pesi.some((one) => one.agentId === agentId))
  const tetti = stay
    .filter(({ tettoGiorno, tettoMese }) => tettoGiorno !== null || tettoMese !== null)
    .map(({ agentId, tettoGiorno, tettoMese }) => ({ agentId, giorno: tettoGiorno, mese: tettoMese }))
  const plan: GroupPlan = { input: { ...place, version: last?.epoca ?? null, pesi, tetti } }
  const gone = leaving.map(({ agent }) => `${agent.nome} ${agent.cognome}`).join(', ')
  return lines.map(({ riga, value }, index) => {
    const peso = Number(before.get(pesi[index]?.agentId ?? '')?.peso ?? 0) || null
    return [
      riga,
      {
        esito: before.size > 0 ? 'aggiornato' : 'creato',
        cambi: peso === value.peso ? [] : [{ field: 'peso', before: peso, after: value.peso }],
        errori: index === 0 && gone ? [{ path: '', message: `Escono dal gruppo: ${gone}.` }] : [],
        plan,
      },
    ]
  })
}
