import { ESITI_CHIAMATA, type Evento, TIPI_ATTIVITA } from '@/lib/activity/schema'
import { formatInstant } from '@/lib/core/dates'
import type { Option } from '@/lib/words/options'

const KINDS: Record<string, string> = {
  ...TIPI_ATTIVITA,
  stato: 'Cambio di stato',
  documento: 'Documento',
  persona: 'Persone',
  assegnazione: 'Passaggio',
  sollecito: 'Sollecito',
  ricontatto: 'Da ricontattare',
  appuntamento: 'Appuntamento',
}

/** Where an entry was written, if not on this record. */
export const ORIGINI: Record<NonNullable<Evento['origine']>, string> = {
  richiesta: 'sulla richiesta',
  pratica: 'sulla pratica',
}

export const kindOf = ({ tipo }: Pick<Evento, 'tipo'>) => KINDS[tipo] ?? tipo

const labelOf = (stati: readonly Option[], stato: string) =>
  stati.find(({ value }) => value === stato)?.label ?? stato

/** What an entry says in bold: the step, or how a call ended; null where its words say all. */
export function headlineOf(
  { tipo, da, a, esito, quando, testo }: Evento,
  stati: readonly Option[],
): string | null {
  if (tipo === 'chiamata')
    return esito ? [ESITI_CHIAMATA[esito], quando && formatInstant(quando)].filter(Boolean).join(', ') : null
  if (!a || da === a) return null
  if (da) return `${labelOf(stati, da)} → ${labelOf(stati, a)}`
  return testo ? null : labelOf(stati, a)
}

/** Its words, where they say more than the step does. */
export const wordsOf = ({ a, testo }: Evento, stati: readonly Option[]): string =>
  a && testo === labelOf(stati, a) ? '' : testo

/** What a toast says of an entry that was just written. */
export const ADDED: Record<keyof typeof TIPI_ATTIVITA, string> = {
  nota: 'Nota aggiunta',
  chiamata: 'Chiamata annotata',
  messaggio: 'Messaggio annotato',
}
