import styles from '../../illustrations/illustration.module.css'

/** Two desks under a window, one chair still free. */
export function DeskSpot() {
  return (
    <svg viewBox="0 0 480 300" width={480} height={300} className={styles.picture} aria-hidden="true">
      <rect x="30" y="14" width="420" height="274" className={styles.wall} />
      <path d="M150 40h180v92H150z" className={styles.glass} />
      <path d="M240 40v92M150 86h180M140 132h200" />
      <path d="M120 40h30v92h-30zM330 40h30v92h-30z" className={styles.shade} />
      <path d="M60 190h160v12H60zM74 202v86M206 202v86" className={styles.roof} />
      <path d="M260 190h160v12H260zM274 202v86M406 202v86" className={styles.roof} />
      <path d="M100 150h62v40h-62zM124 190v-4h14v4" className={styles.wallTwo} />
      <path d="M110 162h42M110 172h28" />
      <path d="M176 190v-18a8 8 0 0 1 16 0v18z" className={styles.wall} />
      <path d="M300 150h62v40h-62zM324 190v-4h14v4" className={styles.wallTwo} />
      <path d="M378 184h30v6h-30zM382 178h26v6h-26z" className={styles.wall} />
      <path d="M110 226h52v10h-52zM116 236v52M156 236v52M114 226v-30" className={styles.wallTwo} />
      <path d="M310 226h52v10h-52zM316 236v52M356 236v52M314 226v-30h8v30" className={styles.door} />
      <path d="M58 120c0-14 22-14 22 0l-4 22H62z" className={styles.roof} />
      <path d="M69 110c-10-18 2-30 0-38M69 110c8-14 4-20 12-28M69 110c-8-8-12-8-16-20" />
      <path d="M50 142h38v4H50z" className={styles.wallTwo} />
      <path d="M6 288.5h468" />
    </svg>
  )
}
