import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { chi: string; codice: string }

/** The answer to a client who has asked that a person looks at a refusal again. */
export const riesameRisposta = defineMail<Data>({
  nome: 'Risposta al riesame',
  invio: 'Al cliente che ha chiesto il riesame di una persona, quando c’è la risposta.',
  demo: { nome: 'Ada', chi: 'Bruno Esempio', codice: 'P26-8YH6GQG', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: `Abbiamo riesaminato la pratica ${data.codice}`,
    preheader: 'La risposta è nella tua area.',
    title: 'La risposta al tuo riesame',
    blocks: [
      hello(data),
      text('hai chiesto che una persona riesaminasse la tua pratica: la risposta è nella tua area.'),
      facts({ Pratica: data.codice, 'Ha risposto': data.chi }),
      button('Leggi la risposta', data.url),
      note('Se qualcosa non ti è chiaro scrivi al tuo consulente: trovi i recapiti nella stessa pagina.'),
    ],
  }),
})
