import { SiteLink } from '@/components/site/site-link'
import { CATEGORIE_NEWS } from '@/lib/features/news/schema'
import styles from './categories.module.css'
import { listPath } from './paths'

interface Props {
  counts: Record<string, number>
  current?: string
}

/** The families of the news, each with how many items it has. */
export function Categories({ counts, current }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const entries = [
    { name: 'Tutte', path: '/news', count: all, here: !current },
    ...CATEGORIE_NEWS.map((categoria) => ({
      name: categoria,
      path: listPath(1, categoria),
      count: counts[categoria] ?? 0,
      here: categoria === current,
    })),
  ]
  return (
    <nav aria-label="Categorie">
      <ul className={styles.list}>
        {entries.map(({ name, path, count, here }) => (
          <li key={path}>
            <SiteLink href={path} aria-current={here ? 'page' : undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {count}
                <span className="solo-voce"> news</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
