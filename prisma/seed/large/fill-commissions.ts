import type pg from 'pg'
import type { Say } from './progress'
import { ID_AT, inBulk } from './references'
import { MARK } from './templates'

/**
 * What the added cases have earned that are paid out, as lib/features/pratiche/accrue.ts writes it (a test compares): the shares
 * of the gross, one payment of fifty taken back, both in the statements of months that are over.
 */
const SHARES = `
  CREATE TEMP TABLE large_shares ON COMMIT DROP AS
  WITH paid AS (
    SELECT p.id, p.product, p.bank_id, p.agent_id, p.agency_id, a.manager_id, p.importo_erogato AS erogato, p.data_liquidazione AS at,
      coalesce(p.idegg, p.codice) AS codice, coalesce((p.provvigioni ->> 'bankPct')::numeric, 0) AS pct, p.provvigioni -> 'split' AS split,
      CASE WHEN p.finalita = 'surroga' THEN 0 ELSE least(p.importo_erogato * coalesce((p.provvigioni ->> 'clientFeePct')::numeric, 0) / 100, (p.provvigioni ->> 'clientFeeMax')::numeric) END AS fee
    FROM pratiche p LEFT JOIN agents a ON a.id = p.agent_id
    WHERE p.codice LIKE '${MARK}' AND p.stato = 'liquidata' AND NOT EXISTS (SELECT FROM provvigioni v WHERE v.pratica_id = p.id)
  ), gross AS (
    SELECT *, round(erogato * pct / 100 + fee)::bigint AS lordo, round(fee)::bigint AS compenso FROM paid
  ), parts AS (
    SELECT g.*, q.quota, q.chi, q.percentuale, floor(g.lordo * q.percentuale / 100)::bigint AS importo
    FROM gross g CROSS JOIN LATERAL (VALUES ('agente', g.agent_id, coalesce((g.split ->> 'agente')::numeric, 50)),
      ('manager', g.manager_id, coalesce((g.split ->> 'manager')::numeric, 5)),
      ('agenzia', g.agency_id, coalesce((g.split ->> 'agenzia')::numeric, 15))) AS q (quota, chi, percentuale)
    WHERE q.chi IS NOT NULL AND q.percentuale > 0
  ), shares AS (
    SELECT id, product, bank_id, erogato, at, codice, pct, compenso, lordo, quota, chi, percentuale, importo FROM parts
    UNION ALL
    SELECT g.id, g.product, g.bank_id, g.erogato, g.at, g.codice, g.pct, g.compenso, g.lordo, 'sede', NULL,
      100 - coalesce(o.percentuale, 0), g.lordo - coalesce(o.importo, 0)
    FROM gross g LEFT JOIN (SELECT id, sum(percentuale) AS percentuale, sum(importo) AS importo FROM parts GROUP BY id) o USING (id)
  ), both_ways AS (
    SELECT s.*, false AS storno, NULL::uuid AS storna_id, pg_temp.id_at(s.at, s.id::text || s.quota) AS riga FROM shares s
    UNION ALL
    SELECT s.id, s.product, s.bank_id, s.erogato, b.at, s.codice, s.pct, s.compenso, s.lordo, s.quota, s.chi, s.percentuale, -s.importo,
      true, pg_temp.id_at(s.at, s.id::text || s.quota), pg_temp.id_at(b.at, s.id::text || s.quota || 'storno')
    FROM shares s CROSS JOIN LATERAL (SELECT least(s.at + interval '1 day' * (20 + pg_temp.caso(s.id::text || 'giorni', 140)),
      now() - interval '2 days') AS at) b
    WHERE s.importo > 0 AND pg_temp.caso(s.id::text, 50) = 7 AND s.at < now() - interval '40 days'
  )
  SELECT *, date_trunc('month', at AT TIME ZONE 'Europe/Rome')::date AS mese,
    CASE WHEN quota IN ('agente', 'manager') THEN chi END AS agent_id, CASE WHEN quota = 'agenzia' THEN chi END AS agency_id,
    CASE WHEN quota <> 'sede' OR importo = 0 THEN 0 WHEN storno THEN -compenso ELSE compenso END AS dai_clienti
  FROM both_ways`

/** Statements of months that are over and paid, one more for each payee who has none yet; whoever carries a debt keeps theirs. */
const STATEMENTS = `
  CREATE TEMP TABLE large_statements ON COMMIT DROP AS
  SELECT s.mese, s.agent_id, s.agency_id, coalesce(e.id, pg_temp.id_at((s.mese + interval '1 month')::date, s.mese::text || s.chi::text)) AS id,
    e.id IS NULL AS nuovo, s.righe, s.maturato, s.storni
  FROM (SELECT mese, chi, agent_id, agency_id, count(*) AS righe, coalesce(sum(importo) FILTER (WHERE NOT storno), 0) AS maturato,
      coalesce(sum(importo) FILTER (WHERE storno), 0) AS storni
    FROM large_shares WHERE chi IS NOT NULL AND mese < date_trunc('month', now() AT TIME ZONE 'Europe/Rome') - interval '2 months'
    GROUP BY 1, 2, 3, 4) s
  LEFT JOIN estratti e ON e.mese = s.mese AND (e.agent_id = s.agent_id OR e.agency_id = s.agency_id)
  WHERE s.maturato + s.storni >= 0 AND (e.id IS NULL OR (e.stato = 'pagato' AND e.riporto_da_id IS NULL AND e.totale >= 0))`

const NEW_STATEMENTS = `
  INSERT INTO estratti (id, mese, agent_id, agency_id, beneficiario, stato, anno, numero, righe, maturato, storni, totale,
    chiuso_at, inviato_at, pagato_il, riferimento, version, created_at, updated_at)
  SELECT n.id, n.mese, n.agent_id, n.agency_id, n.beneficiario, 'pagato', n.anno, n.numero, n.righe, n.maturato, n.storni, n.maturato + n.storni,
    n.dopo + time '09:00', n.dopo + time '11:00', n.dopo + 14, 'Bonifico ' || n.anno || '/' || lpad(n.numero::text, 4, '0'), 4, n.dopo - 3, n.dopo
  FROM (SELECT s.*, coalesce(a.nome || ' ' || a.cognome, g.nome) AS beneficiario, extract(year FROM d.dopo)::int AS anno, d.dopo,
      row_number() OVER (PARTITION BY extract(year FROM d.dopo) ORDER BY s.mese, s.id)
        + coalesce((SELECT max(e.numero) FROM estratti e WHERE e.anno = extract(year FROM d.dopo)), 0) AS numero
    FROM large_statements s CROSS JOIN LATERAL (SELECT (s.mese + interval '1 month')::date + 5 AS dopo) d
    LEFT JOIN agents a ON a.id = s.agent_id LEFT JOIN agencies g ON g.id = s.agency_id WHERE s.nuovo) n`

const LONGER_STATEMENTS = `
  UPDATE estratti e SET righe = e.righe + s.righe, maturato = e.maturato + s.maturato, storni = e.storni + s.storni,
    totale = e.totale + s.maturato + s.storni FROM large_statements s WHERE s.id = e.id AND NOT s.nuovo`

const ROWS = `
  INSERT INTO provvigioni (id, pratica_id, quota, beneficiario_id, percentuale, importo, storno, maturata_at, created_at, maturazione, lordo,
    erogato, bank_pct, compenso, product, bank_id, storna_id, n_storno, motivo, estratto_id)
  SELECT s.riga, s.id, s.quota::quota_provvigione, s.chi, s.percentuale, s.importo, s.storno, s.at, s.at, 1, s.lordo, s.erogato, s.pct, s.compenso,
    s.product, s.bank_id, s.storna_id, CASE WHEN s.storno THEN 1 END, CASE WHEN s.storno THEN 'Estinzione anticipata del finanziamento' END, t.id
  FROM large_shares s LEFT JOIN large_statements t ON t.mese = s.mese AND coalesce(t.agent_id, t.agency_id) = s.chi ORDER BY s.at`

/** What banks have paid: all of it in the years before, most of it in the last two, a few another amount. */
const PAYMENTS = `
  INSERT INTO incassi (id, bank_id, pratica_id, codice, data, importo, erogato, riferimento, esito, search, created_at, updated_at)
  SELECT pg_temp.id_at(c.data + time '10:30', c.id::text || 'incasso'), c.bank_id, c.id, c.codice, c.data, c.importo, c.erogato, c.riferimento,
    (CASE WHEN c.importo = c.atteso THEN 'pari' ELSE 'diverso' END)::esito_incasso,
    fold(c.codice || ' ' || c.riferimento), c.data + time '10:30', c.data + time '10:30'
  FROM (SELECT d.*, CASE WHEN d.caso < 70 OR d.vecchia THEN d.dovuto ELSE round(d.dovuto * 0.9) END::bigint AS importo,
      'Distinta ' || to_char(d.data, 'MM/YYYY') AS riferimento
    FROM (SELECT id, bank_id, codice, max(erogato) AS erogato, sum(importo - dai_clienti) AS atteso,
        sum(importo - dai_clienti) FILTER (WHERE NOT storno) AS dovuto, pg_temp.caso(id::text || 'incasso', 80) AS caso,
        min(at) < now() - interval '730 days' AS vecchia,
        (min(mese) + interval '1 month')::date + 17 AS data
      FROM large_shares WHERE bank_id IS NOT NULL GROUP BY 1, 2, 3) d
    WHERE d.dovuto > 0 AND d.data <= now()::date AND (d.vecchia OR d.caso >= 5)) c`

/** As the function partite_aggiorna adds it up, for all at once. */
const BALANCES = `
  INSERT INTO partite (pratica_id, bank_id, atteso, movimenti, maturata_il, nata_il, scoperta, incassato, incassi, incassata_il, esito)
  SELECT v.id, v.bank_id, v.atteso, v.n, v.il, v.nata,
    v.a_fine_mese <> 0 AND (i.id IS NULL OR i.data >= (date_trunc('month', v.nata::timestamp) + interval '1 month')::date), coalesce(i.importo, 0), CASE WHEN i.id IS NULL THEN 0 ELSE 1 END, i.data,
    (CASE WHEN v.atteso = coalesce(i.importo, 0) THEN 'pari' WHEN i.id IS NULL THEN 'da_incassare' ELSE 'diverso' END)::esito_incasso
  FROM (SELECT id, bank_id, sum(importo - dai_clienti) AS atteso, count(*) AS n, max(giorno) FILTER (WHERE NOT storno) AS il, min(nata) AS nata,
      coalesce(sum(importo - dai_clienti) FILTER (WHERE date_trunc('month', giorno) = date_trunc('month', nata)), 0) AS a_fine_mese
    FROM (SELECT s.*, giorno_di(at) AS giorno, min(giorno_di(at)) FILTER (WHERE NOT storno) OVER (PARTITION BY id, bank_id) AS nata
      FROM large_shares s WHERE bank_id IS NOT NULL) s GROUP BY 1, 2) v
  LEFT JOIN incassi i ON i.pratica_id = v.id AND i.bank_id = v.bank_id`

/** What the trigger of the commissions writes down of each payment and each reversal. */
export const SHARE_FACTS = `
  INSERT INTO pratica_fatti (pratica_id, tipo, at, mese, prima, inviata, agent_id, agency_id, bank_id, product, finalita, regione,
    richiesto, deliberato, erogato, giorni, durata, lordo, quota_agente)
  SELECT v.id, 'provvigione', v.at, v.mese, false, true, f.agent_id, f.agency_id, f.bank_id, f.product, f.finalita, f.regione,
    0, 0, 0, 0, 0, v.lordo, v.quota_agente
  FROM (SELECT id, at, mese, sum(importo)::bigint AS lordo, coalesce(sum(importo) FILTER (WHERE quota = 'agente'), 0)::bigint AS quota_agente
    FROM large_shares GROUP BY 1, 2, 3) v
  JOIN pratica_fatti f ON f.pratica_id = v.id AND f.tipo = 'stato' AND f.a = 'liquidata'`

/** Commissions, their statements, what banks have paid, and how each case stands with its bank. */
export async function fillCommissions(client: pg.PoolClient, say: Say): Promise<void> {
  await client.query(ID_AT)
  say('provvigioni')
  await client.query(SHARES)
  await client.query('ANALYZE large_shares')
  await client.query(STATEMENTS)
  await client.query('ALTER TABLE estratti DISABLE TRIGGER USER')
  await client.query(NEW_STATEMENTS)
  await client.query(LONGER_STATEMENTS)
  await client.query('ALTER TABLE estratti ENABLE TRIGGER USER')
  await inBulk(client, 'provvigioni', say, () => client.query(ROWS))
  say('incassi e partite')
  await inBulk(client, 'incassi', say, () => client.query(PAYMENTS))
  await inBulk(client, 'partite', say, () => client.query(BALANCES))
}
