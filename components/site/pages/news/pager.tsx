import { SiteLink } from '@/components/site/site-link'
import styles from './pager.module.css'

interface Props {
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** Newer and older; nothing where one page holds it all. */
export function Pager({ page, pages, pathOf }: Props) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label="Pagine">
      {page > 1 ? (
        <SiteLink href={pathOf(page - 1)} rel="prev" className="azione-piana">
          Più recenti
        </SiteLink>
      ) : (
        <span />
      )}
      <p>
        Pagina {page} di {pages}
      </p>
      {page < pages ? (
        <SiteLink href={pathOf(page + 1)} rel="next" className="azione-piana">
          Meno recenti
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
