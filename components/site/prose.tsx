import styles from './prose.module.css'

/** A text of the office, set to be read; it was sanitised when it was written (lib/core/html.ts). */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at every write
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
