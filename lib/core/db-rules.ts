import type { ErrorCode } from './errors'

/**
 * What a CHECK of the database says to people, by its name in the migrations. `path` is the field of the API that has to
 * be put right; `conflict` where the mistake lies in something else than what was sent.
 */
type Rule = { code?: ErrorCode; path?: string; detail: string }

const NEGATIVE = 'Gli importi non possono essere negativi.'
const FLAGS = 'I permessi non sono scritti in modo corretto.'
const MONTH = 'Il mese va da 1 a 12.'

export const DB_RULES: Readonly<Record<string, Rule>> = {
  pratiche_importi_ck: { path: 'importoRichiesto', detail: NEGATIVE },
  pratiche_durata_ck: { path: 'durataMesi', detail: 'La durata è di almeno un mese.' },
  pratiche_liquidata_ck: {
    code: 'conflict',
    detail: 'Una pratica liquidata ha sempre banca, importo erogato e data: nessuno dei tre si può togliere.',
  },
  pratiche_da_confermare_ck: {
    code: 'conflict',
    detail: 'Si conferma l’erogazione di una pratica liquidata: ricarica la pagina e riprova.',
  },
  pratiche_sospesa_ck: {
    code: 'conflict',
    detail: 'Una pratica sospesa ricorda lo stato da cui viene: ricarica la pagina e riprova.',
  },
  client_diversi_ordine_ck: { path: 'altroId', detail: 'Scegli un altro cliente: questo è lo stesso.' },
  leads_convertito_ck: { code: 'conflict', detail: 'Una richiesta convertita ha una data di chiusura.' },
  report_schedules_giorno_ck: { path: 'giorno', detail: 'Il giorno va da 1 a 28.' },
  perc_leads_peso_ck: { path: 'peso', detail: 'Un peso va da 0 a 100.' },
  tickets_autore_ck: { code: 'conflict', detail: 'Un ticket è aperto da una persona sola.' },
  tickets_csat_ck: { path: 'stelle', detail: 'Le stelle vanno da 1 a 5.' },
  tickets_unito_ck: { path: 'inId', detail: 'Un ticket non si unisce a sé stesso.' },
  ticket_categories_minuti_ck: { path: 'minutiRisposta', detail: 'I tempi sono di almeno un minuto.' },
  ticket_categorie_tempi_minuti_ck: { path: 'tempi', detail: 'I tempi sono di almeno un minuto.' },
  cart_entries_quantity_ck: { path: 'quantity', detail: 'La quantità è almeno 1.' },
  merchandising_prezzo_ck: { path: 'prezzo', detail: NEGATIVE },
  merchandising_quantita_ck: {
    path: 'massimo',
    detail: 'Si ordina almeno un pezzo, e il massimo non viene prima del minimo.',
  },
  merchandising_varianti_giacenza_ck: {
    code: 'conflict',
    detail: 'In magazzino non possono esserci meno pezzi di quelli riservati agli ordini.',
  },
  voti_stelle_ck: { path: 'stelle', detail: 'Le stelle vanno da 1 a 5.' },
  predictions_ck: { detail: 'La probabilità va da 0 a 100 e il mese da 1 a 12.' },
  budgets_ck: { detail: `${MONTH} ${NEGATIVE}` },
  budgets_pezzi_ck: { path: 'pezzi', detail: 'Le pratiche di un budget vanno da 1 a 10.000.' },
  budget_anni_ck: { path: 'bloccati', detail: MONTH },
  classifiche_mese_ck: { path: 'mese', detail: MONTH },
  bank_products_ck: {
    detail: 'Il minimo non può superare il massimo, per gli importi e per le durate, e la durata parte da 1.',
  },
  pratica_persone_risposta_ck: {
    code: 'conflict',
    detail: 'Questa persona ha già risposto all’invito: ricarica la pagina.',
  },
  admins_permissions_ck: { path: 'permissions', detail: FLAGS },
  admins_ticketing_ck: { path: 'ticketing', detail: FLAGS },
  agents_permissions_ck: { path: 'permissions', detail: FLAGS },
  agents_assenza_ck: {
    path: 'assenteAl',
    detail:
      'Un’assenza ha un primo e un ultimo giorno, l’ultimo non prima del primo, e nessuno sostituisce sé stesso.',
  },
  import_runs_in_corso_ck: {
    code: 'conflict',
    detail: 'Un’importazione in corso dice che cosa sta facendo: ricarica la pagina e riprova.',
  },
  import_runs_letti_ck: {
    code: 'conflict',
    detail: 'Un file in cui non è stata letta nessuna riga non è importato.',
  },
  accordi_somma_ck: { path: 'sedePct', detail: 'Le quattro quote devono sommare a 100.' },
  accordi_tipo_ck: {
    path: 'tipo',
    detail: 'L’accordo nomina l’agente o l’agenzia con cui è, e nessun altro.',
  },
  accordi_validita_ck: { path: 'validTo', detail: 'La fine viene prima dell’inizio.' },
  accordi_compenso_ck: { path: 'clientFeePct', detail: 'Il compenso del cliente va da 0 a 100.' },
  accordi_periodo_ck: {
    path: 'validFrom',
    detail: 'C’è già un accordo con le stesse condizioni negli stessi giorni.',
  },
  bank_accordi_percentuale_ck: { path: 'percentuale', detail: 'La provvigione va da 0 a 100.' },
  bank_accordi_validita_ck: { path: 'validTo', detail: 'La fine viene prima dell’inizio.' },
  segnalatori_validita_ck: { path: 'validTo', detail: 'La fine viene prima dell’inizio.' },
  segnalatori_compenso_ck: { path: 'compensoPct', detail: 'Il compenso va da 0 a 10%.' },
  price_tables_periodo_ck: {
    path: 'validTo',
    detail: 'In quei giorni vale già un’altra versione di questa tabella.',
  },
  price_tables_validita_ck: { path: 'validTo', detail: 'La fine viene prima dell’inizio.' },
  price_tables_chiusa_ck: { path: 'validTo', detail: 'Una tabella chiusa ha un ultimo giorno.' },
  provvigioni_segno_ck: { path: 'importo', detail: 'Uno storno toglie, una quota maturata aggiunge.' },
  provvigioni_storno_ck: { code: 'conflict', detail: 'Di questa quota non resta abbastanza da stornare.' },
  provvigioni_ferme_ck: {
    code: 'conflict',
    detail: 'Quello che è maturato non si cambia e non si cancella.',
  },
  provvigioni_estratto_ck: { code: 'conflict', detail: 'Queste righe stanno in un estratto chiuso.' },
  provvigioni_somma_ck: { code: 'conflict', detail: 'Le quote di una pratica devono sommare al lordo.' },
  estratti_somma_ck: { code: 'conflict', detail: 'Il totale di un estratto è la somma delle sue righe.' },
  estratti_totale_ck: { code: 'conflict', detail: 'Il totale di un estratto è maturato, storni e riporto.' },
  estratti_fermi_ck: { code: 'conflict', detail: 'L’estratto è chiuso: non cambia più.' },
  estratti_beneficiario_ck: { code: 'conflict', detail: 'Un estratto ha un beneficiario solo.' },
  estratti_mese_ck: { path: 'mese', detail: 'Un estratto è di un mese intero.' },
  estratti_chiuso_ck: { code: 'conflict', detail: 'Un estratto chiuso ha un numero, una bozza no.' },
  estratti_pagato_ck: { code: 'conflict', detail: 'Un estratto pagato ha il giorno del pagamento.' },
  incassi_codice_ck: { path: 'codice', detail: 'Serve il codice della pratica.' },
  incassi_importo_ck: { path: 'importo', detail: 'L’importo non può essere zero.' },
  incassi_erogato_ck: { path: 'erogato', detail: NEGATIVE },
  incassi_esito_ck: { code: 'conflict', detail: 'Un incasso senza pratica non ha altri esiti.' },
  partite_quante_ck: { code: 'conflict', detail: 'Movimenti e incassi non possono essere meno di zero.' },
  agents_mandato_ck: { path: 'mandatoAl', detail: 'Il mandato non può finire prima di cominciare.' },
}

type Failed = { constraint?: unknown; message?: unknown; meta?: unknown }

/** The CHECK that a statement broke; the drivers give its name in different places, or in the text alone. */
export function brokenRule(error: unknown): string | undefined {
  const failed = (typeof error === 'object' && error !== null ? error : {}) as Failed
  if (typeof failed.constraint === 'string') return failed.constraint
  return /check constraint \\?"(\w+)\\?"/.exec(String(failed.message))?.[1]
}
