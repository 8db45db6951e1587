import { type NavGroup, records, screen } from './types'

const at = (path: string) => `/admin/${path}`
const built = true
const leads = ['leads_manage'] as const
const cases = ['pratiche_manage'] as const
const reports = ['reports_see'] as const

/** Leads, cases and how they go. */
export const adminWork: readonly NavGroup[] = [
  {
    label: 'Richieste e clienti',
    icon: 'lead',
    screens: [
      ...records(
        screen(at('feeds/leadRequests'), 'Richieste di finanziamento', 'lead', {
          permissions: leads,
          built,
          keywords: 'lead campagne preventivi assegnazione',
          bar: 'Richieste',
          actions: [
            {
              label: 'Assegna le richieste…',
              at: '?filter[stato]=nuovo',
              keywords: 'assegna i contatti lead agente',
            },
          ],
        }),
        'Richiesta',
      ),
      ...records(
        screen(at('feeds/requests'), 'Contatti e candidature', 'contact', {
          permissions: leads,
          built,
          keywords: 'richiamate lavora con noi numero verde',
          bar: 'Contatti',
        }),
        'Contatto',
      ),
      screen(at('feeds/campagne'), 'Campagne', 'target', {
        permissions: leads,
        built,
        keywords: 'A/B conversione',
      }),
      ...records(
        screen(at('site/clients'), 'Clienti', 'people', { permissions: ['clients_manage'] }),
        'Cliente',
      ),
      screen(at('system/percLeads'), 'Pesi di assegnazione', 'weights', {
        permissions: leads,
        keywords: 'percLeads percentuali distribuzione richieste',
      }),
      screen(at('luccacase'), 'Agenzia immobiliare partner', 'partner', {
        permissions: leads,
        keywords: 'luccacase annunci immobili',
      }),
    ],
  },
  {
    label: 'Pratiche',
    icon: 'case',
    screens: [
      ...records(
        screen(at('reports/pratiche'), 'Pratiche', 'case', {
          permissions: cases,
          built,
          keywords: 'casi mutui prestiti opportunities IDEGG',
          bar: 'Pratiche',
        }),
        'Pratica',
      ),
      screen(at('reports/praticheFerme'), 'Pratiche ferme', 'stalled', {
        permissions: cases,
        built,
        keywords: 'in ritardo solleciti giorni',
      }),
      screen(at('reports/praticheLiquidate'), 'Pratiche liquidate', 'paid', {
        permissions: cases,
        keywords: 'erogato',
      }),
      ...records(
        screen(at('reports/predictions'), 'Previsioni', 'forecast', {
          permissions: cases,
          keywords: 'predictions',
        }),
        'Previsione',
      ),
      screen(at('reports/provvigioni'), 'Provvigioni', 'commission', { permissions: ['provvigioni_see'] }),
      screen(at('reports/eggsyncs'), 'Importazioni da EGG', 'sync', {
        permissions: ['sync_manage'],
        keywords: 'eggsyncs CRM IDEGG',
      }),
    ],
  },
  {
    label: 'Andamento',
    icon: 'chart',
    screens: [
      screen(at('reports/reportProduzione'), 'Produzione', 'chart', { permissions: reports }),
      screen(at('reports/reportPratiche'), 'Report pratiche', 'chart', { permissions: reports }),
      screen(at('reports/praticheReportFinalita'), 'Pratiche per finalità', 'chart', {
        permissions: reports,
      }),
      screen(at('reports/agents-statistics'), 'Statistiche agenti', 'chart', { permissions: reports }),
      screen(at('reports/budgetAgenti'), 'Budget agenti', 'target', {
        permissions: reports,
        keywords: 'obiettivi',
      }),
      screen(at('reports/monitoraggioBanche'), 'Monitoraggio banche', 'bank', { permissions: reports }),
      screen(at('reports/previsioniBanche'), 'Previsioni per banca', 'forecast', { permissions: reports }),
    ],
  },
]
