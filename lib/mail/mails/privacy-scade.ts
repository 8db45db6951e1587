import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { cosa: string; giorno: string }

/** To who settles privacy requests, when about ten days are left for an answer. */
export const privacyScade = defineMail<Data>({
  nome: 'Richiesta privacy in scadenza',
  invio: 'A chi risponde alle richieste privacy, quando mancano circa dieci giorni.',
  demo: { nome: 'Ada', cosa: 'Accesso ai dati', giorno: '22/12/2026', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: `Richiesta privacy: rispondere entro il ${data.giorno}`,
    preheader: 'Un cliente aspetta una risposta sui suoi dati.',
    title: 'Una richiesta privacy aspetta risposta',
    blocks: [
      hello(data),
      text('un cliente ha inviato una richiesta sui propri dati personali e non ha ancora avuto risposta.'),
      facts({ Richiesta: data.cosa, 'Rispondere entro il': data.giorno }),
      button('Apri la scheda', data.url),
    ],
    because: 'rispondi alle richieste privacy dei clienti',
  }),
})
