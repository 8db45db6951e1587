import styles from './map.module.css'
import { outline } from './outline'

/** The land, drawn on the server: a page pays for it once, as HTML. */
export function Italy() {
  return (
    <g className={styles.land}>
      {outline().map(({ id, path }) => (
        <path key={id} d={path} />
      ))}
    </g>
  )
}
