import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers } from '@/components/site/news-teasers'
import { PageHead } from '@/components/site/page-head'
import { Prose } from '@/components/site/prose'
import { SiteLink } from '@/components/site/site-link'
import { formatDay } from '@/lib/core/dates'
import { capitalized } from '@/lib/core/text'
import type { Article, NewsTeaser } from '@/lib/features/news/types'
import { brand } from '@/lib/settings/brand'
import styles from './article-page.module.css'
import { articlePath, listPath } from './paths'
import { Picture } from './picture'
import { Share } from './share'

interface Props {
  article: Article
  beside: NewsTeaser[]
  siteUrl: string
}

function newsArticle(article: Article, siteUrl: string, name: string): object {
  const { slug, titolo, abstract, categoria, publishedAt, updatedAt, urlImage } = article
  const url = `${siteUrl}${articlePath(slug)}`
  const company = { '@type': 'Organization', '@id': `${siteUrl}/#societa`, name, url: siteUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: titolo,
    description: abstract,
    articleSection: categoria,
    datePublished: publishedAt.toISOString(),
    dateModified: new Date(Math.max(updatedAt.getTime(), publishedAt.getTime())).toISOString(),
    image: [urlImage ? new URL(urlImage, siteUrl).href : `${siteUrl}/icon-512.png`],
    author: company,
    publisher: company,
    mainEntityOfPage: url,
    url,
    inLanguage: 'it-IT',
  }
}

/** An item, to be read; then what is near it. */
export async function ArticlePage({ article, beside, siteUrl }: Props) {
  const { slug, titolo, abstract, categoria, publishedAt, corpo } = article
  return (
    <>
      <article>
        <PageHead
          siteUrl={siteUrl}
          trail={[
            { name: 'News', path: '/news' },
            { name: capitalized(categoria), path: listPath(1, categoria) },
            { name: titolo, path: articlePath(slug) },
          ]}
          title={titolo}
          lead={abstract}
          aside={<Picture news={article} eager />}
        >
          <p className={styles.meta}>
            <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time>
            <SiteLink href={listPath(1, categoria)}>{capitalized(categoria)}</SiteLink>
          </p>
        </PageHead>
        <div className={styles.body}>
          <Prose html={corpo} />
          <footer className={styles.foot}>
            <Share titolo={titolo} url={`${siteUrl}${articlePath(slug)}`} />
            <p>
              Le notizie sono aggiornate alla loro data e non sono un’offerta. Per i conti di oggi usa i{' '}
              <SiteLink href="/mutui">calcolatori</SiteLink>.
            </p>
          </footer>
        </div>
      </article>
      <NewsTeasers news={beside} title="Leggi anche" />
      <JsonLd data={newsArticle(article, siteUrl, await brand())} />
    </>
  )
}
