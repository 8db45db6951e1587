import { dayText } from '@/components/markup/format'
import type { Review } from '@/lib/features/ratings/schema'
import styles from './reviews.module.css'
import { Stars } from './stars'

/** What one client wrote. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.meta}>
        <Stars value={review.stelle} size={18} />
        <time dateTime={review.createdAt}>{dayText(review.createdAt)}</time>
      </p>
      {review.commento ? (
        <p>{review.commento}</p>
      ) : (
        <p className={styles.silent}>Solo il voto, senza commento.</p>
      )}
      <p className={styles.sign}>{review.firma || 'Cliente'}</p>
      {review.risposta && (
        <div className={styles.answer}>
          <p className={styles.sign}>La nostra risposta</p>
          <p>{review.risposta}</p>
        </div>
      )}
    </li>
  )
}
