import { minutes } from '@/lib/italian/counted'
import { defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & { codice: string; numero: string; minuti: number }

/** The code that signs a mandate. */
export const incaricoCodice = defineMail<Data>({
  nome: 'Codice per firmare l’incarico',
  invio: 'Al cliente che sta per firmare un incarico di mediazione.',
  demo: { nome: 'Ada', codice: '042817', numero: 'I26-8YH6GQG', minuti: 15 },
  write: (data) => ({
    subject: `Il tuo codice per firmare: ${data.codice}`,
    preheader: `Vale ${minutes(data.minuti)}.`,
    title: 'Il tuo codice per firmare',
    blocks: [
      hello(data),
      text(`scrivi questo codice nella pagina dell’incarico ${data.numero} per firmarlo.`),
      facts({ Codice: data.codice, Vale: minutes(data.minuti) }),
      note('Non dirlo a nessuno, nemmeno a noi. Se non stai firmando, ignora questo messaggio e avvisaci.'),
    ],
    because: 'qualcuno ha chiesto il codice per firmare un incarico inviato a questo indirizzo',
  }),
})
