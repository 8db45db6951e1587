import styles from './breadcrumb.module.css'
import { breadcrumbs, JsonLd } from './json-ld'
import { SiteLink } from './site-link'

export interface Crumb {
  name: string
  path: string
}

interface Props {
  siteUrl: string
  /** From below the home page to this page, which is last. */
  trail: Crumb[]
}

/** Where this page stands, for people and for search engines. */
export function Breadcrumb({ siteUrl, trail }: Props) {
  const whole = [{ name: 'Home', path: '/' }, ...trail]
  return (
    <nav aria-label="Percorso" className={styles.nav}>
      <ol className={styles.list}>
        {whole.map(({ name, path }, index) => (
          <li key={path}>
            {index === whole.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <SiteLink href={path}>{name}</SiteLink>
                <span className={styles.stroke} aria-hidden="true">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbs(siteUrl, whole)} />
    </nav>
  )
}
