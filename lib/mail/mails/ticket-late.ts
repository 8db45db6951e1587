import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; oggetto: string; scadenza: string }

/** To who answers a ticket, and to the people of its category: its time has passed. */
export const ticketLate = defineMail<Data>({
  nome: 'Ticket fuori tempo',
  invio:
    'A chi segue un ticket, o a chi si occupa della sua categoria, quando il tempo per rispondere è passato.',
  demo: {
    nome: 'Ada',
    codice: 'T26-8YH6GQG',
    oggetto: 'Non vedo i documenti',
    scadenza: '26/11/2026, 15:00',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Ticket ${data.codice}: fuori tempo`,
    preheader: `«${data.oggetto}» aspetta ancora.`,
    title: 'Un ticket è fuori tempo',
    blocks: [
      hello(data),
      text(`il ticket «${data.oggetto}» aspetta ancora, e il suo tempo è passato.`),
      facts({ Ticket: data.codice, Scadenza: data.scadenza }),
      button('Apri il ticket', data.url),
    ],
    because: 'rispondi a questo ticket, o ai ticket che nessuno ha',
  }),
})
