import type { Company } from '@/lib/core/company'

/** Structured data; React writes the text of a script element as it is and escapes what could close it. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>
}

/** What is not said is not there: an empty text would be taken for a value. */
export const said = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** The company, as search engines want it (schema.org FinancialService). */
export function financialService(company: Company, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    '@id': `${siteUrl}/#societa`,
    name: company.marchio,
    ...said({ legalName: company.ragioneSociale }),
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    ...said({
      telephone: company.telefono,
      email: company.email,
      vatID: company.partitaIva,
      taxID: company.codiceFiscale,
    }),
    address: { '@type': 'PostalAddress', ...said({ streetAddress: company.sede }), addressCountry: 'IT' },
    areaServed: { '@type': 'Country', name: 'Italia' },
    sameAs: company.social.map((social) => social.href),
  }
}

/** Questions with their answers (schema.org FAQPage). */
export function faqPage(faqs: { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The way from the home page to this one (schema.org BreadcrumbList). */
export function breadcrumbs(siteUrl: string, trail: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}
