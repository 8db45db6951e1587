import ill from '../../illustrations/illustration.module.css'
import styles from './portrait.module.css'

interface Props {
  initials: string
  width: number
  height: number
}

/** A drawing with the initials, in place of a missing photograph. */
export function InitialsPicture({ initials, width, height }: Props) {
  return (
    <svg viewBox="0 0 220 240" width={width} height={height} className={ill.picture} aria-hidden="true">
      <rect x="2" y="2" width="216" height="236" rx="4" className={ill.wallTwo} />
      <path d="M2 42h34M188 30h30M2 128h18M204 150h14M14 206h30M180 220h38" />
      <path d="M62 188V96a48 48 0 0 1 96 0v92z" className={ill.wall} />
      <path d="M70 188V98a40 40 0 0 1 80 0v90z" className={ill.glass} />
      <path d="M62 96v92H26V84c10 0 24 4 36 12zM158 96v92h36V84c-10 0 -24 4 -36 12z" className={ill.shade} />
      <path d="M32 104h24M32 118h24M32 132h24M32 146h24M32 160h24M32 174h24M164 104h24M164 118h24M164 132h24M164 146h24M164 160h24M164 174h24" />
      <path d="M52 188h116v12H52z" className={ill.wall} />
      <path d="M120 188c-4 -16 2 -24 10 -28c8 4 14 12 10 28z" className={ill.roof} />
      <path d="M118 176h24l-4 24h-16z" className={ill.door} />
      <text x="106" y="146" textAnchor="middle" fontSize="42" className={styles.initials}>
        {initials}
      </text>
    </svg>
  )
}
