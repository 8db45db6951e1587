import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SiteLink } from '../../../site-link'
import type { Found } from '../agency-types'
import { directionsTo } from '../directions'
import { distanceText } from '../distance-text'
import styles from './tiles-map.module.css'

interface Props {
  found: Found[]
  onChoose: (slug: string) => void
  /** By its button or by Escape: the focus goes back to the pin. */
  onClose: () => void
}

/** What a pin says when it is pressed: the agency, how far it is, and the ways on from here. */
export function PinCard({ found, onChoose, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <div
      ref={card}
      tabIndex={-1}
      role="dialog"
      aria-label={found.map(({ agency }) => agency.nome).join(', ')}
      className={styles.card}
      onKeyDown={onKeyDown}
    >
      {found.map(({ agency, km }) => (
        <div key={agency.slug} className={styles.agency}>
          <p className={styles.name}>
            <SiteLink href={`/agenzia/${agency.slug}`}>{agency.nome}</SiteLink>
          </p>
          <p>
            {agency.indirizzo}, {agency.comune}
            {km === null ? '' : ` · ${distanceText(km)}`}
          </p>
          <p className={styles.links}>
            <a href={directionsTo(agency)} rel="noopener" aria-label={`Indicazioni per ${agency.nome}`}>
              Indicazioni
            </a>
            <button type="button" onClick={() => onChoose(agency.slug)}>
              Nell’elenco
            </button>
          </p>
        </div>
      ))}
      <button type="button" className={styles.close} aria-label="Chiudi" onClick={onClose}>
        <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
