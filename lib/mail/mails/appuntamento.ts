import { formatInstant } from '@/lib/core/dates'
import { defineMail, facts, hello, type Person, text } from '../blocks'
import { calendarFile } from '../calendar-file'

type Data = Person & {
  quando: string
  agente: string
  telefono?: string
  /** Of the event in a calendar: the same for each mail about it. */
  uid: string
  versione: number
}

/** An appointment that an agent has made with somebody who asked, with its file for the calendar. */
export const appuntamento = defineMail<Data>({
  nome: 'Appuntamento fissato',
  invio: 'A chi ha inviato una richiesta, quando l’agente fissa o sposta l’appuntamento.',
  demo: {
    nome: 'Ada',
    quando: '2026-12-03T09:00:00.000Z',
    agente: 'Bruno Esempio',
    telefono: '+39 351 000 0000',
    uid: '1@sito.example',
    versione: 2,
  },
  write: (data) => ({
    subject: `Appuntamento con ${data.agente}: ${formatInstant(data.quando)}`,
    preheader: 'In allegato trovi il file per il tuo calendario.',
    title: 'Il tuo appuntamento',
    blocks: [
      hello(data),
      text(
        `${data.agente} ti aspetta per parlare della tua richiesta. In allegato c’è il file per il calendario.`,
      ),
      facts({
        Quando: formatInstant(data.quando),
        Con: data.agente,
        Telefono: data.telefono,
      }),
      text('Se non puoi, rispondi a questa e-mail: ne troviamo un altro.'),
    ],
    answered: true,
    because: 'ci hai inviato una richiesta e con te è stato fissato un appuntamento',
    file: calendarFile({ ...data, titolo: `Appuntamento con ${data.agente}` }),
  }),
})
