import type { ContactItem } from '@/lib/features/home/types'

const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short' })

/** "09:00-11:00" → "9–11" */
const hours = (fascia: string) =>
  fascia
    .replaceAll(':00', '')
    .replace(/(^|-)0/g, '$1')
    .replace('-', '–')

/** How long something has waited: "oggi", "da ieri", "da 3 giorni". */
export function waitingWords(giorni: number): string {
  if (giorni === 0) return 'oggi'
  return giorni === 1 ? 'da ieri' : `da ${giorni} giorni`
}

/** The same of what is counted in minutes on its first day: "da 12 minuti", "da 3 ore". */
export function ageWords({ giorni, minuti }: { giorni: number; minuti: number }): string {
  if (giorni > 0) return waitingWords(giorni)
  if (minuti < 1) return 'adesso'
  if (minuti < 60) return minuti === 1 ? 'da 1 minuto' : `da ${minuti} minuti`
  const hours = Math.floor(minuti / 60)
  return hours === 1 ? 'da 1 ora' : `da ${hours} ore`
}

/** When a call was promised, "23 nov, 9–11", or how long a message has waited. */
export function contactWords({ giorno, fascia, giorni }: ContactItem): string {
  if (!giorno) return waitingWords(giorni)
  return [day.format(new Date(`${giorno}T12:00:00Z`)), fascia && hours(fascia)].filter(Boolean).join(', ')
}

/** The address of a list with these filters. */
export function listOf(path: string, filters: Record<string, string>, sort?: string): string {
  const params = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value] as [string, string]),
  )
  if (sort) params.set('sort', sort)
  return `${path}?${params}`
}

/** What an amount paid out is made of, in the lists of movements. */
export const PAGAMENTI = 'liquidata,rettifica,stornata'
