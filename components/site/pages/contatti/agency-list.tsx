'use client'

import { useState } from 'react'
import { grouped } from '@/lib/core/grouped'
import { AgencyCard } from './agency-card'
import type { Found } from './agency-types'
import styles from './finder.module.css'

interface Props {
  found: Found[]
  chosen: string | null
  now: Date | null
}

const FIRST = 5

function Cards({ found, chosen, now, heading }: Props & { heading: 'h3' | 'h4' }) {
  return (
    <ul className={styles.cards}>
      {found.map((one) => (
        <AgencyCard
          key={one.agency.slug}
          found={one}
          chosen={one.agency.slug === chosen}
          heading={heading}
          now={now}
        />
      ))}
    </ul>
  )
}

const byRegion = (found: Found[]): [region: string, found: Found[]][] => [
  ...grouped(found, ({ agency }) => agency.regione),
]

/** Every agency, region by region; the regions open without a script too. */
export function RegionList({ found, chosen, now }: Props) {
  return (
    <div className={styles.regions}>
      {byRegion(found).map(([region, here]) => (
        <details
          key={region}
          className={styles.region}
          open={here.some(({ agency }) => agency.slug === chosen) || undefined}
        >
          <summary>
            <h3>{region}</h3>
            <span>{here.map(({ agency }) => agency.comune).join(', ')}</span>
          </summary>
          <Cards found={here} chosen={chosen} now={now} heading="h4" />
        </details>
      ))}
    </div>
  )
}

/** The nearest first, a few at a time. */
export function NearList({ found, chosen, now }: Props) {
  const [count, setCount] = useState(FIRST)
  // An agency that is chosen on the map must be in the list, however far down.
  const needed = found.findIndex(({ agency }) => agency.slug === chosen) + 1
  const shown = found.slice(0, Math.max(count, needed))
  return (
    <div className={styles.near}>
      <Cards found={shown} chosen={chosen} now={now} heading="h3" />
      {shown.length < found.length ? (
        <button type="button" className={styles.more} onClick={() => setCount(shown.length + FIRST)}>
          Mostra le altre
        </button>
      ) : null}
    </div>
  )
}
