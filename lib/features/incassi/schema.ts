import type { Option } from '@/lib/words/options'

/** How what a bank paid stands beside what is due. */
const ESITI: Readonly<Record<string, Option>> = {
  pari: { value: 'pari', label: 'Pari', tone: 'ok' },
  da_incassare: { value: 'da_incassare', label: 'Da incassare', tone: 'bad' },
  diverso: { value: 'diverso', label: 'Importo diverso', tone: 'warn' },
  senza_movimento: { value: 'senza_movimento', label: 'Senza provvigione', tone: 'warn' },
  senza_pratica: { value: 'senza_pratica', label: 'Senza pratica', tone: 'bad' },
}
const options = (...names: (keyof typeof ESITI)[]): Option[] => names.flatMap((name) => ESITI[name] ?? [])

/** Those of a payment, and those of what a bank owes us of a case. */
export const ESITI_INCASSO = options('pari', 'diverso', 'senza_movimento', 'senza_pratica')
export const ESITI_DIFFERENZA = options('da_incassare', 'diverso', 'senza_movimento')
