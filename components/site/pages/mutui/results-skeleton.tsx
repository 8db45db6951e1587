import styles from './results-skeleton.module.css'

/** The shape of the offers while they are being computed. */
export function ResultsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="solo-voce" role="status">
        Calcolo delle offerte in corso
      </p>
      <div className={styles.title} />
      <div className={styles.limits} />
      <div className={styles.filter} />
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={styles.card} />
      ))}
    </div>
  )
}
