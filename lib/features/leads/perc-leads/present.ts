import { dayOfColumn } from '@/lib/core/dates'
import type { PercLeadGruppo } from '@/prisma/generated/client'
import { chiSquare, deficitOf, maxDeficit } from './fairness'
import type { NamedMember } from './group-in-force'
import { isAvailable, sharesOf, simulate } from './pick-agent'
import type { Gruppo, Membro } from './schema'

/** So many of the next requests are told. */
const NEXT = 3

const presenceOf = (member: NamedMember): Membro['presenza'] => {
  if (!member.isActive) return 'bloccato'
  if (!member.presente) return 'assente'
  return isAvailable(member) ? 'presente' : 'tetto'
}

/** How the agents of a group stand, the largest weight first. */
export function presentMembers(members: readonly NamedMember[]): Membro[] {
  const quote = sharesOf(members)
  return members.map((member) => ({
    agentId: member.agentId,
    nome: member.nome,
    peso: member.peso,
    tettoGiorno: member.tettoGiorno ?? null,
    tettoMese: member.tettoMese ?? null,
    presenza: presenceOf(member),
    assenteAl: member.assenteAl,
    quota: (quote[member.agentId] ?? 0) * 100,
    atteso: member.atteso,
    ricevuti: member.ricevuti,
    deficit: deficitOf(member),
  }))
}

const named = (members: readonly NamedMember[]) => {
  const names = new Map(members.map(({ agentId, nome }) => [agentId, nome]))
  return (agentId: string) => ({ _id: agentId, nome: names.get(agentId) ?? '' })
}

/** Who gets the next requests, were they to come today. */
export const nextOf = (members: readonly NamedMember[], n = NEXT) => simulate(members, n).map(named(members))

/** What so many requests would bring to each, in the order of their weights. */
export function simulation(members: readonly NamedMember[], n: number) {
  const prossimi = nextOf(members, n)
  const count = (agentId: string) => prossimi.filter(({ _id }) => _id === agentId).length
  return {
    prossimi,
    ricevuti: members.map(({ agentId: _id, nome }) => ({ _id, nome, ricevuti: count(_id) })),
  }
}

type Later = PercLeadGruppo & { _count: { pesi: number } }

/** An epoch of a group with how fair it has been so far; `later` are those that were saved after it. */
export function presentGroup(
  { id, product, provincia, epoca, dal }: PercLeadGruppo,
  members: readonly NamedMember[],
  later: readonly Later[],
  luogo: string,
): Gruppo {
  const next = later.at(-1)
  return {
    _id: id,
    product,
    provincia,
    luogo,
    epoca,
    dal: dayOfColumn(dal),
    version: next?.epoca ?? epoca,
    membri: presentMembers(members),
    ricevuti: members.reduce((sum, { ricevuti }) => sum + ricevuti, 0),
    maxDeficit: maxDeficit(members),
    chiQuadro: chiSquare(members),
    prossimi: nextOf(members),
    inProgramma: next ? { epoca: next.epoca, dal: dayOfColumn(next.dal), agenti: next._count.pesi } : null,
  }
}
