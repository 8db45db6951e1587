import { defineMail, facts, hello, type Person, quote, text } from '../blocks'

type Data = Person & {
  motivo: string
  messaggio?: string
  /** Day and hours of a call that was asked for, and the number. */
  orario?: string
  telefono?: string
}

/** To who has written from the site. */
export const contactReceived = defineMail<Data>({
  nome: 'Messaggio ricevuto',
  invio: 'A chi scrive dal sito o prenota una telefonata, subito dopo.',
  demo: {
    nome: 'Ada',
    motivo: 'Richiesta di richiamata',
    messaggio: 'Bastano le prime due pagine.',
    orario: '23/11/2026, 09:00–11:00',
    telefono: '+39 392 000 3016',
  },
  write: (data) => ({
    ...(data.orario
      ? {
          subject: `Ti chiamiamo il ${data.orario}`,
          preheader: 'Il giorno e l’ora che hai scelto.',
          title: 'Telefonata prenotata',
        }
      : {
          subject: 'Abbiamo ricevuto il tuo messaggio',
          preheader: 'Ti rispondiamo il prima possibile.',
          title: 'Messaggio ricevuto',
        }),
    blocks: [
      hello(data),
      text(
        data.orario
          ? 'ti chiamiamo nel giorno e nell’ora che hai scelto. Se non rispondi riproviamo una volta, poi ti scriviamo.'
          : 'grazie per averci scritto. Ti rispondiamo il prima possibile.',
      ),
      facts({ Motivo: data.motivo, Quando: data.orario, 'Al numero': data.telefono }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
    ],
    because: 'ci hai scritto dal sito',
  }),
})
