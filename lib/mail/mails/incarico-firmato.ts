import { days } from '@/lib/italian/counted'
import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; giorni: number }

/** The signed mandate, for who has signed it. */
export const incaricoFirmato = defineMail<Data>({
  nome: 'Incarico firmato',
  invio: 'Al cliente che ha firmato un incarico di mediazione, con la sua copia.',
  demo: { nome: 'Ada', codice: 'I26-8YH6GQG', giorni: 14, url: 'https://sito.example/incarico/1' },
  write: (data) => ({
    subject: `Hai firmato l’incarico ${data.codice}`,
    preheader: 'La tua copia, con la prova della firma.',
    title: 'Il tuo incarico è firmato',
    blocks: [
      hello(data),
      text(
        'grazie: l’incarico è firmato e ora possiamo presentare la tua domanda. Conserva la tua copia, che trovi allegata.',
      ),
      facts({ Incarico: data.codice, Recesso: `entro ${days(data.giorni)} dalla firma` }),
      button('Apri la tua copia', data.url),
      note(
        'Se cambi idea puoi recedere senza spese e senza motivo: dalla tua area clienti, dalla pagina della tua copia o scrivendo al tuo consulente.',
      ),
    ],
    because: 'hai firmato un incarico di mediazione',
  }),
})
