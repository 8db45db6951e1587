import styles from '../../illustrations/illustration.module.css'

/** A telephone on the hall table, and the calendar behind it: one day is taken. */
export function PhoneSpot() {
  return (
    <svg viewBox="0 0 320 220" width={320} height={220} className={styles.picture} aria-hidden="true">
      <rect x="178" y="20" width="96" height="100" className={styles.wall} />
      <path d="M178 20h96v22h-96z" className={styles.roof} />
      <path d="M198 12v14M254 12v14" />
      <path d="M190 58h72M190 76h72M190 94h72M202 50v56M226 50v56M250 50v56" />
      <rect x="226" y="76" width="24" height="18" className={styles.door} />
      <path d="M24 150h272v14H24zM44 164v48M276 164v48" className={styles.roof} />
      <path d="M62 150c0-30 14-48 46-48s46 18 46 48z" className={styles.wallTwo} />
      <circle cx="108" cy="128" r="15" className={styles.wall} />
      <circle cx="108" cy="128" r="5" className={styles.glass} />
      <path d="M52 96c0-16 24-24 56-24s56 8 56 24v8h-28v-10c-8-4-48-4-56 0v10H52z" className={styles.shade} />
      <path d="M154 140c18 0 8 10 22 10" />
      <path d="M8 212.5h304" />
    </svg>
  )
}
