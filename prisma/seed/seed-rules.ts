import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { taxCodeOf } from '@/lib/italian/tax-code'

/*
 * What the product's verbs see to, written as questions about the whole database: each finds what breaks a rule, and on demo data finds
 * nothing.
 */

const STEPS =
  'created_at, data_raccolta, data_istruttoria, data_invio_banca, data_reddituale, data_perizia, data_delibera, data_stipula, data_liquidazione'

/** [rule, query of what breaks it] */
export const RULES: readonly (readonly [rule: string, broken: string])[] = [
  [
    'the days of a case’s states are in their order',
    `SELECT p.id FROM pratiche p, LATERAL (
       SELECT at, lag(at) OVER (ORDER BY n) AS before FROM unnest(ARRAY[${STEPS}]) WITH ORDINALITY s(at, n) WHERE at IS NOT NULL
     ) step WHERE step.at < step.before`,
  ],
  [
    'a case that is over has its day, and no other has',
    `SELECT id FROM pratiche WHERE (stato IN ('liquidata', 'respinta', 'ritirata')) <> (data_chiusura IS NOT NULL)`,
  ],
  [
    'a ticket of the complaints has its line in the register, answered where it is solved',
    `SELECT t.id FROM tickets t JOIN ticket_categories k ON k.id = t.category_id LEFT JOIN reclami r ON r.ticket_id = t.id
     WHERE k.reclami AND t.unito_a_id IS NULL AND (r.id IS NULL OR (r.esito IS NOT NULL) <> (t.risolto_at IS NOT NULL))`,
  ],
  ['the TAEG is never below the TAN', 'SELECT id FROM pratiche WHERE taeg < tan - 0.0001'],
  ['nobody accrues more than the gross', 'SELECT id FROM provvigioni WHERE NOT storno AND importo > lordo'],
  ['a fee is part of the gross', 'SELECT id FROM provvigioni WHERE compenso > lordo OR lordo > erogato'],
  [
    'what a bank is paid by is what the case has frozen',
    `SELECT v.id FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id
     WHERE v.maturazione = 1 AND NOT v.storno AND v.bank_pct IS DISTINCT FROM (p.provvigioni ->> 'bankPct')::numeric`,
  ],
  [
    'a statement below zero is settled only by the one that has taken it over',
    `SELECT e.id FROM estratti e WHERE e.stato = 'pagato' AND e.totale < 0 AND NOT EXISTS (
       SELECT FROM estratti x WHERE x.riporto_da_id = e.id AND x.stato = 'pagato')`,
  ],
  [
    'a closed statement has its document, and a draft none',
    `SELECT id FROM estratti WHERE (stato <> 'bozza') <> (pdf_file_id IS NOT NULL)`,
  ],
  [
    'a document that was uploaded has its file, and no other has',
    `SELECT id FROM pratica_documenti WHERE (stato <> 'richiesto') <> (file_id IS NOT NULL AND uploaded_at IS NOT NULL)`,
  ],
  [
    'whoever shows a file is known to use it',
    `SELECT d.id FROM pratica_documenti d WHERE d.file_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM file_uses u WHERE u.file_id = d.file_id AND u.record_id = d.id)
     UNION ALL SELECT e.id FROM estratti e WHERE e.pdf_file_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM file_uses u WHERE u.file_id = e.pdf_file_id AND u.record_id = e.id)`,
  ],
  [
    'what is stored has bytes, as many as it says',
    `SELECT f.id FROM stored_files f WHERE f.deleted_at IS NULL AND f.size <> (
       SELECT coalesce(sum(length(p.bytes)), 0) FROM file_pieces p WHERE p.file_id = f.id)`,
  ],
  [
    'a course counts no more hours than its lessons last',
    `SELECT f.id FROM formazione f WHERE f.ore_oam * 3600 > (
       SELECT coalesce(sum(l.durata_sec), 0) FROM lezioni l WHERE l.corso_id = f.id)`,
  ],
  [
    'a course that has to be done counts hours',
    'SELECT id FROM formazione WHERE obbligatorio AND ore_oam = 0',
  ],
  [
    'a certificate counts the hours of its course',
    'SELECT a.id FROM attestati a JOIN formazione f ON f.id = a.corso_id WHERE a.ore > f.ore_oam',
  ],
  [
    'nobody rates what has not been paid out',
    `SELECT v.id FROM voti v JOIN pratiche p ON p.id = v.pratica_id
     WHERE p.data_liquidazione IS NULL OR v.created_at < p.data_liquidazione`,
  ],
  ['a rating is moderated after it was given', 'SELECT id FROM voti WHERE moderato_at < created_at'],
  [
    'the weights of a group sum to 100',
    'SELECT group_id FROM perc_leads GROUP BY group_id HAVING sum(peso) <> 100',
  ],
  [
    'a request is answered after it came',
    'SELECT id FROM leads WHERE assigned_at < created_at OR contattato_at < assigned_at OR chiuso_at < created_at',
  ],
  [
    'a case bears the name of its applicant',
    `SELECT p.id FROM pratiche p JOIN pratica_persone x ON x.pratica_id = p.id AND x.ruolo = 'richiedente'
     WHERE p.intestatario NOT IN (x.nome || ' ' || x.cognome, x.cognome || ' ' || x.nome)`,
  ],
  [
    'who is identified stands in the register, by the same person',
    `SELECT i.id FROM identificazioni i WHERE i.completata_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM registro_identificazioni r WHERE r.pratica_id = i.pratica_id AND r.ruolo = 'cliente' AND r.chi = i.completata_da)`,
  ],
  [
    'nobody is identified before their case is opened',
    `SELECT i.id FROM identificazioni i JOIN pratiche p ON p.id = i.pratica_id WHERE i.completata_at < p.created_at`,
  ],
  [
    'a mandate is made when its case is there, then given, then signed',
    `SELECT i.id FROM incarichi i JOIN pratiche p ON p.id = i.pratica_id
     WHERE i.created_at < p.created_at OR i.inviato_at < i.created_at OR i.firmato_at < i.inviato_at`,
  ],
  [
    'a case has one applicant',
    `SELECT p.id FROM pratiche p WHERE 1 <> (
       SELECT count(*) FROM pratica_persone x WHERE x.pratica_id = p.id AND x.ruolo = 'richiedente')`,
  ],
  [
    'a statement is closed after its month, then sent, then paid',
    `SELECT id FROM estratti WHERE chiuso_at::date < mese + interval '1 month' OR inviato_at < chiuso_at
       OR pagato_il < inviato_at::date OR pagato_il > now()::date`,
  ],
  [
    'nothing is reversed before it has accrued, nor beyond what it was',
    `SELECT s.id FROM provvigioni s JOIN provvigioni v ON v.id = s.storna_id
     WHERE s.maturata_at < v.maturata_at OR -s.importo > v.importo`,
  ],
  [
    'a file was there before whoever shows it',
    `SELECT d.id FROM pratica_documenti d JOIN stored_files f ON f.id = d.file_id WHERE f.created_at > d.uploaded_at
     UNION ALL SELECT v.id FROM file_versioni v JOIN stored_files f ON f.id = v.file_id WHERE f.created_at > v.at`,
  ],
  [
    'whoever gets requests by a weight works here',
    `SELECT w.id FROM perc_leads w JOIN agents a ON a.id = w.agent_id WHERE w.peso > 0 AND a.status <> 'validated'`,
  ],
  [
    'a ticket is answered and closed after it was opened',
    'SELECT id FROM tickets WHERE last_message_at < created_at OR updated_at < created_at',
  ],
  [
    'a person of a case bears the name of the client',
    `SELECT x.id FROM pratica_persone x JOIN clients c ON c.id = x.client_id
     WHERE (x.nome, x.cognome) IS DISTINCT FROM (c.nome, c.cognome)`,
  ],
]

/** What is planned, and what runs out. */
export const PLANNED: ReadonlySet<string> = new Set([
  'attestati.scade_at',
  'comunicazioni.in_evidenza_fino',
  'comunicazioni.pubblica_il',
  'comunicazioni.scade_il',
  'leads.appuntamento_at',
  'tickets.avvisa_at',
  'tickets.reclamo_entro',
  'tickets.risoluzione_entro',
  'tickets.scade_at',
])

const isDiallable = (value: string) => parsePhoneNumberFromString(value, 'IT')?.isPossible() === true

/** [query of values, what each has to be] */
export const NUMBERS: readonly (readonly [source: string, isRight: (value: string) => boolean])[] = [
  ...['clients', 'agents', 'agencies'].map(
    (table) => [`SELECT DISTINCT telefono AS value FROM ${table} WHERE telefono <> ''`, isDiallable] as const,
  ),
  [
    'SELECT codice_fiscale AS value FROM clients WHERE codice_fiscale IS NOT NULL',
    (code) => taxCodeOf(code) === code,
  ],
]
