import type { Company } from '@/lib/core/company'
import type { Posizione } from '@/lib/features/leads/contact-requests/schema'

const EVERYWHERE = 'Tutta Italia'

function employmentType(tipo: string): string {
  if (/provvigion|collaborazione/i.test(tipo)) return 'CONTRACTOR'
  return /parziale/i.test(tipo) ? 'PART_TIME' : 'FULL_TIME'
}

/** A position, as search engines want it (schema.org JobPosting). */
export function jobPosting(position: Posizione, company: Company, siteUrl: string): object {
  const { titolo, sede, tipo, descrizione, pubblicata } = position
  const place = sede === EVERYWHERE ? {} : { addressLocality: sede }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: titolo,
    description: descrizione,
    datePosted: pubblicata,
    employmentType: employmentType(tipo),
    directApply: true,
    url: `${siteUrl}/lavoraConNoi`,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#societa`,
      name: company.marchio,
      sameAs: siteUrl,
    },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...place, addressCountry: 'IT' } },
  }
}
