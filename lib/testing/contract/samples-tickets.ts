import { newId } from '@/lib/core/ids'
import { adminWith } from '@/lib/testing/test-kit'
import { buildAdmin } from '@/prisma/seed/factories/people'
import {
  buildReclamo,
  buildTicket,
  buildTicketCalendar,
  buildTicketCategory,
  buildTicketMacro,
  buildTicketRule,
} from '@/prisma/seed/factories/service'
import type { Sample } from './sample'

const STATI = ['aperto', 'in_lavorazione', 'in_attesa', 'risolto', 'chiuso'] as const

/** The help desk. */
export const tickets: Record<string, Sample> = {
  tickets: {
    build: (n) => {
      const day = new Date(Date.UTC(2026, 1, 1 + n))
      return buildTicket({
        oggetto: `Oggetto ${n % 4}`,
        stato: STATI[n % 5],
        priorita: n % 2 ? 'alta' : 'normale',
        lastMessageAt: day,
        scadeAt: n % 3 === 0 ? null : day,
        fuoriTempo: n % 4 === 0,
        csat: n % 2 ? 5 : null,
        daRispondere: n % 2 === 0,
        riaperture: n % 3,
        risoltoAt: n % 5 > 2 ? day : null,
      })
    },
    flags: ['ticketing_full_access'],
    hidden: async () => ({
      id: (await buildTicket({ assigneeId: (await buildAdmin()).id })).id,
      from: await adminWith('ticketing_answer'),
    }),
    patch: { priorita: 'urgente', tag: ['mutuo'] },
    invalid: [
      [{ priorita: 'subito' }, 'priorita'],
      [{ stato: 'chiuso' }, 'stato'],
      [{ categoryId: '01900000-0000-7000-8000-000000000000' }, 'categoryId'],
      [{ tag: [''] }, 'tag.0'],
    ],
    search: { word: 'Nuvolò', make: (word) => buildTicket({ oggetto: `${word} sparita` }) },
  },
  ticketCategories: {
    build: (n) => buildTicketCategory({ attiva: n % 2 === 0 }),
    body: async (n) => ({
      nome: `Categoria ${n}`,
      attiva: true,
      perClienti: true,
      reclami: false,
      ordine: n,
      minutiRisposta: 240,
      minutiSoluzione: null,
      calendarioId: (await buildTicketCalendar()).id,
      tempi: [{ priorita: 'urgente', minutiRisposta: 30, minutiSoluzione: null, calendarioId: null }],
      admins: [{ adminId: (await buildAdmin()).id }],
    }),
    patch: { minutiRisposta: 120, minutiSoluzione: 960 },
    search: { word: 'Nuvolò', make: (word) => buildTicketCategory({ nome: word }) },
    invalid: [
      [{ nome: '' }, 'nome'],
      [{ minutiRisposta: 0 }, 'minutiRisposta'],
      [{ minutiSoluzione: 1.5 }, 'minutiSoluzione'],
      [{ admins: [{ adminId: 'x' }] }, 'admins.0.adminId'],
      [
        { tempi: [{ priorita: 'alta', minutiRisposta: 0, minutiSoluzione: null, calendarioId: null }] },
        'tempi.0.minutiRisposta',
      ],
    ],
  },
  ticketCalendari: {
    build: (n) => buildTicketCalendar({ festivi: n % 2 === 0 }),
    body: async (n) => ({
      nome: `Calendario ${n}`,
      orari: [{ giorno: 1, dalle: '09:00', alle: '13:00' }],
      festivi: true,
      chiusure: [{ giorno: '2026-12-07', motivo: 'Ponte' }],
    }),
    patch: { orari: [{ giorno: 1, dalle: '08:00', alle: '12:00' }] },
    invalid: [
      [{ nome: '' }, 'nome'],
      [{ orari: [] }, 'orari'],
      [{ orari: [{ giorno: 1, dalle: '13:00', alle: '09:00' }] }, 'orari.0'],
      [{ chiusure: [{ giorno: 'domani', motivo: '' }] }, 'chiusure.0.giorno'],
    ],
  },
  reclami: {
    build: (n) => {
      const ricevutoIl = new Date(Date.UTC(2026, 1, 1 + n))
      const answered = n % 2 ? { esito: 'respinto' as const, rispostoIl: ricevutoIl } : {}
      return buildReclamo({
        ricevutoIl,
        ...answered,
        product: n % 3 ? 'prestito' : null,
        causale: n % 2 ? 'costi' : 'tempi',
        canale: n % 2 ? 'pec' : 'area',
        abfIl: n % 4 === 0 ? ricevutoIl : null,
        abfEsito: n % 8 === 0 ? 'in_corso' : null,
      })
    },
    hidden: async () => ({
      id: (await buildReclamo({ ticketId: (await buildTicket({ assigneeId: (await buildAdmin()).id })).id }))
        .id,
      from: await adminWith('ticketing_answer'),
    }),
    patch: { canale: 'posta', product: 'cdq', causale: 'trasparenza' },
    invalid: [
      [{ canale: 'piccione' }, 'canale'],
      [{ esito: 'accolto' }, 'esito'],
      [{ abfIl: '2999-01-01' }, 'abfIl'],
      [{ abfIl: '2020-01-01' }, 'abfIl'],
      [{ abfIl: null, abfEsito: 'respinto' }, 'abfIl'],
    ],
  },
  ticketMacros: {
    build: async (n) =>
      buildTicketMacro({ categoryId: n % 2 ? (await buildTicketCategory()).id : null, ordine: n % 3 }),
    body: async (n) => ({
      nome: `Risposta ${n}`,
      testo: 'Ti scriviamo entro domani.',
      stato: 'risolto',
      categoryId: null,
      ordine: n,
    }),
    patch: { testo: 'Ti scriviamo oggi.' },
    invalid: [
      [{ testo: '' }, 'testo'],
      [{ stato: 'aperto' }, 'stato'],
    ],
  },
  ticketRules: {
    build: (n) =>
      buildTicketRule({ attiva: n % 2 === 0, evento: n % 3 ? 'creato' : 'scaduto', ordine: n % 4 }),
    body: async (n) => ({
      nome: `Regola ${n}`,
      attiva: true,
      ordine: n,
      evento: 'inattivo',
      ore: 8,
      condizioni: [
        { tipo: 'categoria', categoryId: (await buildTicketCategory()).id },
        { tipo: 'parole', parole: ['bonific', 'iban'] },
      ],
      azioni: [{ tipo: 'nota', testo: 'Sentire l’amministrazione.' }],
    }),
    patch: { nome: 'Un altro nome', ordine: 7 },
    invalid: [
      [{ nome: '' }, 'nome'],
      [{ evento: 'inattivo', ore: null }, 'ore'],
      [{ evento: 'creato', ore: 4 }, 'ore'],
      [{ condizioni: [{ tipo: 'categoria' }] }, 'condizioni.0.categoryId'],
      [{ condizioni: [{ tipo: 'fuori_orario', stato: 'aperto' }] }, 'condizioni.0.stato'],
      [{ azioni: [] }, 'azioni'],
      [{ azioni: [{ tipo: 'assegna_meno' }, { tipo: 'assegna', adminId: newId() }] }, 'azioni.1.tipo'],
    ],
  },
  ticketStaff: {
    build: (n) => buildAdmin({ surname: `Cognome ${n % 4}`, permissions: { ticketing_access: true } }),
    search: {
      word: 'Ultimaà',
      make: (word) => buildAdmin({ surname: word, permissions: { ticketing_access: true } }),
    },
  },
}
