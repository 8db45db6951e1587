import type { FlyerInput } from '@/lib/features/materials/schema'
import type { StatoTicket } from '@/lib/features/tickets/states'
import type { AgentMaterial } from '@/prisma/generated/client'

/** A row of GET /v2/materials. */
export type Material = Pick<
  AgentMaterial,
  'kind' | 'layout' | 'colore' | 'titolo' | 'stato' | 'agentId' | 'codice'
> & {
  _id: string
  agent: { nome: string; cognome: string } | null
  /** Of an order: what asks the office for it. */
  ticket: { _id: string; codice: string; stato: StatoTicket; agentId: string | null } | null
  rata: number | null
  taeg: number | null
  cifreAl: string | null
  createdAt: string
  dati: { input?: FlyerInput; indirizzo?: string }
}

const flyerHeads = ['Volantino', 'Formato', 'Agente', 'Rata', 'TAEG', 'Cifre', 'Fatto il', 'File']

export const TEXTS = {
  rata: {
    title: 'I volantini fatti',
    none: 'Nessun volantino',
    why: 'Scegli importo e durata: il volantino che crei resta qui, con le sue cifre.',
    heads: flyerHeads,
  },
  prestito: {
    title: 'I volantini fatti',
    none: 'Nessun volantino',
    why: 'Scegli importo e durata: il volantino che crei resta qui, con le sue cifre.',
    heads: flyerHeads,
  },
  bdv: {
    title: 'Gli ordini fatti',
    none: 'Nessun ordine',
    why: 'Quando ordini, la richiesta e il PDF approvato restano qui.',
    heads: ['Ordine', 'Per', 'Ticket', 'A che punto è', 'Consegna', 'Ordinati il', 'File'],
  },
} as const
