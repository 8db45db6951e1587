import { said } from '@/components/site/json-ld'
import type { Company } from '@/lib/core/company'
import type { PublicAgency } from '@/lib/features/agencies/types'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** An office of the company, as search engines want it (schema.org FinancialService). */
export function agencyJsonLd(agency: PublicAgency, company: Company, siteUrl: string): object {
  const { slug, nome, indirizzo, cap, comune, provincia, lat, lng, telefono, email, orari } = agency
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    '@id': `${siteUrl}/agenzia/${slug}#sede`,
    name: nome,
    url: `${siteUrl}/agenzia/${slug}`,
    image: agency.urlPhoto ? new URL(agency.urlPhoto, siteUrl).href : `${siteUrl}/icon-512.png`,
    ...said({ telephone: telefono ?? company.telefono, email: email ?? company.email }),
    parentOrganization: { '@type': 'FinancialService', '@id': `${siteUrl}/#societa`, name: company.marchio },
    address: {
      '@type': 'PostalAddress',
      streetAddress: indirizzo,
      postalCode: cap,
      addressLocality: comune,
      addressRegion: provincia,
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: orari.map(({ giorno, dalle, alle }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[giorno - 1] ?? 'Monday'}`,
      opens: dalle,
      closes: alle,
    })),
  }
}
