import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    codice: string
    cliente: string
    importo: string
    giorno: string
    /** "confermata" or "non confermata". */
    esito: string
    /** Of a payment that is not confirmed. */
    motivo: string
    seguito: string
  }

/** To the agent who recorded a payment, when the office has looked at it. */
export const erogazioneEsito = defineMail<Data>({
  nome: 'Esito di un’erogazione',
  invio: 'All’agente che ha registrato un’erogazione, quando la sede la conferma o no.',
  demo: {
    nome: 'Ada',
    codice: 'P26-8YH6GQG',
    cliente: 'Carla Prova',
    importo: '150.000,00 €',
    giorno: '12/03/2026',
    esito: 'non confermata',
    motivo: 'Il bonifico della banca non è ancora arrivato',
    seguito: 'La pratica è di nuovo in «Stipula»: registra l’erogazione quando è avvenuta.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Pratica ${data.codice}: erogazione ${data.esito}`,
    preheader: `${data.cliente}, ${data.importo}.`,
    title: `Erogazione ${data.esito}`,
    blocks: [
      hello(data),
      text(`la sede ha guardato l’erogazione che hai registrato per la pratica di ${data.cliente}.`),
      facts({
        Codice: data.codice,
        Importo: data.importo,
        Data: data.giorno,
        Motivo: data.motivo,
      }),
      text(data.seguito),
      button('Apri la pratica', data.url),
    ],
    because: 'segui questa pratica',
  }),
})
