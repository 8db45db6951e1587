import { formatInstant } from '@/lib/core/dates'
import { defineMail, facts, hello, type Person, text } from '../blocks'
import { calendarFile, type Meeting } from '../calendar-file'

type Data = Person & Meeting & { spostato?: boolean }

/** An appointment that an agent has made with somebody who asked, or moved, with its file for the calendar. */
export const appuntamento = defineMail<Data>({
  nome: 'Appuntamento fissato',
  invio: 'A chi ha inviato una richiesta, quando l’agente fissa o sposta l’appuntamento.',
  demo: {
    nome: 'Ada',
    quando: '2026-12-03T09:00:00.000Z',
    agente: 'Bruno Esempio',
    emailAgente: 'bruno@sito.example',
    telefono: '+39 351 000 0000',
    uid: '1@sito.example',
    versione: 2,
  },
  write: (data) => ({
    subject: `${data.spostato ? 'Appuntamento spostato' : `Appuntamento con ${data.agente}`}: ${formatInstant(data.quando)}`,
    preheader: 'In allegato trovi il file per il tuo calendario.',
    title: data.spostato ? 'Il tuo appuntamento è spostato' : 'Il tuo appuntamento',
    blocks: [
      hello(data),
      text(
        data.spostato
          ? `l’appuntamento con ${data.agente} è spostato. Il file in allegato prende il posto di quello di prima nel tuo calendario.`
          : `${data.agente} ti aspetta per parlare della tua richiesta. In allegato c’è il file per il calendario.`,
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
    file: calendarFile(data),
  }),
})
