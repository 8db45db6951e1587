/** An id that grows with time, as lib/core/ids.ts makes them, in SQL: `noise` is 18 hexadecimal digits or more. */
const uuid7 = (time: string, noise: string) =>
  `(lpad(to_hex((extract(epoch FROM ${time}) * 1000)::bigint), 12, '0') || '7' || substr(${noise}, 1, 3)
    || '8' || substr(${noise}, 4, 15))::uuid`

/** What this program adds has a number after the dash; ordinary codes know no zero (lib/core/ids.ts). */
export const MARK = 'P__-0%'

const DATES = [
  'stato_dal',
  'ultima_attivita',
  'data_raccolta',
  'data_istruttoria',
  'data_invio_banca',
  'data_reddituale',
  'data_perizia',
  'data_delibera',
  'data_stipula',
  'data_liquidazione',
  'data_chiusura',
  'updated_at',
]

const COPIED = [
  'product',
  'finalita',
  'stato',
  'stato_precedente',
  'agent_id',
  'agency_id',
  'bank_id',
  'bank_product_id',
  'segnalatore',
  'origine',
  'importo_richiesto',
  'importo_deliberato',
  'importo_erogato',
  'durata_mesi',
  'tipo_tasso',
  'tan',
  'taeg',
  'spread',
  'rata',
  'valore_immobile',
  'prezzo',
  'valore_perizia',
  'ltv',
  'provincia',
  'comune',
  'provvigioni',
  'motivo_rifiuto',
  'note',
  'version',
]

/** The number of an added case, null for others: a filter alone might be tried after the cast that needs it. */
const NUMBER = `CASE WHEN p.codice LIKE '${MARK}' THEN substr(p.codice, 5)::bigint END`

/** The demo cases, numbered, are what the many are copied from: states, dates and amounts stay believable. */
export const TEMPLATES = `
  CREATE TEMP TABLE large_templates ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS k, * FROM pratiche WHERE codice NOT LIKE '${MARK}';
  CREATE UNIQUE INDEX ON large_templates (k);
  CREATE TEMP TABLE large_clients ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS k, id, cognome || ' ' || nome AS nome
    FROM clients WHERE email IS NOT NULL AND email NOT LIKE '%@demo.example';
  CREATE UNIQUE INDEX ON large_clients (k);
  ANALYZE large_templates, large_clients`

/**
 * Cases $1 to $2, each a template moved back by up to twenty hours. The search column is written as the trigger,
 * which is off meanwhile, would.
 */
export const CASES = `
  INSERT INTO pratiche (id, codice, idegg, intestatario, created_at, search, ${[...COPIED, ...DATES].join(', ')})
  SELECT ${uuid7('made.created_at', 'made.noise')}, made.codice, made.idegg, c.nome, made.created_at,
         trim(lower(unaccent(concat_ws(' ', made.codice, made.idegg, c.nome, t.comune)))),
         ${[...COPIED.map((column) => `t.${column}`), ...DATES.map((column) => `t.${column} - made.back`)].join(', ')}
  FROM generate_series($1::bigint, $2::bigint) AS n
  JOIN large_templates t ON t.k = (n * 7919) % (SELECT count(*) FROM large_templates)
  JOIN large_clients c ON c.k = (n * 104729) % (SELECT count(*) FROM large_clients)
  CROSS JOIN LATERAL (
    SELECT back, t.created_at - back AS created_at, md5('pratica' || n) AS noise,
           to_char(t.created_at, '"P"YY') || '-' || lpad(n::text, 8, '0') AS codice,
           'EGGN' || lpad(n::text, 8, '0') AS idegg
    FROM (SELECT make_interval(secs => (n * 48271) % 72000) AS back) AS moved
  ) AS made`

/** Their richiedenti, so that a case's page has a person to show. */
export const PEOPLE = `
  INSERT INTO pratica_persone (id, pratica_id, client_id, ruolo, tipo_lavoro, reddito_netto, created_at)
  SELECT ${uuid7('p.created_at', "md5('persona' || n)")}, p.id, c.id, 'richiedente', 'dipendente_privato', 200000, p.created_at
  FROM pratiche p
  CROSS JOIN LATERAL (SELECT ${NUMBER} AS n) AS numbered
  JOIN large_clients c ON c.k = (n * 104729) % (SELECT count(*) FROM large_clients)
  WHERE n BETWEEN $1 AND $2`

/** $3 history records for each of the cases $1 to $2, one day apart. */
export const COMMITS = `
  INSERT INTO commits (id, action, model, ref, label, info, actor_role, actor_id, actor, created_at)
  SELECT ${uuid7('made.at', 'made.noise')}, CASE k WHEN 0 THEN 'create' ELSE 'edit' END::commit_action, 'Opportunities',
         p.id, p.idegg,
         jsonb_build_object(
           'changes', CASE k WHEN 0 THEN '[]'::jsonb ELSE jsonb_build_array(
             jsonb_build_object('field', 'note', 'before', 'Nota ' || (k - 1), 'after', 'Nota ' || k)) END,
           'data', jsonb_build_object('codice', p.codice, 'idegg', p.idegg, 'stato', p.stato, 'note', 'Nota ' || k)),
         CASE WHEN p.agent_id IS NULL THEN NULL ELSE 'agent' END::role, p.agent_id, '{"nome": "Volume", "cognome": "Dimostrativo"}',
         made.at
  FROM pratiche p
  CROSS JOIN generate_series(0, $3::int - 1) AS k
  CROSS JOIN LATERAL (
    SELECT least(p.created_at + make_interval(days => k), p.stato_dal + make_interval(mins => k)) AS at,
           md5(random()::text) AS noise
  ) AS made
  WHERE ${NUMBER} BETWEEN $1 AND $2`
