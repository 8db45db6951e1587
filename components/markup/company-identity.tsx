import type { Company, Registration } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'

const since = ({ numero, data }: Registration) => `${numero}${data ? ` dal ${formatDay(data)}` : ''}`

const sentences = (...parts: string[]) => parts.filter(Boolean).map((part) => `${part}. `)
const listed = (...parts: string[]) => parts.filter(Boolean).join(', ')

/** The first letter of a list may be that of any of its parts. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Who the company is, as the law wants it to be said (art. 128-sexies TUB, art. 2250 c.c.); what is not known is left out. */
export function CompanyIdentity({ company }: { company: Company }) {
  const { ragioneSociale, sede, codiceFiscale, partitaIva, rea, capitaleSociale, oam, ivass, pec } = company
  const codes = listed(
    codiceFiscale && `codice fiscale ${codiceFiscale}`,
    partitaIva && `partita IVA ${partitaIva}`,
    rea && `REA ${rea}`,
  )
  const registers = [
    oam.numero && `iscritta nell’elenco dei mediatori creditizi tenuto dall’OAM al n. ${since(oam)}`,
    ivass.numero && `iscrizione IVASS n. ${since(ivass)}`,
  ].filter(Boolean)
  const words = sentences(
    capital(codes),
    capitaleSociale === null ? '' : `Capitale sociale ${formatEuro(capitaleSociale)} interamente versato`,
    capital(registers.join('; ')),
  )
  if (!ragioneSociale && !sede && words.length === 0 && !pec) return null
  return (
    <p>
      {ragioneSociale ? <strong>{ragioneSociale}</strong> : null}
      {ragioneSociale && sede ? ', ' : null}
      {sede}
      {ragioneSociale || sede ? ((sede || ragioneSociale).endsWith('.') ? ' ' : '. ') : null}
      {words}
      {pec ? (
        <>
          PEC <a href={`mailto:${pec}`}>{pec}</a>.
        </>
      ) : null}
    </p>
  )
}
