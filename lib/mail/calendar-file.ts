import { type CalendarMethod, icalendar } from '@/lib/core/icalendar'
import type { MailFile } from './blocks'

/** A meeting as its mails tell it. */
export type Meeting = {
  /** Of the event in a calendar: the same for each mail about it. */
  uid: string
  /** Later ones of the same event take the place of the earlier ones. */
  versione: number
  quando: string
  agente: string
  emailAgente: string
  telefono?: string
}

/** A meeting has no end of its own and takes an hour. */
const LASTS_MS = 3_600_000

/** One meeting as a calendar takes it, or what takes it out of the calendar again. */
export function calendarFile(
  { uid, versione, quando, agente, emailAgente, telefono }: Meeting,
  metodo: CalendarMethod = 'PUBLISH',
): MailFile {
  const inizio = new Date(quando)
  const entry = {
    uid,
    versione,
    inizio,
    fine: new Date(inizio.getTime() + LASTS_MS),
    titolo: `Appuntamento con ${agente}`,
    testo: telefono && `Telefono: ${telefono}`,
    organizzatore: { nome: agente, email: emailAgente },
  }
  return {
    filename: 'appuntamento.ics',
    contentType: `text/calendar; charset=utf-8; method=${metodo}`,
    content: icalendar([entry], { metodo }),
  }
}
