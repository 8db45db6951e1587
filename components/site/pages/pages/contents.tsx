import type { Heading } from './body'
import styles from './contents.module.css'

/** Beyond this many headings a text needs a way to find one's place. */
const LONG = 4

/** What is in a long text: beside it on a desk, above it on a phone. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < LONG) return null
  return (
    <nav className={styles.contents} aria-labelledby="indice">
      <h2 id="indice" className={styles.title}>
        In questa pagina
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
