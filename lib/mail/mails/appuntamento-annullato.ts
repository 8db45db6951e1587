import { formatInstant } from '@/lib/core/dates'
import { defineMail, facts, hello, type Person, text } from '../blocks'
import { calendarFile, type Meeting } from '../calendar-file'

type Data = Person & Meeting

/** An appointment that is not to be, with the file that takes it out of the calendar. */
export const appuntamentoAnnullato = defineMail<Data>({
  nome: 'Appuntamento annullato',
  invio: 'A chi aveva un appuntamento, quando viene annullato.',
  demo: {
    nome: 'Ada',
    quando: '2026-12-03T09:00:00.000Z',
    agente: 'Bruno Esempio',
    emailAgente: 'bruno@sito.example',
    telefono: '+39 351 000 0000',
    uid: '1@sito.example',
    versione: 3,
  },
  write: (data) => ({
    subject: `Appuntamento annullato: ${formatInstant(data.quando)}`,
    preheader: `L’appuntamento con ${data.agente} non si terrà.`,
    title: 'Il tuo appuntamento è annullato',
    blocks: [
      hello(data),
      text(
        `l’appuntamento con ${data.agente} è annullato. Il file in allegato lo toglie dal tuo calendario.`,
      ),
      facts({
        'Era fissato per': formatInstant(data.quando),
        Con: data.agente,
        Telefono: data.telefono,
      }),
      text('Per fissarne un altro rispondi a questa e-mail.'),
    ],
    answered: true,
    because: 'con te era stato fissato un appuntamento',
    file: calendarFile(data, 'CANCEL'),
  }),
})
