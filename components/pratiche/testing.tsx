import type { ReactNode } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { statiOptions } from '@/lib/features/pratiche/fields'
import { percorso } from '@/lib/words/case-states'
import { CaseProvider } from './case-context'
import { useCaseQuery } from './use-case-query'

/** A case as GET /v2/pratiche/{id} answers. */
export function aCase(overrides: Partial<PraticaDetail> = {}): PraticaDetail {
  return {
    _id: 'p1',
    version: 3,
    codice: 'P26-ESEMPIO',
    idegg: null,
    product: 'mutuo',
    finalita: 'acquisto_prima_casa',
    stato: 'stipula',
    statoPrecedente: null,
    statoDal: '2026-11-01T09:00:00.000Z',
    intestatario: 'Anna Esempio',
    importoRichiesto: 150_000,
    importoDeliberato: null,
    importoErogato: null,
    durataMesi: 300,
    tipoTasso: null,
    tan: null,
    taeg: null,
    spread: null,
    rata: null,
    valoreImmobile: null,
    prezzo: null,
    valorePerizia: null,
    ltv: null,
    provincia: null,
    comune: null,
    segnalatore: null,
    sollecitataAt: null,
    ricontattareIl: null,
    origine: 'agente',
    motivoRifiuto: null,
    causale: null,
    bankId: null,
    bankProductId: null,
    agent: null,
    agency: null,
    bank: null,
    bankProduct: null,
    agentId: null,
    agencyId: null,
    createdAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-01T09:00:00.000Z',
    ultimaAttivita: '2026-11-01T09:00:00.000Z',
    dataInvioBanca: null,
    dataDelibera: null,
    firmaIl: null,
    dataLiquidazione: null,
    erogazioneDaConfermare: false,
    erogazioneRegistrata: null,
    note: '',
    lead: null,
    appuntamento: null,
    ferma: null,
    prossimiStati: ['liquidata', 'sospesa', 'ritirata'],
    persone: [],
    documenti: [],
    eventi: [],
    appuntamenti: [],
    provvigioni: null,
    provvigioneAttesa: null,
    accordo: null,
    preventivi: [],
    incarichi: [],
    propostaIncarico: null,
    mancanze: [],
    rifiuto: null,
    riesame: null,
    ...overrides,
  }
}

function Loaded({ initial, children }: { initial: PraticaDetail; children: ReactNode }) {
  const { pratica, reload } = useCaseQuery(initial)
  return (
    <CaseProvider value={{ pratica, reload, stati: statiOptions, percorso: percorso(pratica.product) }}>
      {children}
    </CaseProvider>
  )
}

/** A part of the case page, on an agent's page of that case. */
export const renderInCase = (initial: PraticaDetail, node: ReactNode) =>
  renderShell(<Loaded initial={initial}>{node}</Loaded>, {
    area: 'agent',
    path: `/agents/reports/pratiche/${initial._id}`,
  })
