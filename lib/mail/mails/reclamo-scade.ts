import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; giorno: string; passato: boolean }

/** To who sees the duties of the office: a complaint has no answer yet. */
export const reclamoScade = defineMail<Data>({
  nome: 'Reclamo senza risposta',
  invio: 'A chi segue gli adempimenti, quando il termine di un reclamo si avvicina e quando è passato.',
  demo: {
    nome: 'Ada',
    codice: 'R26-8YH6GQG',
    giorno: '22/12/2026',
    passato: false,
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.passato
      ? `Reclamo ${data.codice}: il termine è passato`
      : `Reclamo ${data.codice}: rispondere entro il ${data.giorno}`,
    preheader: 'Non ha ancora una risposta nel registro.',
    title: data.passato ? 'Il termine di un reclamo è passato' : 'Un reclamo aspetta una risposta',
    blocks: [
      hello(data),
      text(
        data.passato
          ? 'un reclamo non ha avuto risposta nel termine di legge: rispondi adesso e registra l’esito.'
          : 'un reclamo non ha ancora una risposta nel registro, e il termine di legge si avvicina.',
      ),
      facts({ Reclamo: data.codice, 'Risposta entro': data.giorno }),
      button('Apri il reclamo', data.url),
    ],
    because: 'segui gli adempimenti della società',
  }),
})
