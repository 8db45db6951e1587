import { NewsCard } from '@/components/site/news-teasers'
import { PageHead } from '@/components/site/page-head'
import { capitalized } from '@/lib/core/text'
import type { NewsList } from '@/lib/features/news/types'
import { Categories } from './categories'
import styles from './list-page.module.css'
import { Pager } from './pager'
import { listPath } from './paths'
import { SearchForm } from './search-form'
import { TopStory } from './top-story'

interface Props {
  list: NewsList
  counts: Record<string, number>
  categoria?: string
  siteUrl: string
}

function trailOf(page: number, categoria?: string) {
  const trail = [{ name: 'News', path: '/news' }]
  if (categoria) trail.push({ name: capitalized(categoria), path: listPath(1, categoria) })
  if (page > 1) trail.push({ name: `Pagina ${page}`, path: listPath(page, categoria) })
  return trail
}

/** A page of the news, all or of one category: the newest one large, then the others. */
export function NewsListPage({ list, counts, categoria, siteUrl }: Props) {
  const { items, page, pages } = list
  const [first, ...others] = items
  const large = page === 1 && first
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={trailOf(page, categoria)}
        title={categoria ? `News: ${categoria}` : 'News'}
        lead="Che cosa cambia per chi chiede un finanziamento, con tutti i costi indicati."
      >
        <SearchForm />
        <Categories counts={counts} current={categoria} />
      </PageHead>
      <div className={styles.body}>
        {large ? <TopStory news={first} /> : null}
        {items.length === 0 ? (
          <p className={styles.empty}>
            In questa categoria non ci sono ancora notizie. Guarda le altre categorie.
          </p>
        ) : (
          <div className={styles.grid}>
            {(large ? others : items).map((one) => (
              <NewsCard key={one.id} news={one} level={2} />
            ))}
          </div>
        )}
        <Pager page={page} pages={pages} pathOf={(n) => listPath(n, categoria)} />
        <p className={styles.feed}>
          Leggi le news nel tuo lettore: <a href="/news/rss.xml">feed RSS</a>.
        </p>
      </div>
    </>
  )
}
