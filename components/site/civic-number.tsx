import styles from './civic-number.module.css'

/** The number of a step, on a plate such as houses have; the list that it stands in says it already. */
export const CivicNumber = ({ of }: { of: number }) => (
  <span className={styles.civic} aria-hidden="true">
    {of}
  </span>
)
