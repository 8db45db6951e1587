import type { AzioneRegola, CondizioneRegola, EventoRegola } from '@/prisma/generated/enums'

/* A rule reads as a sentence: «Quando si apre un ticket, se la categoria è Provvigioni, assegna a …». */

export const EVENTI: Record<EventoRegola, string> = {
  creato: 'Si apre un ticket',
  risposta: 'Chi l’ha aperto risponde',
  inattivo: 'Nessuno scrive da',
  senza_risposta: 'Manca la prima risposta da',
  in_scadenza: 'È passato l’80% del tempo',
  scaduto: 'Il tempo è scaduto',
}

/** Events that wait for some hours. */
export const ATTESE: readonly EventoRegola[] = ['inattivo', 'senza_risposta']

export const CONDIZIONI: Record<CondizioneRegola, string> = {
  categoria: 'la categoria è',
  parole: 'ci sono le parole',
  aperto_da: 'l’ha aperto',
  agenzia: 'l’agente è di',
  priorita: 'la priorità è',
  stato: 'lo stato è',
  fuori_orario: 'è stato aperto fuori orario',
}

export const AZIONI: Record<AzioneRegola, string> = {
  assegna: 'assegna a',
  assegna_meno: 'assegna a chi ha meno ticket',
  priorita: 'imposta la priorità',
  nota: 'scrivi la nota interna',
  risposta: 'invia la risposta pronta',
  avvisa: 'avvisa nella campanella',
}

export const RUOLI = { agent: 'un agente', client: 'un cliente', admin: 'la sede' } as const
