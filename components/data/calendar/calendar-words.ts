const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const long = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long' })
const short = new Intl.DateTimeFormat('it-IT', { weekday: 'short', day: 'numeric' })
const month = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long' })

/** "lunedì 23 novembre" */
export const dayWords = (day: string): string => long.format(noon(day))

/** "lun 23" */
export const shortDayWords = (day: string): string => short.format(noon(day))

/** "23 novembre – 27 novembre" */
export const weekWords = (days: readonly string[]): string =>
  [days[0], days.at(-1)].map((day) => (day ? month.format(noon(day)) : '')).join(' – ')
