import type { AudienceRules } from '@/lib/features/audiences/schema'

type Form = readonly [nome: string, descrizione: string]
type Folder = {
  nome: string
  parent?: string
  tag: readonly string[]
  /** Who alone sees what lies in it. */
  per?: AudienceRules
  forms: readonly Form[]
}

/** What the office gives its network to fill in, to read and to hand over. */
export const FORM_FOLDERS: readonly Folder[] = [
  {
    nome: 'Mutui',
    tag: ['mutui'],
    forms: [
      ['Richiesta di mutuo', 'Da compilare con il cliente al primo incontro.'],
      ['Elenco dei documenti per il mutuo', 'Che cosa serve, per dipendenti, autonomi e pensionati.'],
      ['Scheda dell’immobile', 'Dati catastali, provenienza, stato dei lavori.'],
      ['Delega per la visura catastale', 'Firmata dal proprietario dell’immobile.'],
      ['Autocertificazione dello stato di famiglia', 'Per il fondo di garanzia prima casa.'],
      ['Modulo del fondo prima casa', 'Versione Consap, per gli under 36.'],
      ['Richiesta di surroga', 'Con l’autorizzazione al conteggio estintivo.'],
      ['Richiesta di conteggio estintivo', 'Da inviare alla banca di provenienza.'],
      ['Confronto tra fisso e variabile', 'Una pagina da lasciare al cliente.'],
      ['Lettera di accompagnamento per il notaio', 'Con i riferimenti della banca e della stipula.'],
    ],
  },
  {
    nome: 'Istruttoria',
    parent: 'Mutui',
    tag: ['mutui', 'istruttoria'],
    forms: [
      ['Controllo della pratica prima dell’invio', 'L’elenco che la segreteria segue.'],
      ['Foglio di lavoro per autonomi', 'Come si legge un modello Redditi.'],
      ['Foglio di lavoro per società', 'Bilanci, affidamenti, garanzie.'],
      ['Richiesta di perizia', 'Incarico al perito, con i recapiti per il sopralluogo.'],
      ['Segnalazione di pratica urgente', 'Quando la stipula è fissata entro venti giorni.'],
      ['Richiesta di deroga', 'Per importi e durate fuori griglia.'],
      ['Verbale di incontro con la banca', 'Da allegare alla pratica.'],
      ['Integrazione dei documenti', 'Che cosa manca, e per quando.'],
      ['Nota sul merito creditizio', 'Una pagina di sintesi per il deliberante.'],
      ['Lista delle banche per tipo di reddito', 'Chi accetta che cosa, per provincia.'],
    ],
  },
  {
    nome: 'Prestiti e cessione del quinto',
    tag: ['prestiti', 'cdq'],
    forms: [
      ['Richiesta di prestito personale', 'Con il questionario sul reddito.'],
      ['Richiesta di cessione del quinto', 'Per dipendenti pubblici e privati.'],
      ['Richiesta di delegazione di pagamento', 'Quando il quinto è già impegnato.'],
      ['Certificato di stipendio', 'Da far compilare al datore di lavoro.'],
      ['Quota cedibile per pensionati', 'Come si chiede all’INPS.'],
      ['Dichiarazione sullo stato di salute', 'Per la polizza obbligatoria.'],
      ['Rinnovo della cessione', 'Tempi e conteggi dopo i due quinti.'],
      ['Lettera di notifica al datore di lavoro', 'Con la ricevuta di consegna.'],
      ['Consolidamento dei debiti', 'Prospetto delle rate prima e dopo.'],
      ['Estinzione anticipata', 'Che cosa torna al cliente, e come.'],
    ],
  },
  {
    nome: 'Privacy e antiriciclaggio',
    tag: ['privacy', 'antiriciclaggio'],
    forms: [
      ['Informativa privacy per i clienti', 'Da consegnare prima di raccogliere i dati.'],
      ['Consenso al trattamento dei dati', 'Marketing, terzi, profilazione: uno per uno.'],
      ['Adeguata verifica della clientela', 'Per ogni nuovo rapporto.'],
      ['Verifica rafforzata', 'Quando il profilo di rischio è alto.'],
      ['Dichiarazione del titolare effettivo', 'Per società e associazioni.'],
      ['Persone politicamente esposte', 'Domande da fare, e come annotarle.'],
      ['Segnalazione di operazione sospetta', 'Si consegna al responsabile, mai per e-mail.'],
      ['Registro delle violazioni dei dati', 'Che cosa scrivere, entro quando.'],
      ['Richiesta di cancellazione dei dati', 'Modulo per il cliente.'],
      ['Istruzioni per chi tratta i dati', 'Per tutta la rete, da leggere ogni anno.'],
    ],
  },
  {
    nome: 'Trasparenza',
    tag: ['trasparenza'],
    forms: [
      ['Foglio informativo della mediazione', 'Da consegnare al primo contatto.'],
      ['Contratto di mediazione', 'Due copie firmate, una al cliente.'],
      ['Documento generale sui diritti del cliente', 'Va consegnato con il foglio informativo.'],
      ['Guida al credito ai consumatori', 'Pubblicazione della Banca d’Italia.'],
      ['Guida ai mutui', 'Pubblicazione della Banca d’Italia.'],
      ['Modulo di reclamo', 'Risposta entro sessanta giorni.'],
      ['Guida all’Arbitro Bancario Finanziario', 'Quando il reclamo non basta.'],
      ['Tassi soglia del trimestre', 'TEGM pubblicati dal Ministero.'],
      ['Ricevuta di consegna dei documenti', 'Firmata dal cliente, si tiene in pratica.'],
      ['Convenzione con le associazioni', 'Condizioni riservate agli iscritti.'],
    ],
  },
  {
    nome: 'Mandato e provvigioni',
    tag: ['mandato'],
    forms: [
      ['Contratto di collaborazione', 'Testo in vigore, per i nuovi ingressi.'],
      ['Tabella delle provvigioni', 'Per prodotto e per fascia.'],
      ['Regolamento della rete', 'Diritti, doveri, uso del marchio.'],
      ['Richiesta di anticipo provvigioni', 'Fino a due volte l’anno.'],
      ['Comunicazione di nuovo conto corrente', 'Con copia della carta d’identità.'],
      ['Polizza di responsabilità civile', 'Condizioni e certificato.'],
      ['Aggiornamento professionale OAM', 'Ore da fare, e come si certificano.'],
      ['Uso del marchio e del biglietto da visita', 'Che cosa si può stampare.'],
      ['Chiusura del mandato', 'Consegne e tempi.'],
    ],
  },
  {
    nome: 'Per chi guida un’agenzia',
    parent: 'Mandato e provvigioni',
    tag: ['agenzia'],
    per: { regole: [{ tipo: 'figura', valori: ['responsabile_agenzia', 'area_manager'] }], escludi: [] },
    forms: [['Modulo di rimborso spese', 'Affitto, utenze e insegne della sede.']],
  },
]
