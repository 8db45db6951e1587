import styles from './bank-mark.module.css'

const LINKS = /^(?:di|del|dell|della|dei|degli|delle|e|il|la)$/i
/** Words that many names share, and that tell no bank from another. */
const COMMON = /^(?:banca|banco|cassa|credito)$/i

/** Two letters of a bank's name: of the words of its own where it has two, else of all. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s’'.-]+/).filter((word) => word && !LINKS.test(word))
  const own = words.filter((word) => !COMMON.test(word))
  const [first = '', second] = own.length > 1 ? own : words
  return (second ? `${first[0]}${second[0]}` : first.slice(0, 2)).toUpperCase()
}

/** The mark of a bank beside its name. */
export function BankMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
