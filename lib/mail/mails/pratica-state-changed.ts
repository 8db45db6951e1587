import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; stato: string; spiegazione?: string }

/** To the client of a case that has moved. */
export const praticaStateChanged = defineMail<Data>({
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    stato: 'in istruttoria',
    spiegazione: 'Abbiamo mandato i documenti alla banca.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Pratica ${data.codice}: ${data.stato}`,
    preheader: 'C’è una novità sulla tua pratica.',
    title: `La tua pratica è passata a: ${data.stato}`,
    blocks: [
      hello(data),
      text('la tua pratica è avanzata.'),
      facts({ Pratica: data.codice, Stato: data.stato }),
      ...(data.spiegazione ? [text(data.spiegazione)] : []),
      button('Segui la pratica', data.url),
    ],
  }),
})
