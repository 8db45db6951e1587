import { diff, snapshot } from '@/lib/history/diff'
import type { Prisma } from '@/prisma/generated/client'
import { daysFrom, type Seeding } from '../../core/context'
import { type Endings, type PraticaRow, wordsOf } from './row'
import type { Step } from './story'

export type AgentRef = {
  id: string
  nome: string
  cognome: string
  agencyId: string | null
  managerId: string | null
}

const RATES = ['tan', 'taeg', 'spread', 'ltv']

/** As the database gives the row back: money is a BigInt, a rate a decimal; both are text in the history. */
function plain(row: PraticaRow): Record<string, unknown> {
  const entries = Object.entries(snapshot(row)).map(([key, value]) => {
    const isNumber = typeof value === 'number'
    const asText = isNumber && (/^(importo|valore|rata|prezzo)/.test(key) || RATES.includes(key))
    return [key, asText ? String(value) : value]
  })
  return Object.fromEntries(entries)
}

/** The history of a case: its creation and one edit for each step. */
export function commitsOf(
  { id }: Seeding,
  agent: AgentRef,
  versions: readonly PraticaRow[],
): Prisma.CommitCreateManyInput[] {
  const plains = versions.map(plain)
  return versions.map((row, index) => {
    const data = plains[index] ?? {}
    const before = plains[index - 1]
    return {
      id: id(row.statoDal),
      action: before ? ('edit' as const) : ('create' as const),
      model: 'Opportunities',
      ref: row.id,
      label: row.idegg ?? row.codice,
      info: { changes: before ? diff(before, data) : [], data } as unknown as Prisma.InputJsonObject,
      actorRole: 'agent' as const,
      actorId: agent.id,
      actor: { nome: agent.nome, cognome: agent.cognome },
      createdAt: row.statoDal,
    }
  })
}

const NOTES = [
  'Telefonata con il cliente: conferma la disponibilità della documentazione.',
  'La banca chiede un estratto conto aggiornato.',
  'Appuntamento in agenzia per la firma della modulistica.',
  'Inviato promemoria per i documenti mancanti.',
  'Il notaio propone due date per l’atto.',
  'Perito contattato: sopralluogo da fissare.',
]

/** What is written where a case ends without being paid out. */
export function endedBy(endings: Endings, { a, testo }: Prisma.PraticaEventoCreateManyInput) {
  if (a !== 'respinta' && a !== 'ritirata') return { testo, causale: null }
  return { testo: wordsOf(endings[a]), causale: endings[a].causale }
}

/** One event for each step, and now and then a note that the client does not see. */
export function eventsOf(
  { rng, id, now }: Seeding,
  agent: AgentRef,
  praticaId: string,
  steps: readonly Step[],
) {
  const author = {
    actorRole: 'agent' as const,
    actorId: agent.id,
    actorName: `${agent.nome} ${agent.cognome}`,
  }
  return steps.flatMap(({ stato, da, at }): Prisma.PraticaEventoCreateManyInput[] => {
    const testo = da ? '' : 'Pratica aperta'
    const step = {
      id: id(at),
      praticaId,
      tipo: 'stato',
      da,
      a: stato,
      testo,
      esito: null,
      pubblico: true,
      ...author,
      at,
    }
    const noted = daysFrom(at, 0.5 + rng.next() * 2)
    if (!rng.chance(0.12) || noted > now) return [step]
    const nota = { tipo: 'nota', da: null, a: null, testo: rng.pick(NOTES), esito: null, pubblico: false }
    return [step, { id: id(noted), praticaId, ...nota, ...author, at: noted }]
  })
}
