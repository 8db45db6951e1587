/** What a socket costs: the caller's, and both ends of the line to the site's thread. */
const PER_SOCKET = 3
/** For the database, the store, pages, files and modules that are loaded later. */
const RESERVED = 512

type Report = { userLimits?: { open_files?: { soft: number | 'unlimited' } } }

/** How many descriptors this process may have open (`ulimit -n`); Infinity where nothing limits them. */
export function descriptorLimit(): number {
  const { userLimits } = process.report.getReport() as Report
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

/** So many sockets may be open at once that enough descriptors remain for everything else; at least one. */
export function socketCap(limit: number): number {
  const reserved = Math.min(RESERVED, Math.floor(limit / 2))
  return Math.max(1, Math.floor((limit - reserved) / PER_SOCKET))
}
