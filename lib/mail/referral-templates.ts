import { button, facts, type Mail, note, text } from './blocks'

/** `nome` is the reader. */
export type ReferralData = {
  'segnalazione-ricevuta': {
    nome: string
    codice: string
    cliente: string
    url: string
    /** The consent link to pass on, where we have no address to send it to. */
    inoltro?: string
  }
  'segnalazione-consenso': {
    nome: string
    segnalante: string
    agente: string
    giorni: number
    url: string
    noleggio: boolean
  }
  'segnalazione-agente': {
    nome: string
    codice: string
    cliente: string
    segnalante: string
    inoltrata: boolean
  }
}

const WAIT = 'Prima del suo consenso non chiamarla e non scriverle: ti avvisiamo noi appena risponde.'

/** The mails about a referral: to the referrer, to the referred person, to the agent. */
export const REFERRAL_TEMPLATES: { [T in keyof ReferralData]: (data: ReferralData[T]) => Mail } = {
  'segnalazione-ricevuta': (data) => ({
    subject: `La tua segnalazione ${data.codice}`,
    preheader: 'Ecco il codice per sapere come procede.',
    title: 'Segnalazione ricevuta',
    blocks: [
      text(`Ciao ${data.nome},`),
      text(
        `grazie per averci presentato ${data.cliente}. Chiediamo prima il permesso: chiamiamo solo se ci dice di sì.`,
      ),
      ...(data.inoltro
        ? [
            text(
              `Non abbiamo un suo indirizzo e-mail, quindi il permesso passa da te. Inoltra a ${data.cliente} questo link: deve aprirlo e rispondere di persona.`,
            ),
            button('Link da inoltrare', data.inoltro),
          ]
        : []),
      facts({ Codice: data.codice }),
      text('Con il codice e questo indirizzo e-mail puoi vedere in ogni momento come procede:'),
      button('Vedi come procede', data.url),
      note('Se non hai fatto tu questa segnalazione, scrivici dalla pagina dei contatti e la cancelliamo.'),
    ],
    because: 'con questo indirizzo è stata fatta una segnalazione sul nostro sito',
  }),
  'segnalazione-consenso': (data) => ({
    subject: `${data.segnalante} ci ha parlato di te: possiamo chiamarti?`,
    preheader: 'Decidi tu. Se non rispondi non ti contattiamo.',
    title: 'Vuoi che ti chiamiamo?',
    blocks: [
      text(`Ciao ${data.nome},`),
      text(
        data.noleggio
          ? `${data.segnalante} pensa che ti possa servire un’auto a noleggio a lungo termine e ci ha dato il tuo nome, il telefono e questo indirizzo, per farti parlare con ${data.agente}.`
          : `${data.segnalante} pensa che ti possa servire un consulente per un mutuo o un finanziamento e ci ha dato il tuo nome, il telefono e questo indirizzo, per farti parlare con ${data.agente}.`,
      ),
      text('Non ti chiamiamo se non vuoi. Apri la pagina e dicci sì o no: basta un minuto.'),
      button('Rispondi', data.url),
      note(
        `Il link vale ${data.giorni} giorni. Se non rispondi, o se dici di no, non ti scriviamo e non ti chiamiamo, e i tuoi dati vengono cancellati. Consulenza e risposta non costano nulla.`,
      ),
    ],
    because: `${data.segnalante} ci ha dato il tuo contatto. Senza il tuo sì non conserviamo nulla: dopo ${data.giorni} giorni i tuoi dati vengono cancellati`,
  }),
  'segnalazione-agente': (data) => ({
    subject: `Segnalazione ${data.codice}: aspetta il consenso`,
    preheader: WAIT,
    title: 'Ti hanno presentato una persona',
    blocks: [
      text(`Ciao ${data.nome},`),
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
}
