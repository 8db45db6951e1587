import { CONSENT_TEXT_VERSION } from '@/lib/consents/schema'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { SEGNAPOSTI, type Segnaposto } from './schema'

export type Values = Record<Segnaposto, string>

const oamOf = ({ oam: { numero, data } }: Company) =>
  numero && `n. ${numero}${data ? ` dal ${formatDay(data)}` : ''}`

/** What the texts call by name, from the settings of the installation; empty where it has not said it yet. */
export function valuesOf(company: Company): Values {
  return {
    societa: company.ragioneSociale,
    marchio: company.marchio,
    sede: company.sede,
    email: company.email,
    pec: company.pec,
    telefono: company.telefono,
    oam: oamOf(company),
    versione: CONSENT_TEXT_VERSION,
  }
}

const BLANK = /\[\[da scrivere: ([^\]]+)\]\]/g

/** What a text still asks its author to write: "[[da scrivere: fonte dei tassi]]". */
export const blanksIn = (corpo: string): string[] => [...corpo.matchAll(BLANK)].map(([, what = '']) => what)

/** What a text names of a company that has not said it yet, in words. */
export function unsaidIn(corpo: string, company: Company): string[] {
  const values = valuesOf(company)
  const named = Object.keys(values) as Segnaposto[]
  return named
    .filter((name) => values[name] === '' && corpo.includes(`[[${name}]]`))
    .map((name) => SEGNAPOSTI[name])
}
