import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    codice: string
    consulente: string
    telefono?: string
    email: string
    oam?: string
    /** When they call, where they have not yet: "domani mattina". */
    chiamata?: string
    /** Where the request can be followed. */
    segui?: string
  }

/** To who asked: the name of the person who will call, before they do. */
export const leadAdviser = defineMail<Data>({
  nome: 'Nome del consulente',
  invio: 'A chi ha inviato una richiesta, quando è affidata a un consulente: chi lo chiamerà.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    consulente: 'Bruno Esempio',
    telefono: '+39 392 000 3016',
    email: 'bruno@agenti.example',
    oam: 'M-DEMO1047',
    chiamata: 'domani mattina',
    segui: 'https://sito.example/richiesta/1',
    url: 'https://sito.example/agente/bruno-esempio',
  },
  write: (data) => ({
    subject: `Ti chiama ${data.consulente}`,
    preheader: `Segue la tua richiesta ${data.codice}.`,
    title: 'Il tuo consulente',
    blocks: [
      hello(data),
      text(
        `la tua richiesta ${data.codice} è stata affidata a ${data.consulente}${data.chiamata ? `, che ti chiama ${data.chiamata}` : ''}.`,
      ),
      facts({
        Consulente: data.consulente,
        Telefono: data.telefono,
        'E-mail': data.email,
        'Iscrizione OAM': data.oam,
      }),
      ...(data.segui ? [button('Segui la richiesta', data.segui)] : []),
      button('Vedi la sua pagina', data.url),
      note(
        'Non ti chiederà mai denaro al telefono, né password o codici. Se qualcuno lo fa a nome nostro, avvisaci.',
      ),
    ],
    answered: true,
    because: 'ci hai inviato una richiesta dal sito',
  }),
})
