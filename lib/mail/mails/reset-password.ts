import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { minuti: number }

/** The link that sets a new password. */
export const resetPassword = defineMail<Data>({
  nome: 'Nuova password',
  invio: 'A chi ha chiesto di reimpostare la password: il link per sceglierne una nuova.',
  demo: { nome: 'Ada', minuti: 30, url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: 'Reimposta la password',
    preheader: `Il link vale ${data.minuti} minuti.`,
    title: 'Scegli una nuova password',
    blocks: [
      hello(data),
      text(`abbiamo ricevuto la richiesta di reimpostare la password. Il link vale ${data.minuti} minuti.`),
      button('Scegli la nuova password', data.url),
      note('Se non l’hai chiesto tu, ignora questo messaggio: la password resta quella di prima.'),
    ],
  }),
})
