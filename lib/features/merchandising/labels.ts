import type { Option } from '@/lib/words/options'
import type { Testo } from './types'

export const CATEGORIE: readonly Option[] = [
  { value: 'stampati', label: 'Stampati' },
  { value: 'abbigliamento', label: 'Abbigliamento' },
  { value: 'cancelleria', label: 'Cancelleria' },
  { value: 'allestimenti', label: 'Allestimenti' },
  { value: 'gadget', label: 'Gadget' },
]

export const STATI_ARTICOLO: readonly Option[] = [
  { value: 'bozza', label: 'Bozza', tone: 'neutral' },
  { value: 'pubblicato', label: 'Pubblicato', tone: 'ok' },
  { value: 'archiviato', label: 'Archiviato', tone: 'neutral' },
]

/** For whom an item may be. */
export const DESTINATARI = {
  agenti: 'Agenti',
  responsabili: 'Responsabili di agenzia e area manager',
  clienti: 'Clienti',
  ufficio: 'Ufficio',
} as const
export type Destinatario = keyof typeof DESTINATARI

/** Whether an item is on the shelf: nobody outside the office learns how many there are. */
export const DISPONIBILITA = {
  subito: 'Disponibile subito',
  ordinazione: 'Su ordinazione',
  esaurito: 'Esaurito',
} as const
export type Disponibilita = keyof typeof DISPONIBILITA

export const TIPI_MOVIMENTO = { rettifica: 'Rettifica', spedizione: 'Spedizione' } as const

/** "Polo con marchio ricamato, M" */
export const fullVariantName = ({ nome, variant }: { nome: string; variant: string }): string =>
  variant ? `${nome}, ${variant}` : nome

type Limits = { minimo: number; multiplo: number; massimo: number | null }

/** Why so many of an item cannot be ordered at once. */
export function limitProblems({ minimo, multiplo, massimo }: Limits, total: number): string[] {
  return [
    ...(total < minimo ? [`Se ne ordinano almeno ${minimo}.`] : []),
    ...(massimo !== null && total > massimo ? [`Se ne ordinano al massimo ${massimo} per volta.`] : []),
    ...(total % multiplo > 0 ? [`Si ordina a multipli di ${multiplo}.`] : []),
  ]
}

/** "Nome sulla targa: Agenzia di Pisa" */
export const testiWords = (testi: readonly Testo[]): string[] =>
  testi.map(({ nome, testo }) => `${nome}: ${testo}`)
