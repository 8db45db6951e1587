import { dayOf } from '@/lib/core/dates'
import type { PublicAgent } from '@/lib/features/agents/schema'
import type { RatingSummary, Review } from '@/lib/features/ratings/schema'

interface Facts {
  agent: PublicAgent
  summary: RatingSummary
  reviews: Review[]
  siteUrl: string
  /** The company's number, for an agent without one. */
  telefono: string
}

const rating = (value: number, extra: object = {}) => ({
  ratingValue: value,
  bestRating: 5,
  worstRating: 1,
  ...extra,
})

/** Ratings are only there when there are some: search engines refuse an empty average. */
function ratings({ summary, reviews }: Facts): object {
  if (summary.media === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ...rating(summary.media, { reviewCount: summary.numero }),
    },
    review: reviews.map(({ stelle, commento, firma, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: firma || 'Cliente' },
      datePublished: dayOf(new Date(createdAt)),
      reviewRating: { '@type': 'Rating', ...rating(stelle) },
      ...(commento ? { reviewBody: commento } : {}),
    })),
  }
}

/** The agency's, or no more than the province. */
function addressOf({ agency, provincia }: PublicAgent): object {
  const country = { '@type': 'PostalAddress', addressCountry: 'IT' }
  if (!agency) return provincia ? { ...country, addressRegion: provincia } : country
  return {
    ...country,
    streetAddress: agency.indirizzo,
    postalCode: agency.cap,
    addressLocality: agency.comune,
    addressRegion: agency.provincia,
  }
}

/** An agent as search engines want it: the person, and the service they give (schema.org). */
export function agentJsonLd(facts: Facts): object {
  const { agent, siteUrl, telefono } = facts
  const url = `${siteUrl}/agente/${agent.slug}`
  const name = `${agent.nome} ${agent.cognome}`
  const reach = { telephone: agent.telefono ?? telefono, email: agent.email }
  // Without a photo there is no image: the company's logo is not a picture of the person.
  const image = agent.urlPhoto ? { image: new URL(agent.urlPhoto, siteUrl).href } : {}
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': `${url}#persona`,
        name,
        url,
        ...image,
        jobTitle: agent.figuraLabel,
        ...reach,
        ...(agent.bio ? { description: agent.bio } : {}),
        ...(agent.oamNumber
          ? { identifier: { '@type': 'PropertyValue', propertyID: 'OAM', value: agent.oamNumber } }
          : {}),
        worksFor: { '@id': `${siteUrl}/#societa` },
      },
      {
        '@type': 'FinancialService',
        '@id': `${url}#servizio`,
        name: `${name}, consulenza su mutui e prestiti`,
        url,
        ...image,
        ...reach,
        employee: { '@id': `${url}#persona` },
        parentOrganization: { '@id': `${siteUrl}/#societa` },
        address: addressOf(agent),
        ...ratings(facts),
      },
    ],
  }
}
