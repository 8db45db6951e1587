import { stretches } from '@/components/markup/highlight'
import { SiteLink } from '@/components/site/site-link'
import { formatDay } from '@/lib/core/dates'
import type { NewsList } from '@/lib/features/news/types'
import { Pager } from './pager'
import { articlePath } from './paths'
import styles from './results.module.css'

interface Props {
  list: NewsList
  q: string
  /** The words of `q` as the search compares them. */
  words: string[]
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return stretches(text, words).map(({ text: part, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    found ? <mark key={index}>{part}</mark> : part,
  )
}

const counted = (total: number) => (total === 1 ? 'Una notizia' : `${total} notizie`)

/** What a search found, with the words that were looked for. */
export function Results({ list, q, words }: Props) {
  const { items, total, page, pages } = list
  if (words.length === 0) return <p className={styles.empty}>Scrivi una o più parole qui sopra.</p>
  if (items.length === 0) {
    return (
      <p className={styles.empty} role="status">
        Nessuna notizia contiene «{q}». Prova con una sola parola, o guarda{' '}
        <SiteLink href="/news">tutte le notizie</SiteLink>.
      </p>
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        {counted(total)} per «{q}»
      </p>
      <ol className={styles.list}>
        {items.map((one) => (
          <li key={one.id}>
            <p className={styles.meta}>
              <time dateTime={one.publishedAt.toISOString()}>{formatDay(one.publishedAt)}</time>
              <span>{one.categoria}</span>
            </p>
            <h2>
              <SiteLink href={articlePath(one.slug)}>
                <Marked text={one.titolo} words={words} />
              </SiteLink>
            </h2>
            <p>
              <Marked text={one.abstract} words={words} />
            </p>
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        pathOf={(n) => `/news/cerca?${new URLSearchParams({ q, ...(n > 1 ? { pagina: String(n) } : {}) })}`}
      />
    </>
  )
}
