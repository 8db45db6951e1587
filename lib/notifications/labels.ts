import { type Actor, can } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { keysOf } from '@/lib/core/keys'

/** How somebody is told: in the bell of the area, or by mail. */
export const CANALI = { campanella: 'Campanella', email: 'E-mail' } as const
export type Canale = keyof typeof CANALI
type Staff = 'admin' | 'agent'

type Evento = {
  label: string
  /** Only the ways in which the code tells it: a choice that changes nothing is not offered. */
  canali: Partial<Record<Staff, readonly Canale[]>>
  /** One way has to stay: the work would not be done. */
  necessario?: true
  /** Of administrators only who holds it is told. */
  flag?: PermissionFlag
}

/**
 * What people of the network and the office are told and may choose about. What the law or the safety of an account asks
 * (a new sign-in, a password, permissions that grew, a confidential report) is told to everybody whom it concerns.
 */
export const EVENTI = {
  lead: {
    label: 'Ricevi una richiesta',
    canali: { agent: ['campanella', 'email'] },
    necessario: true,
  },
  segnalazione: {
    label: 'Ricevi una segnalazione, o chi ti è stato segnalato dice di no',
    canali: { agent: ['campanella', 'email'] },
  },
  contatto: {
    label: 'Qualcuno scrive dal sito o chiede di essere richiamato',
    canali: { agent: ['campanella', 'email'], admin: ['campanella', 'email'] },
    flag: 'leads_manage',
  },
  pratica: {
    label: 'Una pratica ti è affidata, o passa a un altro agente',
    canali: { agent: ['campanella', 'email'] },
  },
  erogazione: {
    label: 'Un’erogazione registrata da un agente aspetta la conferma della sede, o l’ha avuta',
    canali: { agent: ['campanella', 'email'], admin: ['campanella'] },
    flag: 'pratiche_manage',
  },
  ferma: {
    label: 'Una tua pratica, o una della tua squadra, è ferma da troppi giorni',
    canali: { agent: ['campanella', 'email'] },
  },
  identificazione: {
    label: 'Un tuo cliente va identificato di nuovo',
    canali: { agent: ['campanella'] },
  },
  preventivo: {
    label: 'Un cliente accetta o rifiuta un preventivo',
    canali: { agent: ['campanella'], admin: ['campanella'] },
    flag: 'pratiche_manage',
  },
  incarico: {
    label: 'Un cliente firma l’incarico di una tua pratica, o ne recede',
    canali: { agent: ['campanella'] },
  },
  riesame: {
    label: 'Un cliente chiede che una persona riesamini un rifiuto',
    canali: { agent: ['campanella'], admin: ['campanella'] },
    flag: 'pratiche_manage',
  },
  invito: {
    label: 'Una persona risponde all’invito a seguire una pratica',
    canali: { agent: ['campanella'] },
  },
  consegne: {
    label: 'Ricevi le consegne di chi lascia la rete',
    canali: { agent: ['campanella', 'email'] },
  },
  sostituzione: { label: 'Sostituisci un collega assente', canali: { agent: ['campanella'] } },
  documento: {
    label: 'Un tuo documento sta per scadere',
    canali: { agent: ['campanella', 'email'] },
  },
  corso: {
    label: 'Un corso ti aspetta, o è da fare entro una settimana',
    canali: { agent: ['campanella', 'email'] },
  },
  ore: {
    label: 'Ti mancano ore di aggiornamento OAM',
    canali: { agent: ['campanella', 'email'] },
  },
  adempimento: {
    label: 'Un reclamo senza risposta si avvicina al suo termine, o l’ha passato',
    canali: { admin: ['campanella', 'email'] },
    flag: 'compliance_see',
  },
  profilo: {
    label: 'Una modifica al profilo pubblico aspetta l’approvazione, o l’ha avuta',
    canali: { agent: ['campanella'], admin: ['campanella'] },
    flag: 'agents_manage',
  },
  budget: {
    label: 'Gli obiettivi di una squadra aspettano l’approvazione, o l’hanno avuta',
    canali: { agent: ['campanella'], admin: ['campanella'] },
    flag: 'budgets_manage',
  },
  pesi: {
    label: 'I pesi di un agente passano agli altri',
    canali: { admin: ['campanella'] },
    flag: 'leads_manage',
  },
  lavoro: {
    label:
      'Un lavoro che hai avviato (importazione, consegne, estratti) è finito; e-mail se dura più di 2 minuti',
    canali: { admin: ['campanella', 'email'] },
  },
  ordine: {
    label: 'Un ordine di merchandising arriva, o va avanti',
    canali: { agent: ['campanella', 'email'], admin: ['campanella', 'email'] },
    flag: 'merchandising_manage',
  },
  comunicazione: {
    label: 'La sede pubblica una comunicazione, o ti ricorda di leggerla (quelle urgenti arrivano sempre)',
    canali: { agent: ['campanella', 'email'] },
  },
  firma: {
    label: 'La firma e-mail che hai copiato è da aggiornare',
    canali: { agent: ['campanella'] },
  },
  classifica: { label: 'Esce la classifica di un mese', canali: { agent: ['campanella'] } },
  ticket: {
    label: 'La ricevuta dei ticket che apri, e le risposte',
    canali: { agent: ['campanella', 'email'], admin: ['campanella', 'email'] },
  },
  ticketUfficio: {
    label:
      'Un ticket ti è affidato, aspetta una tua risposta o sta per scadere; ti menzionano, o scrivono in uno che segui; e-mail se è fuori tempo',
    canali: { admin: ['campanella', 'email'] },
    flag: 'ticketing_access',
  },
} as const satisfies Record<string, Evento>

export type NomeEvento = keyof typeof EVENTI
export const NOMI_EVENTI = keysOf(EVENTI)

/** What somebody may be told, with the ways of each; an administrator sees the work that they may do. */
export function eventsOf(actor: Actor): { evento: NomeEvento; canali: readonly Canale[] }[] {
  const { role } = actor
  if (role !== 'admin' && role !== 'agent') return []
  return NOMI_EVENTI.flatMap((evento) => {
    const { canali, flag }: Evento = EVENTI[evento]
    const own = canali[role]
    if (!own || (role === 'admin' && flag && !can(actor, flag))) return []
    return [{ evento, canali: own }]
  })
}

export const isNeeded = (evento: NomeEvento): boolean => (EVENTI[evento] as Evento).necessario === true
