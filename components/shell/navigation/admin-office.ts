import { imports, type NavGroup, records, screen } from './types'

const at = (path: string) => `/admin/${path}`
const built = true
const content = ['content_manage'] as const
const storage = ['storage_manage'] as const
const duties = ['compliance_see'] as const

/** The site, the help desk and the system itself. */
export const adminOffice: readonly NavGroup[] = [
  {
    label: 'Sito',
    icon: 'news',
    screens: [
      ...records(
        screen(at('site/news'), 'News', 'news', {
          permissions: content,
          built,
          keywords: 'articoli notizie',
        }),
        'News',
        'Nuova news',
      ),
      ...records(
        screen(at('site/pages'), 'Pagine', 'page', {
          permissions: content,
          built,
          keywords: 'trasparenza privacy testi',
        }),
        'Pagina',
        'Nuova pagina',
      ),
      ...records(
        screen(at('site/informazioni'), 'Informazioni sul credito', 'page', {
          permissions: content,
          built,
          keywords: 'trasparenza esempio rappresentativo art. 9 versioni',
        }),
        'Informazioni sul credito',
        'Nuova informazione sul credito',
      ),
      ...records(
        screen(at('site/faqsList'), 'FAQ', 'question', {
          permissions: content,
          built,
          keywords: 'domande frequenti',
        }),
        'FAQ',
        'Nuova FAQ',
      ),
      ...records(
        screen(at('site/faqsCategoriesList'), 'Categorie delle FAQ', 'folder', {
          permissions: content,
          built,
          keywords: 'domande frequenti gruppi',
        }),
        'Categoria',
        'Nuova categoria',
      ),
      ...records(
        screen(at('site/merchandising'), 'Merchandising', 'gift', {
          permissions: ['merchandising_manage'],
          built,
          keywords: 'articoli catalogo magazzino giacenza',
        }),
        'Articolo',
        'Nuovo articolo',
      ),
      ...imports(at('site/merchandising'), 'giacenze', ['merchandising_manage']),
      ...records(
        screen(at('site/merchandising/ordini'), 'Ordini di merchandising', 'table', {
          permissions: ['merchandising_manage'],
          built,
          keywords: 'ordini spedizioni carrello',
        }),
        'Ordine',
      ),
      screen(at('site/merchandising/ordini/prelievo'), 'Prelievo e pacchi', 'gift', {
        permissions: ['merchandising_manage'],
        built,
        menu: false,
      }),
    ],
  },
  {
    label: 'Assistenza',
    icon: 'ticket',
    screens: [
      ...records(
        screen(at('tickets'), 'Ticket', 'ticket', {
          permissions: ['ticketing_access'],
          built,
          keywords: 'assistenza help desk segnalazioni',
        }),
        'Ticket',
      ),
      screen(at('tickets/statistics'), 'Statistiche ticket', 'chart', {
        permissions: ['ticketing_statistics'],
        built,
        keywords: 'assistenza tempi arretrato stelle',
      }),
      ...records(
        screen(at('tickets/categorie'), 'Categorie dei ticket', 'folder', {
          permissions: ['ticketing_configure'],
          built,
          keywords: 'tempi scadenze SLA',
        }),
        'Categoria dei ticket',
        'Nuova categoria dei ticket',
      ),
      ...records(
        screen(at('tickets/calendari'), 'Calendari dei ticket', 'calendar', {
          permissions: ['ticketing_configure'],
          built,
          keywords: 'orari feste chiusure scadenze SLA',
        }),
        'Calendario dei ticket',
        'Nuovo calendario dei ticket',
      ),
      ...records(
        screen(at('tickets/risposte'), 'Risposte pronte', 'page', {
          permissions: ['ticketing_configure'],
          built,
          keywords: 'macro modelli ticket',
        }),
        'Risposta pronta',
        'Nuova risposta pronta',
      ),
      ...records(
        screen(at('tickets/regole'), 'Regole dei ticket', 'settings', {
          permissions: ['ticketing_configure'],
          built,
          keywords: 'automatismi assegnazione avvisi',
        }),
        'Regola dei ticket',
        'Nuova regola dei ticket',
      ),
    ],
  },
  {
    label: 'Adempimenti',
    icon: 'shield',
    screens: [
      screen(at('compliance'), 'Adempimenti', 'shield', {
        permissions: duties,
        built,
        keywords: 'compliance scadenze ispezione fascicolo testi in vigore',
      }),
      screen(at('compliance/scadenze'), 'Scadenze', 'shield', {
        permissions: duties,
        built,
        menu: false,
        keywords: '',
      }),
      ...records(
        screen(at('compliance/reclami'), 'Reclami', 'message', {
          permissions: duties,
          built,
          keywords: 'registro rendiconto ABF',
        }),
        'Reclamo',
      ),
      screen(at('reports/reclami'), 'Reclami in cifre', 'chart', {
        permissions: duties,
        built,
        keywords: 'rendiconto annuale report',
      }),
      screen(at('reports/reteOam'), 'Rete e OAM', 'people', {
        permissions: duties,
        built,
        keywords: 'ore formazione aggiornamento polizza iscrizione report',
      }),
    ],
  },
  {
    label: 'Sistema',
    icon: 'server',
    screens: [
      ...records(
        screen(at('feeds/commits'), 'Modifiche', 'history', {
          permissions: ['commits_see'],
          built,
          keywords: 'cronologia commits storia ripristino',
        }),
        'Modifica',
      ),
      screen(at('feeds/sessions'), 'Sessioni', 'session', {
        permissions: ['sessions_see'],
        built,
        keywords: 'accessi collegati dispositivi',
      }),
      ...records(
        screen(at('feeds/whistleblowing'), 'Segnalazioni riservate', 'shield', {
          permissions: ['whistleblowing_read'],
          built,
        }),
        'Segnalazione riservata',
      ),
      screen(at('feeds/sospetti'), 'Segnalazioni di sospetto', 'shield', {
        permissions: ['aml_manage'],
        exact: true,
        built,
        keywords: 'antiriciclaggio UIF',
      }),
      ...records(
        screen(at('system/admins'), 'Amministratori', 'shield', {
          permissions: ['admins_manage'],
          built,
          keywords: 'permessi',
        }),
        'Amministratore',
        'Nuovo amministratore',
      ),
      ...records(
        screen(at('system/dipendenti'), 'Dipendenti', 'people', {
          permissions: ['admins_manage'],
          built,
          keywords: 'persone sede ufficio account',
        }),
        'Dipendente',
        'Nuovo dipendente',
      ),
      ...records(
        screen(at('system/fileManager'), 'File', 'file', {
          permissions: storage,
          built,
          keywords: 'moduli modulistica documenti cartelle',
        }),
        'File',
        'Nuovi file',
      ),
      screen(at('system/storage'), 'Archivio', 'storage', {
        permissions: storage,
        built,
        keywords: 'bucket S3 oggetti orfani',
      }),
      screen(at('system/storage/{bucketName}'), 'Contenitore', 'storage', {
        permissions: storage,
        built,
        menu: false,
      }),
      screen(at('system/storage/{bucketName}/{key}'), 'Oggetto', 'storage', {
        permissions: storage,
        built,
        menu: false,
      }),
      screen(at('system/serverinfo'), 'Stato del server', 'server', {
        permissions: ['settings_manage'],
        built,
        keywords: 'coda lavori database posta memoria errori',
      }),
    ],
  },
]
