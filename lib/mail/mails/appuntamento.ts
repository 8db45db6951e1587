import { formatInstant } from '@/lib/core/dates'
import { defineMail, facts, hello, type Person, text } from '../blocks'
import { calendarFile, type Meeting } from '../calendar-file'

type Data = Person &
  Meeting & {
    spostato?: boolean
    /** It is about a case, not about a request. */
    pratica?: boolean
    /** Who would have come until now, "Nome Cognome". */
    alPostoDi?: string
  }

function wordsOf({ agente, spostato, alPostoDi, pratica }: Data): string {
  const what = pratica ? 'pratica' : 'richiesta'
  if (alPostoDi)
    return `l’appuntamento resta alla stessa ora, ma viene ${agente}, che ora segue la tua ${what} al posto di ${alPostoDi}. Il file in allegato prende il posto di quello di prima nel tuo calendario.`
  return spostato
    ? `l’appuntamento con ${agente} è spostato. Il file in allegato prende il posto di quello di prima nel tuo calendario.`
    : `${agente} ti aspetta per parlare della tua ${what}. In allegato c’è il file per il calendario.`
}

const titleOf = ({ spostato, alPostoDi }: Data) => {
  if (alPostoDi) return 'Il tuo appuntamento è con un’altra persona'
  return spostato ? 'Il tuo appuntamento è spostato' : 'Il tuo appuntamento'
}

/** An appointment that an agent has made with somebody who asked, or moved, with its file for the calendar. */
export const appuntamento = defineMail<Data>({
  nome: 'Appuntamento fissato',
  invio:
    'A chi ha inviato una richiesta o ha una pratica, quando l’agente fissa o sposta l’appuntamento, o quando la segue un’altra persona.',
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
    title: titleOf(data),
    blocks: [
      hello(data),
      text(wordsOf(data)),
      facts({
        Quando: formatInstant(data.quando),
        Con: data.agente,
        Telefono: data.telefono,
      }),
      text('Se non puoi, rispondi a questa e-mail: ne troviamo un altro.'),
    ],
    answered: true,
    because: data.pratica
      ? 'seguiamo una tua pratica e con te è stato fissato un appuntamento'
      : 'ci hai inviato una richiesta e con te è stato fissato un appuntamento',
    file: calendarFile(data),
  }),
})
