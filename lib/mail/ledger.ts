import { createHash } from 'node:crypto'

const sha = (key: string) => createHash('sha256').update(key).digest('hex')

/** The row of idempotency_keys that stands for one mail: claimed when queued, filled in when sent. */
export const ledgerId = (key: string) => `mail:${sha(key)}`

/** The same for the same mail: should a crash make us send twice, the receiver's server sees one message. */
export const messageId = (key: string, siteUrl: string) =>
  `<${sha(key).slice(0, 40)}@${new URL(siteUrl).hostname}>`
