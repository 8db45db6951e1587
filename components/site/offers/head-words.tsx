import styles from './head-words.module.css'

interface Props {
  lead: string
  /** Three things to know, in a line each. */
  facts: string[]
}

/** What a page says beside its calculator, below the title; on a phone it gives way to it. */
export function HeadWords({ lead, facts }: Props) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
