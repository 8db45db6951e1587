import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; stato: string; spiegazione?: string }

/**
 * To the client of a case that is in another state: the same words as in their area. It may be a refusal or a pause, so
 * that the text does not speak of progress.
 */
export const praticaStateChanged = defineMail<Data>({
  nome: 'Cambio di stato della pratica',
  invio: 'Al cliente di una pratica, quando cambia stato.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    stato: 'in valutazione',
    spiegazione: 'La banca sta valutando la tua richiesta.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Pratica ${data.codice}: ${data.stato}`,
    preheader: data.spiegazione ?? 'C’è una novità sulla tua pratica.',
    title: `La tua pratica: ${data.stato}`,
    blocks: [
      hello(data),
      text('c’è una novità sulla tua pratica.'),
      facts({ Pratica: data.codice, Stato: data.stato }),
      ...(data.spiegazione ? [text(data.spiegazione)] : []),
      button('Segui la pratica', data.url),
    ],
  }),
})
