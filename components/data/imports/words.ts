import type { Shape, Tone } from '@/components/ui/status-words'
import { numberText } from '@/lib/core/number-text'
import type { DettaglioImport, EsitoImport, Importazione, StatoImport } from '@/lib/imports/schema'

/** Which rows are shown: of one outcome, those of which something is worth knowing, or all. */
export type ChosenRows = EsitoImport | 'note' | null

type Look = { tone: Tone; shape: Shape }

export const STATE_LOOKS: Record<StatoImport, Look> = {
  caricato: { tone: 'neutral', shape: 'ring' },
  verificato: { tone: 'info', shape: 'half' },
  in_corso: { tone: 'info', shape: 'dot' },
  completato: { tone: 'ok', shape: 'check' },
  con_errori: { tone: 'warn', shape: 'half' },
  annullato: { tone: 'neutral', shape: 'square' },
  fallito: { tone: 'bad', shape: 'cross' },
  disfatto: { tone: 'neutral', shape: 'cross' },
}

export const OUTCOME_LOOKS: Record<EsitoImport, Look> = {
  creato: { tone: 'ok', shape: 'dot' },
  aggiornato: { tone: 'info', shape: 'half' },
  invariato: { tone: 'neutral', shape: 'ring' },
  saltato: { tone: 'neutral', shape: 'square' },
  errato: { tone: 'bad', shape: 'cross' },
  disfatto: { tone: 'neutral', shape: 'cross' },
  lasciato: { tone: 'warn', shape: 'half' },
}

/** The counts of a run, in the order in which they are read: outcome, before the writing, and after it. */
export const COUNTS: readonly [EsitoImport, keyof Importazione['conti'], string, string][] = [
  ['creato', 'creati', 'Da creare', 'Creati'],
  ['aggiornato', 'aggiornati', 'Da aggiornare', 'Aggiornati'],
  ['invariato', 'invariati', 'Invariati', 'Invariati'],
  ['saltato', 'saltati', 'Saltati', 'Saltati'],
  ['errato', 'errati', 'Errati', 'Errati'],
  ['disfatto', 'disfatti', 'Annullati', 'Annullati'],
  ['lasciato', 'lasciati', 'Lasciati', 'Lasciati'],
]

/** Whether what the counts say has only been looked at. */
export const isForecast = ({ state, fase }: Pick<Importazione, 'state' | 'fase'>) =>
  state === 'verificato' || fase === 'verifica'

const rows = (n: number) => (n === 1 ? 'una riga' : `${numberText(n)} righe`)

/** What IMPORTA is about to do. */
export function forecastWords({ conti }: Pick<Importazione, 'conti'>): string {
  const { creati, aggiornati, errati } = conti
  const parts = [
    creati > 0 && `${rows(creati)} da creare`,
    aggiornati > 0 && `${rows(aggiornati)} da aggiornare`,
  ].filter(Boolean)
  const left =
    errati > 0
      ? ` ${errati === 1 ? 'Una riga errata resta' : `${numberText(errati)} righe errate restano`} fuori, e si correggono anche dopo.`
      : ''
  return `${parts.join(' e ')}.`.replace(/^./, (letter) => letter.toUpperCase()) + left
}

/** How far the phase under way is, in percent; null while nobody knows. */
export function percentOf({ fase, conti }: Pick<DettaglioImport, 'fase' | 'conti'>): number | null {
  if (conti.letti === 0 || fase === 'verifica') return null
  const { creati, aggiornati, invariati, saltati, errati, disfatti, lasciati } = conti
  if (fase === 'ritorno') {
    const all = creati + aggiornati
    return all === 0 ? null : (100 * (disfatti + lasciati)) / all
  }
  return fase === 'scrittura'
    ? (100 * (creati + aggiornati + invariati + saltati + errati)) / conti.letti
    : null
}
