import { defineMail, facts, hello, type Person, quote, text } from '../blocks'

type Data = Person & {
  motivo: string
  messaggio?: string
  /** Day and hours of a call that was asked for, and the number. */
  orario?: string
  telefono?: string
  /** Days, part of the day and way that a client would like to meet. */
  preferenza?: string
}

/** To who has written from the site, or has asked for a call or a meeting in their area. */
export const contactReceived = defineMail<Data>({
  nome: 'Messaggio ricevuto',
  invio: 'A chi scrive dal sito, prenota una telefonata o chiede un appuntamento, subito dopo.',
  demo: {
    nome: 'Ada',
    motivo: 'Richiesta di richiamata',
    messaggio: 'Bastano le prime due pagine.',
    orario: '23/11/2026, 09:00–11:00',
    telefono: '+39 392 000 3016',
  },
  write: (data) => ({
    ...headOf(data),
    blocks: [
      hello(data),
      text(promiseOf(data)),
      facts({
        Motivo: data.motivo,
        Quando: data.orario,
        'Al numero': data.telefono,
        Preferenza: data.preferenza,
      }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
    ],
    because: data.preferenza ? 'ci hai chiesto un appuntamento' : 'ci hai scritto',
  }),
})

function headOf({ orario, preferenza }: Data) {
  if (orario)
    return {
      subject: `Ti chiamiamo il ${orario}`,
      preheader: 'Il giorno e l’ora che hai scelto.',
      title: 'Telefonata prenotata',
    }
  if (preferenza)
    return {
      subject: 'Abbiamo ricevuto la tua richiesta di appuntamento',
      preheader: 'Ti confermiamo il giorno e l’ora.',
      title: 'Appuntamento richiesto',
    }
  return {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preheader: 'Ti rispondiamo il prima possibile.',
    title: 'Messaggio ricevuto',
  }
}

function promiseOf({ orario, preferenza }: Data): string {
  if (orario)
    return 'ti chiamiamo nel giorno e nell’ora che hai scelto. Se non rispondi riproviamo una volta, poi ti scriviamo.'
  if (preferenza) return 'abbiamo ricevuto la tua richiesta. Ti confermiamo presto il giorno e l’ora.'
  return 'grazie per averci scritto. Ti rispondiamo il prima possibile.'
}
