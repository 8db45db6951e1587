const LONGEST = 240

/** What a database or its driver says quotes the query. */
const OF_DATABASE =
  /prisma|invocation|violates|relation "|column "|syntax error|\b(?:select|insert|update|delete)\b.*\b(?:from|into|set)\b/i

/** The parts that may name a host, a person or a place on the disk. */
const NAMES = /\S*(?:\/|\\|@|:\d|\w\.\w|=)\S*/g

/** The message of a failure as an operator may read it: one line, no query, no address, no path, no secret. */
export function plainError(message: string | null | undefined): string {
  const line = (message ?? '').split('\n').find((text) => text.trim() !== '') ?? ''
  if (OF_DATABASE.test(message ?? ''))
    return 'Il database ha rifiutato l’operazione: i particolari sono nei log.'
  return line.replaceAll(NAMES, '…').trim().slice(0, LONGEST)
}
