import { button, defineMail, facts, hello, type Link, type Person, quote, text } from '../blocks'

type Data = Person &
  Link & {
    motivo: string
    cliente: string
    telefono: string
    email: string
    orario?: string
    /** Days and manner of an appointment that a client asks for. */
    preferenza?: string
    messaggio?: string
  }

/** To the agent or the office that a message is for. */
export const contactNew = defineMail<Data>({
  nome: 'Nuovo messaggio dal sito',
  invio: 'All’agente o all’ufficio a cui è rivolto un messaggio del sito, quando arriva.',
  demo: {
    nome: 'Ada',
    motivo: 'Informazioni',
    cliente: 'Carla Prova',
    telefono: '+39 392 000 3016',
    email: 'carla@prova.example',
    orario: 'di mattina',
    messaggio: 'Bastano le prime due pagine.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `${data.motivo}: ${data.cliente}`,
    preheader: 'Una persona aspetta una risposta.',
    title: 'C’è una richiesta per te',
    blocks: [
      hello(data),
      text(
        data.preferenza
          ? 'un cliente chiede un appuntamento per la sua pratica e aspetta una tua risposta.'
          : 'qualcuno ci ha scritto dal sito e aspetta una tua risposta.',
      ),
      facts({
        Motivo: data.motivo,
        Nome: data.cliente,
        Telefono: data.telefono,
        'E-mail': data.email,
        'Da chiamare': data.orario,
        Preferenza: data.preferenza,
      }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
      button('Apri la richiesta', data.url),
    ],
  }),
})
