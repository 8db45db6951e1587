const DAY = 86_400_000

/** Gauss's computus, Gregorian calendar. */
export function easter(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
}

/** Days on which the TARGET system, and so the fixing, is closed. */
function isHoliday(day: Date): boolean {
  const text = day.toISOString().slice(5, 10)
  if (['01-01', '05-01', '12-25', '12-26'].includes(text)) return true
  const distance = (day.getTime() - easter(day.getUTCFullYear()).getTime()) / DAY
  return distance === -2 || distance === 1
}

/** Fixing days from `first` to `last`, at midnight UTC. */
export function businessDays(first: Date, last: Date): Date[] {
  const days: Date[] = []
  const start = Math.floor(first.getTime() / DAY) * DAY
  for (let time = start; time <= last.getTime(); time += DAY) {
    const day = new Date(time)
    const weekday = day.getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isHoliday(day)) days.push(day)
  }
  return days
}
