import { type Day, dayOfColumn } from '@/lib/core/dates'
import { whatsappOf } from '@/lib/italian/phone-text'
import { figuraWords, linguaWords, prodottoWords } from './labels'
import type { Colleague, DirectoryReply } from './schema'

/** A row of the directory's statement: these columns of an agent and no others. */
export type ColleagueRow = {
  id: string
  slug: string | null
  nome: string
  cognome: string
  figura: Colleague['figura']
  urlPhoto: string | null
  telefono: string | null
  whatsapp: string | null
  email: string
  oamNumber: string | null
  province: string[]
  prodotti: string[]
  lingue: string[]
  agencyId: string | null
  agencyNome: string
  agencyIndirizzo: string
  agencyCap: string
  agencyComune: string
  agencyProvincia: string
  presente: boolean
  assenteAl: Date | null
  sostitutoId: string | null
  sostitutoNome: string
  sostitutoCognome: string
  sostitutoTelefono: string | null
  distanza: number | null
}

const dayOrNull = (date: Date | null): Day | null => date && dayOfColumn(date)

/** What this reader does not see of others: mobile numbers, and addresses that are not of the company's domain; none are where it has none. */
export type Hidden = { cellulari: boolean; domain: string | null }
export const NOTHING_HIDDEN: Hidden = { cellulari: false, domain: null }

const numberFor = ({ cellulari }: Hidden, telefono: string | null) =>
  cellulari && telefono && whatsappOf(telefono) ? null : telefono
const addressFor = ({ domain }: Hidden, email: string) =>
  domain !== null && !email.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ? null : email

/** Row → JSON; the only serializer of the directory. */
export function presentColleague(row: ColleagueRow, hidden: Hidden): Colleague {
  const { id, presente, assenteAl, distanza, ...rest } = row
  const { agencyId, agencyNome, agencyIndirizzo, agencyCap, agencyComune, agencyProvincia, ...person } = rest
  const { sostitutoId, sostitutoNome, sostitutoCognome, sostitutoTelefono, whatsapp, ...shown } = person
  const { telefono, email } = shown
  return {
    _id: id,
    ...shown,
    telefono: numberFor(hidden, telefono),
    email: addressFor(hidden, email),
    whatsapp: hidden.cellulari ? null : whatsapp?.replace(/\D/g, '') || null,
    agency: agencyId
      ? {
          _id: agencyId,
          nome: agencyNome,
          indirizzo: agencyIndirizzo,
          cap: agencyCap,
          comune: agencyComune,
          provincia: agencyProvincia,
        }
      : null,
    presente,
    assenteFino: presente ? null : dayOrNull(assenteAl),
    sostituto:
      !presente && sostitutoId
        ? {
            _id: sostitutoId,
            nome: sostitutoNome,
            cognome: sostitutoCognome,
            telefono: numberFor(hidden, sostitutoTelefono),
          }
        : null,
    distanzaKm: distanza === null ? null : Math.round(distanza * 10) / 10,
  }
}

export type FacetRow = { facet: string; value: string | null; label: string | null; count: number }

const WORDS: Partial<Record<string, (value: string) => string>> = {
  figura: figuraWords,
  prodotti: prodottoWords,
  lingue: linguaWords,
  presente: (value) => (value === 'true' ? 'Presente' : 'Assente'),
}

/** Lines of the statement of facets → the values of each by their words. */
export function presentFacets(
  rows: readonly FacetRow[],
  provinces: ReadonlyMap<string, string>,
): DirectoryReply['facets'] {
  const provinciaWords = (sigla: string) =>
    provinces.has(sigla) ? `${provinces.get(sigla)} (${sigla})` : sigla
  const words: typeof WORDS = { ...WORDS, provincia: provinciaWords }
  const of = (facet: string) =>
    rows
      .flatMap(({ facet: name, value, label, count }) =>
        name === facet && value !== null
          ? [{ value, label: label ?? words[facet]?.(value) ?? value, count }]
          : [],
      )
      .sort((a, b) => a.label.localeCompare(b.label, 'it'))
  return {
    provincia: of('provincia'),
    agencyId: of('agencyId'),
    figura: of('figura'),
    prodotti: of('prodotti'),
    lingue: of('lingue'),
    presente: of('presente'),
  }
}
