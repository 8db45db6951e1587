import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** A text, set to be read: of a page, or of the office, which was sanitised when it was written (lib/core/html.ts). */
export function Prose(text: { html: string } | { children: ReactNode }) {
  if (!('html' in text)) return <div className={styles.prose}>{text.children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at every write
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: text.html }} />
}
