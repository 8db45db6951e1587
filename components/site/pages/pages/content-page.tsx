import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { valuesOf } from '@/lib/features/content/labels'
import type { PageTables } from '@/lib/features/content/types'
import { bodyOf } from './body'
import styles from './content-page.module.css'
import { Contents } from './contents'
import { PagePart } from './page-part'
import { relatedTo } from './related'

interface Text {
  url: string
  titolo: string
  descrizione: string
  corpo: string
  testoAl: Date
}

type Line = Pick<Text, 'url' | 'titolo' | 'descrizione'>

interface Props {
  page: Text
  tables: PageTables
  /** Every page that is published. */
  others: Line[]
  company: Company
  siteUrl: string
}

const webPage = ({ url, titolo, descrizione, testoAl }: Text, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: titolo,
  description: descrizione,
  url: `${siteUrl}/pagine/${url}`,
  dateModified: testoAl.toISOString(),
  inLanguage: 'it-IT',
  publisher: { '@id': `${siteUrl}/#societa` },
})

function Related({ url, others }: { url: string; others: Line[] }) {
  const { name, pages } = relatedTo(url, others)
  if (pages.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="vicine">
      <h2 id="vicine">{name}</h2>
      <ul className={styles.list}>
        {pages.map((one) => (
          <li key={one.url}>
            <SiteLink href={`/pagine/${one.url}`}>{one.titolo}</SiteLink>
            <p>{one.descrizione}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page of text: what is in it, the text with today's tables, and what to read beside it. */
export function ContentPage({ page, tables, others, company, siteUrl }: Props) {
  const { url, titolo, descrizione, testoAl } = page
  const { parts, headings } = bodyOf(page.corpo, valuesOf(company))
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: titolo, path: `/pagine/${url}` }]}
        title={titolo}
        lead={descrizione}
      >
        <p className={styles.date}>
          Testo del <time dateTime={testoAl.toISOString()}>{formatDay(testoAl)}</time>
        </p>
      </PageHead>
      <div className={styles.body}>
        <div className={styles.side}>
          <Contents headings={headings} />
        </div>
        <article className={styles.text}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
            <PagePart key={index} part={part} tables={tables} />
          ))}
        </article>
      </div>
      <Related url={url} others={others} />
      <JsonLd data={webPage(page, siteUrl)} />
    </>
  )
}
