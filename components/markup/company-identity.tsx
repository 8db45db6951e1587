import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'

/** Who the company is, as the law wants it to be said (art. 128-sexies TUB, art. 2250 c.c.). */
export function CompanyIdentity({ company }: { company: Company }) {
  return (
    <p>
      <strong>{company.ragioneSociale}</strong>, {company.sede}. Codice fiscale {company.codiceFiscale},
      partita IVA {company.partitaIva}, REA {company.rea}. Capitale sociale{' '}
      {formatEuro(company.capitaleSociale)} interamente versato. Iscritta nell’elenco dei mediatori creditizi
      tenuto dall’OAM al n. {company.oam.numero} dal {formatDay(company.oam.data)}; iscrizione IVASS n.{' '}
      {company.ivass.numero} dal {formatDay(company.ivass.data)}. PEC{' '}
      <a href={`mailto:${company.pec}`}>{company.pec}</a>.
    </p>
  )
}
