'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import type { MapTiles } from '@/lib/core/map-tiles'
import styles from './map.module.css'
import type { MapMode } from './use-tiles'

interface Props {
  tiles: MapTiles | null
  mode: MapMode
  onShow: () => void
  onHide: () => void
}

const LABEL: Record<MapMode, string> = {
  drawn: 'Mostra la mappa dettagliata',
  detailed: 'Torna alla mappa disegnata',
  failed: 'Riprova con la mappa dettagliata',
}

const OFFER = 'mappa-dettagliata'

const wordsOf = (host: string): Record<MapMode, string> => ({
  drawn: `Carica le immagini da ${host}, che riceve il tuo indirizzo IP; la scelta vale finché la finestra è aperta.`,
  detailed: `Le immagini della mappa arrivano da ${host}.`,
  failed: 'La mappa dettagliata non è disponibile: ecco quella disegnata.',
})

function Credit({ attribution, licence }: MapTiles) {
  return <span>Mappa: {licence ? <a href={licence}>{attribution}</a> : attribution}</span>
}

/* The longest caption takes its room from the beginning, so that the page never moves. */
function Offer({ tiles, mode, onShow, onHide }: Props & { tiles: MapTiles }) {
  const ready = useHydrated()
  const words = wordsOf(tiles.host)
  return (
    <div className={styles.offer}>
      <button
        type="button"
        disabled={!ready}
        aria-describedby={mode === 'drawn' ? OFFER : undefined}
        onClick={mode === 'detailed' ? onHide : onShow}
      >
        {LABEL[mode]}
      </button>
      <div className={styles.stack} role="status">
        {(Object.keys(words) as MapMode[]).map((name) => (
          <p key={name} id={name === 'drawn' ? OFFER : undefined} data-off={name !== mode || undefined}>
            {words[name]}
          </p>
        ))}
      </div>
    </div>
  )
}

/** What can be done with the map, whose it is and, where there is another one, how to get it. */
export function MapCaption({ tiles, mode, onShow, onHide }: Props) {
  const detailed = mode === 'detailed'
  return (
    <figcaption className={styles.caption}>
      <div className={styles.stack}>
        <p className={styles.line} data-off={detailed || undefined}>
          <span>Tocca un punto per vedere l’agenzia.</span>
          <span>Mappa: © Victor Cazanave, CC BY 4.0</span>
        </p>
        {tiles ? (
          <p className={styles.line} data-off={!detailed || undefined}>
            <span>
              Tocca un punto per vedere l’agenzia.
              <span className={styles.fingers}> Con due dita sposti la mappa.</span>
            </span>
            <Credit {...tiles} />
          </p>
        ) : null}
      </div>
      {tiles ? <Offer tiles={tiles} mode={mode} onShow={onShow} onHide={onHide} /> : null}
    </figcaption>
  )
}
