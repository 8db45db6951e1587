import 'server-only'
import { defineSummary } from '@/lib/reports/summary/define'
import { FIGURES } from './summary-columns'
import { COLUMNS, FILTRI, GRUPPI, KEYS, percent, pick, ratio } from './summary-parts'

/** What people borrow for: by purpose, by product, by region. */
export const finalita = defineSummary({
  name: 'praticheReportFinalita',
  title: 'Pratiche per finalità',
  about: 'Per che cosa si chiede il denaro, dove, e con quale esito.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'reports_see' },
  groupings: pick(GRUPPI, 'finalita', 'prodotto', 'regione', 'mese', 'trimestre', 'anno', 'giorno'),
  filters: [FILTRI.product, FILTRI.finalita, FILTRI.regione],
  main: ['erogato', 'aperte', 'liquidate', 'conversione'],
  charts: [
    { kind: 'map', column: 'erogato', of: 'regione', groups: ['finalita', 'prodotto', 'regione', 'mese'] },
  ],
  measures: [
    'aperte',
    'richiesto',
    'liquidate',
    'liquidato',
    'stornate',
    'stornato',
    'respinte',
    'ritirate',
    'durata',
    'ltv',
    'n_ltv',
    'taeg_erogato',
    'erogato_taeg',
  ],
  columns: [
    FIGURES.aperte,
    {
      path: 'parte',
      label: 'Quota',
      kind: 'percent',
      definition:
        'Le pratiche aperte della riga in percentuale di tutte quelle aperte nel periodo; manca dove le bozze cancellate, che si tolgono, sono di più.',
      value: ({ aperte }, whole) =>
        aperte >= 0 && aperte <= whole.aperte ? percent(aperte, whole.aperte) : null,
    },
    FIGURES.richiesto,
    FIGURES.liquidate,
    FIGURES.erogato,
    {
      path: 'conversione',
      label: 'A buon fine',
      kind: 'percent',
      moreIs: 'good',
      definition:
        'Delle pratiche concluse nel periodo, liquidate, respinte o ritirate, quante sono state liquidate.',
      value: ({ liquidate, respinte, ritirate }) => percent(liquidate, liquidate + respinte + ritirate),
      of: ({ liquidate, respinte, ritirate }) => liquidate + respinte + ritirate,
    },
    FIGURES.medio,
    {
      path: 'durata',
      label: 'Durata media',
      kind: 'decimal',
      definition: 'La durata in mesi, in media sulle pratiche liquidate nel periodo.',
      value: ({ durata, liquidate }) => ratio(durata, liquidate),
      of: ({ liquidate }) => liquidate,
    },
    {
      path: 'ltv',
      label: 'LTV medio',
      kind: 'percent',
      definition:
        'Il mutuo in percentuale del valore dell’immobile, in media sui mutui liquidati di cui si sa il valore.',
      value: ({ ltv, n_ltv }) => ratio(ltv, n_ltv),
      of: ({ n_ltv }) => n_ltv,
    },
    {
      path: 'taeg',
      label: 'TAEG medio',
      kind: 'rate',
      definition: 'Il TAEG delle pratiche liquidate, in media secondo gli importi erogati.',
      value: ({ taeg_erogato, erogato_taeg }) => ratio(taeg_erogato, erogato_taeg),
    },
  ],
  parts: [
    {
      from: 'cubo_finalita_ora',
      month: 'mese',
      days: 'cubo_giorno_finalita_ora',
      measures: {
        aperte: 'c.aperte',
        richiesto: 'c.richiesto',
        liquidate: 'c.liquidate',
        liquidato: 'c.liquidato',
        stornate: 'c.stornate',
        stornato: 'c.stornato',
        respinte: 'c.respinte',
        ritirate: 'c.ritirate',
        durata: 'c.durata',
        ltv: 'c.ltv',
        n_ltv: 'c.n_ltv',
        taeg_erogato: 'c.taeg_erogato',
        erogato_taeg: 'c.erogato_taeg',
      },
      keys: pick(KEYS, 'finalita', 'prodotto', 'regione', 'mese'),
      filters: pick(COLUMNS, 'product', 'finalita', 'regione'),
    },
  ],
})
