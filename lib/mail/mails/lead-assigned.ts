import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person &
  Link & { codice: string; prodotto: string; cliente: string; telefono?: string; provincia?: string }

/** To the agent who gets a request. */
export const leadAssigned = defineMail<Data>({
  nome: 'Richiesta assegnata',
  invio: 'All’agente che riceve una nuova richiesta.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    prodotto: 'Mutuo',
    cliente: 'Carla Prova',
    telefono: '+39 392 000 3016',
    provincia: 'Milano',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Nuova richiesta ${data.codice}: ${data.cliente}`,
    preheader: `${data.prodotto}: contatta il cliente quanto prima.`,
    title: 'Hai una nuova richiesta',
    blocks: [
      hello(data),
      text('ti è stata assegnata una richiesta. Ti consigliamo di richiamare entro un’ora.'),
      facts({
        Codice: data.codice,
        Cliente: data.cliente,
        Prodotto: data.prodotto,
        Telefono: data.telefono,
        Provincia: data.provincia,
      }),
      button('Apri la richiesta', data.url),
    ],
  }),
})
