import styles from './map.module.css'
import { outline } from './outline'

/** The map of Italy, rendered on the server so that its outlines are not part of the JavaScript. */
export function Italy() {
  return (
    <g className={styles.land}>
      {outline().map(({ id, path }) => (
        <path key={id} d={path} />
      ))}
    </g>
  )
}
