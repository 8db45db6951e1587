import { ContactLines } from '@/components/markup/contact-lines'
import type { PublicAgent } from '@/lib/features/agents/schema'
import styles from './contact-card.module.css'
import { Portrait } from './portrait'

/** The plate beside the door: who it is and how to reach them. */
export function ContactCard({ agent }: { agent: PublicAgent }) {
  return (
    <div className={styles.plate}>
      <Portrait agent={agent} />
      <ContactLines contact={agent} className={styles.lines} numberClass={styles.number} />
    </div>
  )
}
