import type { Option } from '@/lib/words/options'
import type { CategoriaComunicazione } from './schema'

export const STATI: readonly Option[] = [
  { value: 'bozza', label: 'Bozza', tone: 'neutral' },
  { value: 'programmata', label: 'Programmata', tone: 'info' },
  { value: 'pubblicata', label: 'Pubblicata', tone: 'ok' },
  { value: 'scaduta', label: 'Scaduta', tone: 'neutral' },
  { value: 'ritirata', label: 'Ritirata', tone: 'bad' },
]

export const PRIORITA: readonly Option[] = [
  { value: 'normale', label: 'Normale' },
  { value: 'importante', label: 'Importante', tone: 'warn' },
  { value: 'urgente', label: 'Urgente', tone: 'bad' },
]

export const CATEGORIE: readonly (Option & { value: CategoriaComunicazione })[] = [
  { value: 'generale', label: 'Generale' },
  { value: 'banche', label: 'Banche' },
  { value: 'prodotti', label: 'Prodotti' },
  { value: 'pratiche', label: 'Pratiche' },
  { value: 'norme', label: 'Norme' },
  { value: 'formazione', label: 'Formazione' },
]

/** The word of a value among its options. */
export const wordOf = (options: readonly Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value)
