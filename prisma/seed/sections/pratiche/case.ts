import Decimal from 'decimal.js'
import { dayOf } from '@/lib/core/dates'
import { ACCORDO_STANDARD } from '@/lib/features/pratiche/commissions'
import { frozenBy } from '@/lib/features/provvigioni/accordi/in-force'
import type { Stato } from '@/lib/words/case-states'
import type { Prodotto } from '@/prisma/generated/client'
import { purposes, weightedPurposes } from '../../content/finalita'
import { REFUSALS, WITHDRAWALS } from '../../content/reasons'
import { caseCode } from '../../core/codes'
import { daysFrom, type Seeding } from '../../core/context'
import { at, random } from '../../core/random'
import { commissionsOf, documentsOf } from './papers'
import { type ClientRef, jobOf, peopleOf } from './people'
import { type Base, type Outcome, praticaAt } from './row'
import { type Step, storyOf } from './story'
import { chooseOffer, conditions, type Offer, type Request, requestFor } from './terms'
import { type AgentRef, commitsOf, endedBy, eventsOf } from './trail'
import type { World } from './world'

/** Which case to make: for whom, when, and — for the cases the demo talks about — how far it has come. */
export type Plan = {
  index: number
  client: World['clients'][number]
  agent: AgentRef
  product: Prodotto
  opened: Date
  last?: Stato
}

const TYPICAL: Request = { importo: 15_000_000, durata: 300, valore: 20_000_000, prezzo: 19_500_000 }

const ORIGINS = [
  ['agente', 50],
  ['sito', 25],
  ['segnalatore', 15],
  ['campagna', 10],
] as const

function baseOf({ rng, id }: Seeding, plan: Plan, world: World, request: Request): Base {
  const { client, agent, product, opened, index } = plan
  const origine = rng.weighted(ORIGINS)
  const [, comune, , provincia] = world.towns.near(client.provincia)
  return {
    id: id(opened),
    codice: caseCode(opened, index),
    idegg: rng.chance(0.85) ? `EGG${opened.getUTCFullYear()}${String(100_000 + index)}` : null,
    product,
    finalita: plan.last ? at(purposes(product), 0) : rng.weighted(weightedPurposes(product)),
    intestatario: `${client.nome} ${client.cognome}`,
    agentId: agent.id,
    agencyId: agent.agencyId,
    segnalatore:
      origine === 'segnalatore' ? `Studio ${rng.pick(['Alfa', 'Beta', 'Gamma', 'Delta'])} (demo)` : null,
    origine,
    importoRichiesto: request.importo,
    durataMesi: request.durata,
    valoreImmobile: request.valore,
    prezzo: request.prezzo,
    provincia,
    comune,
    createdAt: opened,
  }
}

/** The percentages are frozen when the case starts; the bank's when the bank is chosen. */
function outcomeOf(
  { rng }: Seeding,
  { agreements }: World,
  base: Base,
  request: Request,
  offer: Offer,
  terms: ReturnType<typeof conditions>,
  last: Date,
): Outcome {
  const { agentId, agencyId, product, createdAt } = base
  const day = dayOf(createdAt as Date)
  const accordo = agreements.accordo(
    { agentId: agentId ?? null, agencyId: agencyId ?? null, product, bankId: null },
    day,
  )
  const clientFeePct = rng.pick([0, 0, 0.5, 1])
  const before = accordo
    ? { ...ACCORDO_STANDARD, ...frozenBy(accordo) }
    : { ...ACCORDO_STANDARD, clientFeePct, clientFeeMax: 200_000 }
  const bank = { id: offer.bankId, provvigionePct: new Decimal(offer.provvigionePct) }
  const importoDeliberato = rng.chance(0.85)
    ? request.importo
    : Math.round((request.importo * 0.92) / 100_000) * 100_000
  return {
    bankId: offer.bankId,
    bankProductId: offer.id,
    tipoTasso: offer.tipoTasso,
    spread: offer.spread,
    ...terms,
    importoDeliberato: Math.max(importoDeliberato, 100_000),
    valorePerizia:
      request.valore === null
        ? null
        : Math.round((request.valore * (0.95 + rng.next() * 0.1)) / 100_000) * 100_000,
    before,
    provvigioni: { ...before, bankPct: agreements.bankPct(bank, product, day) },
    endings: { respinta: rng.weighted(REFUSALS), ritirata: random(base.id).weighted(WITHDRAWALS) },
    last,
  }
}

const sentAt = (steps: readonly Step[]) => steps.find(({ stato }) => stato === 'inviata_banca')?.at

/** Everything that one case writes, table by table. */
export function caseRows(seeding: Seeding, plan: Plan, world: World, others: readonly ClientRef[]) {
  const { rng, now } = seeding
  const { product, opened, agent, client, last } = plan
  const steps = storyOf(product, opened, now, rng, last)
  // The mortgages that the demo shows are the textbook case.
  const request = last && product === 'mutuo' ? TYPICAL : requestFor(product, rng)
  const base = baseOf(seeding, plan, world, request)
  const offer = chooseOffer(world.offers, product, base.finalita, request.importo, rng)
  const terms = conditions(offer, request.importo, request.durata, sentAt(steps) ?? now, world.book)
  const events = eventsOf(seeding, agent, base.id, steps)
  const outcome = outcomeOf(
    seeding,
    world,
    base,
    request,
    offer,
    terms,
    at(events, events.length - 1).at as Date,
  )
  const after = (count: number) => praticaAt(base, outcome, steps.slice(0, count))
  const pratica = after(steps.length)
  const job = jobOf(product, rng)
  // The full history of the last months; of older cases only where they began and ended.
  const recent = opened > daysFrom(now, -420)
  const before = recent ? steps.slice(1).map((_, i) => after(i + 1)) : steps.length > 1 ? [after(1)] : []
  return {
    pratica,
    persone: peopleOf(seeding, base.id, product, client, job, others, opened),
    eventi: events.map((event) => ({ ...event, ...endedBy(outcome.endings, event) })),
    documenti: documentsOf(seeding, pratica, job, world.papers),
    provvigioni: commissionsOf(seeding, pratica, agent),
    commits: commitsOf(seeding, agent, [...before, pratica]),
  }
}

export type CaseRows = ReturnType<typeof caseRows>
