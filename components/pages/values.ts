import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { CONSENT_TEXT_VERSION } from '@/lib/features/consents/schema'
import type { Values } from './body'

/** What the texts call by name, from the settings of the installation. */
export function valuesOf(company: Company): Values {
  return {
    societa: company.ragioneSociale,
    marchio: company.marchio,
    sede: company.sede,
    email: company.email,
    pec: company.pec,
    telefono: company.telefono,
    oam: `n. ${company.oam.numero} dal ${formatDay(company.oam.data)}`,
    versione: CONSENT_TEXT_VERSION,
  }
}
