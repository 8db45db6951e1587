import { formatDay } from '@/lib/core/dates'
import styles from './news-teasers.module.css'
import { Section } from './section'
import { SiteLink } from './site-link'

export interface Teaser {
  id: string
  slug: string
  titolo: string
  abstract: string
  categoria: string
  publishedAt: Date
}

/** One news item in a list: its day and family, its title, its first words. */
export function NewsCard({ news, level = 3 }: { news: Teaser; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <time dateTime={news.publishedAt.toISOString()}>{formatDay(news.publishedAt)}</time>
        <span>{news.categoria}</span>
      </p>
      <Title className={styles.title}>
        <SiteLink href={`/news_name/${news.slug}`}>{news.titolo}</SiteLink>
      </Title>
      <p className={styles.abstract}>{news.abstract}</p>
    </article>
  )
}

/** The newest items beside what a page is about; nothing when there are none. */
export function NewsTeasers({ news, title = 'Ultime notizie' }: { news: Teaser[]; title?: string }) {
  if (news.length === 0) return null
  return (
    <Section id="notizie" title={title} tone="sunken">
      <div className={styles.grid}>
        {news.map((one) => (
          <NewsCard key={one.id} news={one} />
        ))}
      </div>
      <p className={styles.all}>
        <SiteLink href="/news" className="azione-piana">
          Tutte le notizie
        </SiteLink>
      </p>
    </Section>
  )
}
