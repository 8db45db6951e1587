import styles from './picture.module.css'
import { CategorySpot } from './spots'

interface Props {
  news: { urlImage: string | null; urlImageAlt: string; categoria: string }
  /** The picture that people see first is not put off. */
  eager?: boolean
}

/** An item's own picture, or the drawing of its category, in a frame that keeps its place while it loads. */
export function Picture({ news, eager = false }: Props) {
  return (
    <div className={styles.frame}>
      {news.urlImage ? (
        <img
          src={news.urlImage}
          alt={news.urlImageAlt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <CategorySpot categoria={news.categoria} />
      )}
    </div>
  )
}
