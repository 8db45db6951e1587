import { Section } from '@/components/site/section'
import type { Reviews as Page, RatingSummary } from '@/lib/features/ratings/schema'
import { MoreReviews } from './more-reviews'
import { ReviewCard } from './review-card'
import styles from './reviews.module.css'
import { Stars } from './stars'
import { mediaText, recensioniText } from './words'

interface Props {
  agentId: string
  nome: string
  summary: RatingSummary
  page: Page
}

/** A bar for each number of stars, with its count beside it. */
function Distribution({ numero, perStelle }: RatingSummary) {
  return (
    <ul className={styles.bars} aria-label="Quante recensioni per ogni voto">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = perStelle[5 - stars] ?? 0
        return (
          <li key={stars}>
            <span>{stars === 1 ? '1 stella' : `${stars} stelle`}</span>
            <progress value={count} max={numero} aria-hidden="true" />
            <span className={styles.count}>{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Average({ summary, media }: { summary: RatingSummary; media: number }) {
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{mediaText(media)}</strong>
        <span>
          <Stars value={media} size={24} />
          <span>{recensioniText(summary.numero)} di clienti con la pratica conclusa</span>
        </span>
      </p>
      <Distribution {...summary} />
    </div>
  )
}

/** What clients said: average, distribution, the newest ones; honest words where there are none yet. */
export function Reviews({ agentId, nome, summary, page }: Props) {
  return (
    <Section
      id="recensioni"
      title="Che cosa dicono i clienti"
      tone="sunken"
      lead="Vota solo chi ha concluso una pratica con noi, una volta sola. Pubblichiamo anche i voti bassi; «…» sta al posto di dati personali."
    >
      {summary.media === null ? (
        <p className={styles.none}>
          {nome} non ha ancora recensioni. Le scrivono i clienti alla fine di una pratica: la prima comparirà
          qui.
        </p>
      ) : (
        <div className={styles.layout}>
          <Average summary={summary} media={summary.media} />
          <div>
            <ul className={styles.list}>
              {page.items.map((review) => (
                <ReviewCard key={review._id} review={review} />
              ))}
            </ul>
            {page.nextCursor ? <MoreReviews agentId={agentId} cursor={page.nextCursor} /> : null}
          </div>
        </div>
      )}
    </Section>
  )
}
