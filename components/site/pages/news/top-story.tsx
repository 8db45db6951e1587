import { SiteLink } from '@/components/site/site-link'
import { formatDay } from '@/lib/core/dates'
import type { NewsTeaser } from '@/lib/features/news/types'
import { articlePath } from './paths'
import { Picture } from './picture'
import styles from './top-story.module.css'

/** The newest item of a list, with its picture. */
export function TopStory({ news }: { news: NewsTeaser }) {
  return (
    <article className={styles.lead}>
      <Picture news={news} eager />
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={news.publishedAt.toISOString()}>{formatDay(news.publishedAt)}</time>
          <span>{news.categoria}</span>
        </p>
        <h2>
          <SiteLink href={articlePath(news.slug)}>{news.titolo}</SiteLink>
        </h2>
        <p>{news.abstract}</p>
      </div>
    </article>
  )
}
