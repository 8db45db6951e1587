/** When the clock takes the file of the night: every day at 1:30 UTC. */
const HOUR = 1
const MINUTE = 30
export const NIGHT_CRON = `${MINUTE} ${HOUR} * * *`

/** The next time that the clock comes there. */
export function nextNight(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(HOUR, MINUTE, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
