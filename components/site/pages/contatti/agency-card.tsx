'use client'

import { phoneHref, phoneText } from '@/lib/italian/phone-text'
import { SiteLink } from '../../site-link'
import styles from './agency-card.module.css'
import type { Found } from './agency-types'
import { directionsTo } from './directions'
import { distanceText } from './distance-text'
import { OpenAt } from './open-line'

interface Props {
  found: Found
  chosen: boolean
  now: Date | null
  /** Under a region's title, or directly under the section's. */
  heading: 'h3' | 'h4'
}

/** One agency of the list: where, how far, whether it is open, and how to get there. */
export function AgencyCard({ found: { agency, km }, chosen, now, heading: Heading }: Props) {
  const { slug, nome, indirizzo, cap, comune, provincia, telefono, servizi, orari } = agency
  return (
    <li id={`sede-${slug}`} className={styles.card} data-chosen={chosen || undefined} tabIndex={-1}>
      <div className={styles.head}>
        <Heading>
          <SiteLink href={`/agenzia/${slug}`}>{nome}</SiteLink>
        </Heading>
        {km === null ? null : <span className={styles.distance}>{distanceText(km)}</span>}
      </div>
      <p>
        {indirizzo}, {cap} {comune} ({provincia})
      </p>
      <OpenAt orari={orari} now={now} />
      <p className={styles.services}>{servizi.join(', ')}</p>
      <p className={styles.links}>
        {telefono ? <a href={phoneHref(telefono)}>{phoneText(telefono)}</a> : null}
        <a href={directionsTo(agency)} rel="noopener" aria-label={`Indicazioni per ${nome}`}>
          Indicazioni
        </a>
      </p>
    </li>
  )
}
