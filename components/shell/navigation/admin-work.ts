import { imports, type NavGroup, records, screen } from './types'

const at = (path: string) => `/admin/${path}`
const built = true
const leads = ['leads_manage'] as const
const cases = ['pratiche_manage'] as const
const reports = ['reports_see'] as const
const commissions = ['provvigioni_see'] as const

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
        screen(at('site/clients'), 'Clienti', 'people', {
          permissions: ['clients_manage'],
          built,
          actions: [{ label: 'Importa clienti…', at: '/import', keywords: 'csv file importazione' }],
        }),
        'Cliente',
      ),
      ...imports(at('site/clients'), 'clienti', ['clients_manage']),
      screen(at('system/percLeads'), 'Pesi di assegnazione', 'weights', {
        permissions: leads,
        built,
        keywords: 'percLeads percentuali distribuzione richieste',
        actions: [{ label: 'Importa pesi…', at: '/import', keywords: 'csv file importazione' }],
      }),
      ...imports(at('system/percLeads'), 'pesi', leads),
      ...records(
        screen(at('luccacase'), 'Partner immobiliare', 'partner', {
          permissions: leads,
          built,
          keywords: 'luccacase annunci immobili',
          actions: [{ label: 'Importa annunci…', at: '/import', keywords: 'csv file importazione' }],
        }),
        'Annuncio',
      ),
      ...imports(at('luccacase'), 'annunci', leads),
      screen(at('luccacase/consegne'), 'Consegne del partner', 'partner', {
        permissions: leads,
        built,
        menu: false,
      }),
      screen(at('luccacase/collegamento'), 'Collegamento con il partner', 'partner', {
        permissions: leads,
        built,
        menu: false,
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
      screen(at('reports/identificazioni'), 'Identificazioni', 'shield', {
        permissions: cases,
        built,
        keywords: 'antiriciclaggio adeguata verifica rischio scadenze rinnovi',
      }),
      screen(at('reports/identificazioni/registro'), 'Registro delle identificazioni', 'shield', {
        permissions: ['aml_manage'],
        built,
        keywords: 'antiriciclaggio ispezione titolari effettivi PEP',
      }),
      screen(at('reports/praticheLiquidate'), 'Pratiche liquidate', 'paid', {
        permissions: cases,
        built,
        keywords: 'erogato',
      }),
      ...records(
        screen(at('reports/predictions'), 'Previsioni', 'forecast', {
          permissions: cases,
          built,
          keywords: 'predictions',
        }),
        'Previsione',
      ),
      screen(at('reports/predictions/andamento'), 'Andamento delle previsioni', 'forecast', {
        permissions: cases,
        built,
        menu: false,
      }),
      screen(at('reports/predictions/accuratezza'), 'Accuratezza delle previsioni', 'forecast', {
        permissions: cases,
        built,
        menu: false,
      }),
      ...records(
        screen(at('reports/eggsyncs'), 'Importazioni da EGG', 'sync', {
          permissions: ['sync_manage'],
          built,
          keywords: 'eggsyncs CRM IDEGG abbinamenti',
          actions: [{ label: 'Importa un file di EGG…', at: '/import', keywords: 'csv' }],
        }),
        'Importazione',
      ),
      screen(at('reports/eggsyncs/abbinamenti'), 'Abbinamenti', 'sync', {
        permissions: ['sync_manage'],
        built,
        menu: false,
      }),
      screen(at('reports/eggsyncs/import'), 'Importazione da EGG', 'folder', {
        permissions: ['sync_manage'],
        built,
        menu: false,
      }),
    ],
  },
  {
    label: 'Provvigioni',
    icon: 'commission',
    screens: [
      screen(at('reports/provvigioni'), 'Maturato', 'commission', {
        permissions: commissions,
        built,
        keywords: 'provvigioni quote storni',
      }),
      screen(at('reports/provvigioni/beneficiari'), 'Per beneficiario', 'commission', {
        permissions: commissions,
        built,
        keywords: 'provvigioni da pagare agenti agenzie',
      }),
      screen(at('reports/provvigioni/banche'), 'Per banca', 'bank', {
        permissions: commissions,
        built,
        keywords: 'provvigioni lordo atteso incassato differenza',
      }),
      screen(at('reports/provvigioni/incassi'), 'Incassi', 'paid', {
        permissions: commissions,
        built,
        keywords: 'provvigioni pagamenti delle banche incassato riconciliazione',
      }),
      ...imports(at('reports/provvigioni/incassi'), 'incassi', ['provvigioni_manage']),
      screen(at('reports/provvigioni/incassi/differenze'), 'Differenze', 'percent', {
        permissions: commissions,
        built,
        keywords: 'provvigioni da incassare mancanti atteso riconciliazione',
      }),
      ...records(
        screen(at('reports/provvigioni/estratti'), 'Estratti conto', 'paid', {
          permissions: commissions,
          built,
          keywords: 'provvigioni pagamenti',
        }),
        'Estratto conto',
      ),
      ...records(
        screen(at('reports/provvigioni/accordi'), 'Accordi', 'percent', {
          permissions: commissions,
          built,
          keywords: 'provvigioni percentuali quote split',
        }),
        'Accordo',
      ),
      screen(at('reports/provvigioni/accordi/add'), 'Nuovo accordo', 'percent', {
        permissions: ['provvigioni_manage'],
        built,
        menu: false,
      }),
      ...records(
        screen(at('reports/provvigioni/accordi-banche'), 'Accordi banche', 'bank', {
          permissions: commissions,
          built,
          keywords: 'provvigioni convenzioni percentuali',
        }),
        'Accordo con una banca',
      ),
      ...records(
        screen(at('reports/provvigioni/segnalatori'), 'Segnalatori', 'people', {
          permissions: commissions,
          built,
          keywords: 'segnalazioni accordi compenso chi presenta clienti',
        }),
        'Segnalatore',
      ),
      screen(at('reports/provvigioni/segnalatori/add'), 'Nuovo segnalatore', 'people', {
        permissions: ['provvigioni_manage'],
        built,
        menu: false,
      }),
      screen(at('reports/provvigioni/accordi-banche/add'), 'Nuovo accordo con una banca', 'bank', {
        permissions: ['provvigioni_manage'],
        built,
        menu: false,
      }),
    ],
  },
  {
    label: 'Andamento',
    icon: 'chart',
    screens: [
      screen(at('reports/reportProduzione'), 'Produzione', 'chart', { permissions: reports, built }),
      screen(at('reports/reportPratiche'), 'Report pratiche', 'chart', { permissions: reports, built }),
      screen(at('reports/praticheReportFinalita'), 'Pratiche per finalità', 'chart', {
        permissions: reports,
        built,
      }),
      screen(at('reports/movimenti'), 'Movimenti delle pratiche', 'case', {
        permissions: reports,
        built,
        menu: false,
      }),
      screen(at('reports/movimentiRichieste'), 'Passi delle richieste', 'lead', {
        permissions: reports,
        built,
        menu: false,
      }),
      screen(at('reports/agents-statistics'), 'Statistiche agenti', 'chart', { permissions: reports, built }),
      screen(at('reports/budgetAgenti'), 'Budget agenti', 'target', {
        permissions: reports,
        built,
        keywords: 'obiettivi',
      }),
      ...imports(at('reports/budgetAgenti'), 'budget', ['budgets_manage']),
      screen(at('reports/budgetAgenti/riepilogo'), 'Riepilogo del budget', 'target', {
        permissions: reports,
        built,
        menu: false,
      }),
      screen(at('reports/monitoraggioBanche'), 'Monitoraggio banche', 'bank', {
        permissions: reports,
        built,
      }),
      screen(at('reports/previsioniBanche'), 'Previsioni per banca', 'forecast', {
        permissions: reports,
        built,
      }),
    ],
  },
]
