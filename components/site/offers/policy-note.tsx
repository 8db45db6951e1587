import { type Insured, policyWords } from '@/lib/words/policy'
import styles from './policy-note.module.css'

/** What the policy of an offer costs and weighs, and that it may be bought elsewhere; nothing where there is none. */
export function PolicyNote({ offer }: { offer: Insured }) {
  const words = policyWords(offer)
  return words.length > 0 ? <p className={styles.note}>{words.join(' ')}</p> : null
}
