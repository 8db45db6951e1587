import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { lavoro: string; esito: string; motivo: string }

/** To whoever started long work that took more than two minutes: it has ended. */
export const lavoroFinito = defineMail<Data>({
  nome: 'Lavoro finito',
  invio: 'A chi ha avviato un lavoro durato più di due minuti, quando finisce.',
  demo: {
    nome: 'Ada',
    lavoro: 'Scrittura di clienti.csv',
    esito: 'Lavoro completato',
    motivo: '',
    url: 'https://sito.example/pagina',
  },
  write: ({ lavoro, esito, motivo, ...data }) => ({
    subject: `${esito}: ${lavoro}`,
    preheader: motivo || 'Il lavoro che hai avviato è finito.',
    title: esito,
    blocks: [
      hello(data),
      text('il lavoro che hai avviato è finito.'),
      facts({ Lavoro: lavoro, ...(motivo && { Motivo: motivo }) }),
      button('Vedi il risultato', data.url),
    ],
    because: 'hai avviato questo lavoro',
  }),
})
