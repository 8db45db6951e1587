import 'server-only'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import { phoneText } from '@/lib/italian/phone-text'

/** What a document says of a quote that somebody made: its code, until when it is good, whom to call. */
export type SavedAs = {
  codice: string
  scade: string
  scelte: readonly string[]
  consulente: string | null
}

/** Null for a simulation that nobody has saved. No name of the client: whoever has the link reads it. */
export async function findSavedAs(id: string): Promise<SavedAs | null> {
  const row = isId(id)
    ? await db().quote.findUnique({
        where: { id },
        select: {
          codice: true,
          scadeIl: true,
          scelte: true,
          agent: { select: { nome: true, cognome: true, telefono: true, email: true } },
        },
      })
    : null
  if (!row?.codice || !row.scadeIl) return null
  const { codice, scadeIl, scelte, agent } = row
  const consulente =
    agent &&
    [`${agent.nome} ${agent.cognome}`, phoneText(agent.telefono ?? ''), agent.email]
      .filter(Boolean)
      .join(', ')
  return { codice, scade: formatDay(dayOfColumn(scadeIl)), scelte, consulente }
}

/** Of a quote only the offers that were chosen, in their order. */
export function chosenOf<O extends { product: { _id: string } }>(offers: O[], saved: SavedAs | null): O[] {
  if (!saved) return offers
  return saved.scelte.flatMap((id) => offers.find(({ product }) => product._id === id) ?? [])
}

/** The lines above the offers. */
/** Of a simulation, or of a quote. */
export const madeOn = (day: string, saved: SavedAs | null): string => `${saved ? 'Fatto' : 'Fatta'} il ${day}`

export const savedLines = (saved: SavedAs | null): string[] =>
  saved
    ? [
        `Valido fino al ${saved.scade}`,
        ...(saved.consulente ? [`Il tuo consulente: ${saved.consulente}`] : []),
      ]
    : []
