import { SiteLink } from '@/components/site/site-link'
import { formatDay } from '@/lib/core/dates'
import { PRODOTTI_CONSUMO } from '@/lib/features/content/informazioni/schema'
import type { Versione } from '@/lib/features/content/informazioni/types'
import styles from './versions.module.css'

/** Versions with their days; each opens as it was shown, on the page and as PDF. */
export function Versions({ versions }: { versions: readonly Versione[] }) {
  if (versions.length === 0) return <p>Non c’è ancora una versione pubblicata.</p>
  return (
    <ul className={styles.versions}>
      {versions.map(({ _id, prodotto, numero, dal, al }) => (
        <li key={_id}>
          <SiteLink href={`/informazioni/${prodotto}${al === null ? '' : `/${numero}`}`}>
            {`${PRODOTTI_CONSUMO[prodotto]}, versione ${numero}`}
          </SiteLink>
          <span>
            {al === null ? `in vigore dal ${formatDay(dal)}` : `dal ${formatDay(dal)} al ${formatDay(al)}`}
          </span>
          <a href={`/v2/informazioni/${_id}/pdf`}>
            PDF<span className="solo-voce">{` di ${PRODOTTI_CONSUMO[prodotto]}, versione ${numero}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
