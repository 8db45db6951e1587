/** Something that the site leaves on a device. */
export type StoredItem = {
  /** As the browser shows them; «…» stands for what changes from one to the next. */
  names: readonly string[]
  where: 'Cookie' | 'Memoria locale' | 'Memoria della finestra'
  what: string
  until: string
}

const CLOSED = 'finché non la chiudi'

/**
 * All that the site leaves on a device: the cookie policy and the page of preferences list it from here, and a test
 * compares it with the source.
 */
export const BROWSER_STORAGE: readonly StoredItem[] = [
  {
    names: ['cookie_consent'],
    where: 'Memoria locale',
    what: 'La tua scelta sui cookie, con la data e la versione del testo.',
    until: '6 mesi, poi te lo chiediamo di nuovo',
  },
  {
    names: ['cookie_consent_log', 'cookie_consent_queue'],
    where: 'Memoria locale',
    what: 'Le ultime venti scelte, per mostrartele, e quelle ancora da registrare da noi.',
    until: 'finché non le cancelli dal browser',
  },
  {
    names: ['ab'],
    where: 'Cookie',
    what: 'Quale delle due versioni di una pagina di campagna vedi: una lettera sola, che non dice chi sei.',
    until: '30 giorni',
  },
  {
    names: ['campaign'],
    where: 'Memoria della finestra',
    what: 'Da quale pagina, annuncio o volantino di un consulente sei arrivato, per dirlo insieme alla richiesta se ce la invii.',
    until: CLOSED,
  },
  {
    names: ['vista:…', 'conversione:…'],
    where: 'Memoria della finestra',
    what: 'Che hai già visto una pagina di campagna, o inviato la richiesta, per contarti una volta sola.',
    until: CLOSED,
  },
  {
    names: ['richiesta:…'],
    where: 'Memoria della finestra',
    what: 'Quello che stai scrivendo nel modulo di una pagina di campagna, recapiti compresi: se ricarichi non ricominci da capo.',
    until: 'finché non invii la richiesta o chiudi la finestra',
  },
  {
    names: ['apertura'],
    where: 'Memoria locale',
    what: 'Quando hai visto l’ultima pagina, per non ripetere l’animazione iniziale nella stessa visita.',
    until: 'finché non la cancelli dal browser',
  },
  {
    names: ['mappa'],
    where: 'Memoria della finestra',
    what: 'Che hai chiesto la mappa dettagliata delle agenzie, e quale sito la fornisce.',
    until: CLOSED,
  },
  {
    names: ['client_access', 'agent_access', 'admin_access'],
    where: 'Cookie',
    what: 'Tengono aperto il tuo accesso all’area riservata.',
    until: '1 giorno',
  },
  {
    names: ['client_refresh', 'agent_refresh', 'admin_refresh'],
    where: 'Cookie',
    what: 'Rinnovano l’accesso senza chiederti di nuovo la password.',
    until: '1 giorno',
  },
  {
    names: ['client_device', 'agent_device', 'admin_device'],
    where: 'Cookie',
    what: 'Che da questo browser hai già fatto l’accesso: se qualcuno prova a indovinare la tua password da altrove, tu puoi entrare lo stesso.',
    until: '6 mesi dall’ultimo accesso',
  },
  {
    names: ['client_csrf', 'agent_csrf', 'admin_csrf', 'client_callback', 'agent_callback', 'admin_callback'],
    where: 'Cookie',
    what: 'Proteggono il modulo di accesso da chi volesse usarlo al posto tuo.',
    until: 'finché non chiudi il browser',
  },
  {
    names: ['client_user', 'clients_user', 'agent_user', 'agents_user', 'admin_user'],
    where: 'Memoria locale',
    what: 'Il tuo nome e cognome, per salutarti quando hai fatto l’accesso.',
    until: 'finché non esci dall’area riservata; vale un giorno dall’ultima pagina che vi hai aperto',
  },
  {
    names: ['mantine-color-scheme-value'],
    where: 'Memoria locale',
    what: 'Il tema chiaro o scuro che hai scelto nell’area riservata.',
    until: 'finché non lo cancelli dal browser',
  },
  {
    names: ['letto-dopo'],
    where: 'Memoria locale',
    what: 'A che punto erano i nostri dati quando hai salvato qualcosa nell’area riservata, per mostrarti sempre la versione con la tua modifica: un numero, che non dice che cosa hai salvato.',
    until: 'vale un minuto; resta finché non la cancelli dal browser',
  },
  {
    names: ['area-menu'],
    where: 'Memoria locale',
    what: 'Se nell’area riservata tieni il menu stretto.',
    until: 'finché non lo cancelli dal browser',
  },
  {
    names: ['area-pagine:…'],
    where: 'Memoria locale',
    what: 'Le pagine dell’area riservata che hai fissato nel menu, e le ultime che hai aperto.',
    until: 'le ultime aperte finché non esci, quelle fissate finché non le togli',
  },
  {
    names: ['ticket:…'],
    where: 'Memoria della finestra',
    what: 'Il ticket che stai scrivendo nell’area riservata, perché non vada perso se cambi pagina.',
    until: 'finché non lo invii, esci o chiudi la finestra',
  },
  {
    names: ['righe-scelte'],
    where: 'Memoria della finestra',
    what: 'Quali righe di un elenco dell’area riservata hai scelto, per portarle nella pagina che apri.',
    until: CLOSED,
  },
  {
    names: ['elenco:…'],
    where: 'Memoria della finestra',
    what: 'L’ultimo elenco che hai aperto nell’area riservata, con quello che vi cercavi: da una scheda passi alla successiva.',
    until: 'finché non esci o chiudi la finestra',
  },
  {
    names: ['strumenti-recenti'],
    where: 'Memoria locale',
    what: 'Quali strumenti dell’area agenti hai usato per ultimi, per metterli davanti; non che cosa ci hai scritto.',
    until: 'finché non li cancelli dal browser',
  },
]
