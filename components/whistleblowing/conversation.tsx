import { formatDay } from '@/lib/core/dates'
import type { FollowedReport } from '@/lib/features/whistleblowing/types'
import styles from './conversation.module.css'

const NAMES = {
  segnalante: { office: 'Ufficio', author: 'Tu' },
  ufficio: { office: 'Ufficio', author: 'Chi segnala' },
} as const

interface Props {
  report: FollowedReport
  /** Who reads it: the author of the report, or the office. */
  reader: keyof typeof NAMES
}

/** The report and what was said after it, in order. */
export function Conversation({ report, reader }: Props) {
  const first = { daUfficio: false, testo: report.testo, inviatoIl: report.inviataIl }
  const names = NAMES[reader]
  return (
    <ol className={styles.messages} aria-label="Messaggi">
      {[first, ...report.messaggi].map(({ daUfficio, testo, inviatoIl }) => (
        <li key={`${inviatoIl} ${daUfficio}`} data-office={daUfficio || undefined}>
          <p className={styles.from}>
            {daUfficio ? names.office : names.author},{' '}
            <time dateTime={inviatoIl}>{formatDay(new Date(inviatoIl))}</time>
          </p>
          <p className={styles.words}>{testo}</p>
        </li>
      ))}
    </ol>
  )
}
