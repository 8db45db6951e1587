import { defineMail, facts, hello, text } from '../blocks'

type Data = {
  nome: string
  codice: string
  cliente: string
  segnalante: string
  inoltrata: boolean
}

const WAIT = 'Prima del suo consenso non chiamarla e non scriverle: ti avvisiamo noi appena risponde.'

/** To the agent to whom somebody was presented. `nome` is the reader. */
export const segnalazioneAgente = defineMail<Data>({
  nome: 'Segnalazione all’agente',
  invio: 'All’agente a cui è stata presentata una persona, in attesa del suo consenso.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    cliente: 'Carla Prova',
    segnalante: 'Dario Esempio',
    inoltrata: true,
  },
  write: (data) => ({
    subject: `Segnalazione ${data.codice}: aspetta il consenso`,
    preheader: WAIT,
    title: 'Ti hanno presentato una persona',
    blocks: [
      hello(data),
      text(`${data.segnalante} ti ha presentato una persona dalla tua pagina.`),
      facts({ Codice: data.codice, Persona: data.cliente, 'Presentata da': data.segnalante }),
      text(WAIT),
      text(
        data.inoltrata
          ? `Conosciamo solo il telefono: il link per il consenso lo inoltra ${data.segnalante}. Se dice di sì, trovi la richiesta nella tua area.`
          : 'Le abbiamo scritto per chiederle il permesso. Se dice di sì, trovi la richiesta nella tua area.',
      ),
    ],
  }),
})
