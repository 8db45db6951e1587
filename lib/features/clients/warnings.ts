import 'server-only'
import { addMonthsToDay, dayOf, dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { taxCodeDoubts } from '@/lib/italian/tax-code'
import type { Client } from '@/prisma/generated/client'

/** Years, whole, from which somebody signs for themselves. */
const ADULT = 18

type Checked = Pick<Client, 'nome' | 'cognome' | 'codiceFiscale' | 'dataNascita' | 'cap'>

/** What looks wrong in a client's record, in words: it stops nobody. */
export async function warningsOf(client: Checked, now = new Date()): Promise<string[]> {
  const warnings = [taxCodeWarning(client), ageWarning(client, now), await capWarning(client)]
  return warnings.filter((warning) => warning !== null)
}

function taxCodeWarning({ codiceFiscale, nome, cognome, dataNascita }: Checked): string | null {
  const born = dataNascita && dayOfColumn(dataNascita)
  const doubts = codiceFiscale ? taxCodeDoubts(codiceFiscale, { nome, cognome, dataNascita: born }) : []
  return doubts.length > 0 ? `Il codice fiscale non corrisponde a: ${doubts.join(', ')}.` : null
}

function ageWarning({ dataNascita }: Checked, now: Date): string | null {
  const adult = addMonthsToDay(dayOf(now), -12 * ADULT)
  return dataNascita && dayOfColumn(dataNascita) > adult ? 'Ha meno di 18 anni.' : null
}

/** Other countries have five figures too. */
async function capWarning({ cap }: Checked): Promise<string | null> {
  if (!cap) return null
  const town = await db().town.findFirst({
    where: { OR: [{ caps: { has: cap } }, { capGenerico: cap }] },
    select: { istat: true },
  })
  return town ? null : `Il CAP ${cap} non è italiano: controlla dove abita.`
}
