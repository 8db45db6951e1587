import { formatInstant } from '@/lib/core/dates'
import { button, facts, type Mail, note, quote, text } from './blocks'
import { REFERRAL_TEMPLATES, type ReferralData } from './referral-templates'

/** Absolute links: a mail has no page it is relative to. */
type Link = { url: string }
type Person = { nome: string }

type Data = ReferralData & {
  'lead-received': Person & {
    codice: string
    prodotto: string
    importo?: string
    agente?: string
    url?: string
  }
  'lead-assigned': Person &
    Link & { codice: string; prodotto: string; cliente: string; telefono?: string; provincia?: string }
  'confirm-account': Person & Link & { quando: string; isAgain: boolean }
  'already-registered': Person & Link & { recupero: string }
  'reset-password': Person & Link & { minuti: number }
  'password-changed': Person & { quando: string }
  'pratica-state-changed': Person & Link & { codice: string; stato: string; spiegazione?: string }
  'pratica-invito': Person & Link & { chi: string; ruolo: string; prodotto: string; giorni: number }
  'document-requested': Person & Link & { codice: string; documenti: string[]; messaggio?: string }
  'ticket-created': Person & Link & { codice: string; oggetto: string }
  'ticket-answered': Person & Link & { codice: string; oggetto: string; risposta: string }
  'richiesta-ricevuta': Person & { motivo: string; messaggio?: string }
  /** `url` is empty for people who have no page of requests. */
  'richiesta-nuova': Person &
    Link & {
      motivo: string
      cliente: string
      telefono: string
      email: string
      orario?: string
      messaggio?: string
    }
  /** The figures of the best offer are missing when nothing fitted. */
  simulazione: Person &
    Link & {
      prodotto: string
      importo: string
      durata: string
      giorno: string
      pdf: string
      offerta?: string
      rata?: string
      tassi?: string
      totale?: string
    }
  'new-sign-in': Person & Link & { quando: string; dispositivo: string; indirizzo: string }
}

export type TemplateName = keyof Data
export type TemplateData<T extends TemplateName> = Data[T]

const hello = ({ nome }: Person) => text(nome ? `Ciao ${nome},` : 'Ciao,')
const TWICE =
  'Con questo indirizzo c’è più di una registrazione da confermare: apri il link soltanto di quella che hai inviato tu.'
const NOT_YOU = 'Se non sei stato tu, cambia subito la password e avvisaci.'

/** The words of every mail. `quando` is an instant in ISO form. */
export const TEMPLATES: { [T in TemplateName]: (data: Data[T]) => Mail } = {
  ...REFERRAL_TEMPLATES,
  'lead-received': (data) => ({
    subject: `Abbiamo ricevuto la tua richiesta ${data.codice}`,
    preheader: 'Un consulente ti contatterà a breve: ecco il riepilogo.',
    title: 'Richiesta ricevuta',
    blocks: [
      hello(data),
      text('la tua richiesta di fattibilità è arrivata. Un nostro consulente la esamina e ti richiama.'),
      facts({
        Codice: data.codice,
        Prodotto: data.prodotto,
        Importo: data.importo,
        Consulente: data.agente,
      }),
      ...(data.url ? [button('Rivedi la simulazione', data.url)] : []),
      note('I valori della simulazione sono indicativi e non costituiscono un’offerta vincolante.'),
    ],
    because: 'ci hai mandato una richiesta dal sito',
  }),
  'lead-assigned': (data) => ({
    subject: `Nuova richiesta ${data.codice}: ${data.cliente}`,
    preheader: `${data.prodotto}: contatta il cliente quanto prima.`,
    title: 'Hai una nuova richiesta',
    blocks: [
      hello(data),
      text('ti è stata assegnata una richiesta. Chi viene richiamato entro un’ora risponde più volentieri.'),
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
  'confirm-account': (data) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    preheader: 'Un ultimo passo per entrare nella tua area clienti.',
    title: 'Conferma la registrazione',
    blocks: [
      hello(data),
      text('grazie per la registrazione. Conferma l’indirizzo per attivare la tua area clienti.'),
      text(`Entrerai con la password scelta nella registrazione inviata il ${formatInstant(data.quando)}.`),
      ...(data.isAgain ? [text(TWICE)] : []),
      button('Conferma l’indirizzo', data.url),
      note('Se non hai chiesto tu la registrazione, ignora questo messaggio: non succede nulla.'),
    ],
  }),
  'already-registered': (data) => ({
    subject: 'Hai già un’area clienti',
    preheader: 'Non serve registrarsi di nuovo: entra, o scegli una nuova password.',
    title: 'Hai già un’area clienti',
    blocks: [
      hello(data),
      text('qualcuno ha compilato la registrazione con questo indirizzo, che ha già un’area clienti.'),
      text('Se sei stato tu, entra con la tua password. Se non la ricordi, puoi sceglierne una nuova.'),
      button('Entra', data.url),
      button('Nuova password', data.recupero),
      note(
        'Se non sei stato tu, ignora questo messaggio: il tuo account e la tua password restano come sono.',
      ),
    ],
  }),
  'reset-password': (data) => ({
    subject: 'Reimposta la password',
    preheader: `Il collegamento vale ${data.minuti} minuti.`,
    title: 'Scegli una nuova password',
    blocks: [
      hello(data),
      text(
        `abbiamo ricevuto la richiesta di reimpostare la password. Il collegamento vale ${data.minuti} minuti.`,
      ),
      button('Scegli la nuova password', data.url),
      note('Se non l’hai chiesto tu, ignora questo messaggio: la password resta quella di prima.'),
    ],
  }),
  'password-changed': (data) => ({
    subject: 'La tua password è cambiata',
    preheader: NOT_YOU,
    title: 'Password cambiata',
    blocks: [
      hello(data),
      text(`la password del tuo account è stata cambiata il ${formatInstant(data.quando)}.`),
      text(NOT_YOU),
    ],
  }),
  'pratica-state-changed': (data) => ({
    subject: `Pratica ${data.codice}: ${data.stato}`,
    preheader: 'C’è una novità sulla tua pratica.',
    title: `La tua pratica è passata a: ${data.stato}`,
    blocks: [
      hello(data),
      text('la tua pratica ha fatto un passo.'),
      facts({ Pratica: data.codice, Stato: data.stato }),
      ...(data.spiegazione ? [text(data.spiegazione)] : []),
      button('Segui la pratica', data.url),
    ],
  }),
  'pratica-invito': (data) => ({
    subject: `${data.chi} ti chiede di seguire una pratica`,
    preheader: 'Decidi tu: finché non accetti nessuno vede i tuoi dati.',
    title: 'Vuoi seguire questa pratica?',
    blocks: [
      hello(data),
      text(
        `${data.chi} ha aperto una pratica (${data.prodotto}) e ti ha indicato con questo indirizzo come ${data.ruolo}.`,
      ),
      text(
        'Se accetti, vedi a che punto è e carichi i tuoi documenti, e chi la lavora vede il nome e i recapiti della tua area clienti. Se non accetti, o non rispondi, non vede nulla di tuo.',
      ),
      button('Rispondi', data.url),
      note(
        `Il link vale ${data.giorni} giorni. Se non sai di che cosa si tratta puoi dire di no dalla pagina, senza registrarti.`,
      ),
    ],
    because: `${data.chi} ha scritto questo indirizzo in una pratica`,
  }),
  'document-requested': (data) => ({
    subject: `Pratica ${data.codice}: ci servono dei documenti`,
    preheader: 'Caricali dalla tua area clienti, bastano pochi minuti.',
    title: 'Documenti da caricare',
    blocks: [
      hello(data),
      text(`per andare avanti con la pratica ${data.codice} ci servono:`),
      text(data.documenti.map((documento) => `• ${documento}`).join('\n')),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
      button('Carica i documenti', data.url),
      note('Non inviare documenti per e-mail: nell’area clienti sono al sicuro.'),
    ],
  }),
  'ticket-created': (data) => ({
    subject: `Ticket ${data.codice}: ${data.oggetto}`,
    preheader: 'Abbiamo preso in carico la tua segnalazione.',
    title: 'Ticket aperto',
    blocks: [
      hello(data),
      text('abbiamo ricevuto il tuo messaggio. Ti avvisiamo appena c’è una risposta.'),
      facts({ Ticket: data.codice, Oggetto: data.oggetto }),
      button('Apri il ticket', data.url),
    ],
  }),
  'ticket-answered': (data) => ({
    subject: `Ticket ${data.codice}: nuova risposta`,
    preheader: data.risposta.slice(0, 90),
    title: 'Hai una risposta',
    blocks: [
      hello(data),
      text(`c’è una risposta al ticket «${data.oggetto}»:`),
      quote(data.risposta),
      button('Rispondi', data.url),
    ],
  }),
  'richiesta-ricevuta': (data) => ({
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preheader: 'Ti rispondiamo il prima possibile.',
    title: 'Messaggio ricevuto',
    blocks: [
      hello(data),
      text('grazie per averci scritto. Ti rispondiamo il prima possibile.'),
      facts({ Motivo: data.motivo }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
    ],
    because: 'ci hai scritto dal sito',
  }),
  'richiesta-nuova': (data) => ({
    subject: `${data.motivo}: ${data.cliente}`,
    preheader: 'Una persona aspetta una risposta.',
    title: 'C’è una richiesta per te',
    blocks: [
      hello(data),
      text('qualcuno ci ha scritto dal sito e aspetta una tua risposta.'),
      facts({
        Motivo: data.motivo,
        Nome: data.cliente,
        Telefono: data.telefono,
        'E-mail': data.email,
        'Da chiamare': data.orario,
      }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
      ...(data.url ? [button('Apri la richiesta', data.url)] : []),
    ],
  }),
  simulazione: (data) => ({
    subject: `La tua simulazione: ${data.prodotto.toLowerCase()} di ${data.importo} in ${data.durata}`,
    preheader: 'Il link per riaprirla e il PDF da conservare.',
    title: 'La simulazione che ci hai chiesto',
    blocks: [
      hello(data),
      text(
        `ecco la simulazione, con le cifre del ${data.giorno}. Il PDF le conserva; il link rifà il conto con i prodotti del giorno in cui lo apri.`,
      ),
      facts({
        Prodotto: data.prodotto,
        Importo: data.importo,
        Durata: data.durata,
        'Offerta con il TAEG più basso': data.offerta,
        'Rata al mese': data.rata,
        Tassi: data.tassi,
        'Importo totale dovuto': data.totale,
      }),
      button('Riapri la simulazione', data.url),
      button('Scarica il PDF', data.pdf),
      note(
        'I valori sono indicativi e non costituiscono un’offerta vincolante. Abbiamo usato il tuo indirizzo solo per questo messaggio.',
      ),
    ],
    because: 'qualcuno, di solito tu, ha chiesto sul sito di mandarlo a questo indirizzo',
  }),
  'new-sign-in': (data) => ({
    subject: 'Nuovo accesso al tuo account',
    preheader: NOT_YOU,
    title: 'Nuovo accesso',
    blocks: [
      hello(data),
      text('è stato fatto un accesso da un dispositivo che non conosciamo.'),
      facts({ Quando: formatInstant(data.quando), Dispositivo: data.dispositivo, Indirizzo: data.indirizzo }),
      text(NOT_YOU),
      button('Controlla le sessioni', data.url),
    ],
  }),
}

/** The rendered words of a queued mail, whose template was checked when it was queued. */
export function compose(template: string, data: Record<string, unknown>): Mail {
  if (!(template in TEMPLATES)) throw new Error(`unknown mail template: ${template}`)
  const write = TEMPLATES[template as TemplateName] as (data: Record<string, unknown>) => Mail
  return write(data)
}
