-- Cases of which a bank has paid nothing are counted in the month in which they first accrued, as they stood at its end: a payment or
-- a reversal that comes later changes no month that has passed (docs/decisions/053).

ALTER TABLE "partite" ADD COLUMN "nata_il" DATE;
ALTER TABLE "partite" ADD COLUMN "scoperta" BOOLEAN NOT NULL DEFAULT false;

-- Whether something was due of a case at the end of a month and nothing had come by then.
CREATE FUNCTION partita_scoperta(pratica uuid, banca uuid, nata date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(m.importo - CASE WHEN m.quota = 'sede' AND m.compenso > 0 THEN compenso_di(m) ELSE 0 END) FROM provvigioni m
      WHERE m.pratica_id = pratica AND m.bank_id = banca AND giorno_di(m.maturata_at) < f.dopo), 0) <> 0
    AND NOT EXISTS (SELECT FROM incassi x WHERE x.pratica_id = pratica AND x.bank_id = banca AND x.data < f.dopo)
  FROM (SELECT (date_trunc('month', nata::timestamp) + interval '1 month')::date AS dopo) f
$$;

CREATE OR REPLACE FUNCTION partite_aggiorna(quali uuid[], di uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO partite (pratica_id, bank_id)
  SELECT DISTINCT q.p, q.b FROM unnest(quali, di) AS q (p, b) WHERE q.p IS NOT NULL AND q.b IS NOT NULL ORDER BY 1, 2
  ON CONFLICT (pratica_id, bank_id) DO UPDATE SET version = partite.version + 1, updated_at = now();
  UPDATE partite t SET atteso = coalesce(v.atteso, 0), movimenti = coalesce(v.n, 0), maturata_il = v.il, nata_il = v.nata,
    scoperta = v.nata IS NOT NULL AND partita_scoperta(q.p, q.b, v.nata),
    incassato = coalesce(i.incassato, 0), incassi = coalesce(i.n, 0), incassata_il = i.il,
    esito = CASE WHEN coalesce(v.n, 0) = 0 THEN 'senza_movimento'::esito_incasso
      WHEN coalesce(v.atteso, 0) = coalesce(i.incassato, 0) THEN 'pari'::esito_incasso
      WHEN coalesce(i.n, 0) = 0 THEN 'da_incassare'::esito_incasso ELSE 'diverso'::esito_incasso END
  FROM (SELECT DISTINCT u.p, u.b FROM unnest(quali, di) AS u (p, b)) q
  LEFT JOIN LATERAL (SELECT sum(m.importo - CASE WHEN m.quota = 'sede' AND m.compenso > 0 THEN compenso_di(m) ELSE 0 END) AS atteso, count(*) AS n,
      max(giorno_di(m.maturata_at)) FILTER (WHERE NOT m.storno) AS il,
      min(giorno_di(m.maturata_at)) FILTER (WHERE NOT m.storno) AS nata
    FROM provvigioni m WHERE m.pratica_id = q.p AND m.bank_id = q.b) v ON true
  LEFT JOIN LATERAL (SELECT sum(x.importo) AS incassato, count(*) AS n, max(x.data) AS il
    FROM incassi x WHERE x.pratica_id = q.p AND x.bank_id = q.b) i ON true
  WHERE t.pratica_id = q.p AND t.bank_id = q.b;
  UPDATE incassi x SET esito = t.esito
  FROM (SELECT DISTINCT u.p, u.b FROM unnest(quali, di) AS u (p, b)) q JOIN partite t ON t.pratica_id = q.p AND t.bank_id = q.b
  WHERE x.pratica_id = q.p AND x.bank_id = q.b AND x.esito <> t.esito;
  DELETE FROM partite t USING unnest(quali, di) AS q (p, b)
  WHERE t.pratica_id = q.p AND t.bank_id = q.b AND t.movimenti = 0 AND t.incassi = 0;
END $$;

CREATE OR REPLACE FUNCTION cella_partita(p partite) RETURNS SETOF delta_incassi LANGUAGE sql STABLE AS $$
  SELECT 0::bigint, date_trunc('month', p.nata_il::timestamp)::date, p.bank_id, 0::bigint, 0, 1 WHERE p.scoperta AND p.nata_il IS NOT NULL
$$;

DROP TRIGGER aggiunta_in_coda ON partite;
DROP TRIGGER tolta_in_coda ON partite;
DROP TRIGGER cambiata_in_coda ON partite;

-- What is there already.
UPDATE partite t SET nata_il = v.nata, scoperta = partita_scoperta(t.pratica_id, t.bank_id, v.nata)
FROM (SELECT pratica_id, bank_id, min(giorno_di(maturata_at)) AS nata FROM provvigioni WHERE NOT storno AND bank_id IS NOT NULL GROUP BY 1, 2) v
WHERE v.pratica_id = t.pratica_id AND v.bank_id = t.bank_id;

CREATE TRIGGER aggiunta_in_coda AFTER INSERT ON partite FOR EACH ROW WHEN (NEW.scoperta) EXECUTE FUNCTION partita_in_coda();
CREATE TRIGGER tolta_in_coda AFTER DELETE ON partite FOR EACH ROW WHEN (OLD.scoperta) EXECUTE FUNCTION partita_in_coda();
CREATE TRIGGER cambiata_in_coda AFTER UPDATE ON partite FOR EACH ROW
  WHEN (OLD.scoperta OR NEW.scoperta) EXECUTE FUNCTION partita_in_coda();

DO $$
DECLARE
  c cubi;
BEGIN
  LOCK TABLE delta_incassi IN ACCESS EXCLUSIVE MODE;
  TRUNCATE delta_incassi, cubo_incassi;
  SELECT * INTO STRICT c FROM cubi WHERE cubo = 'cubo_incassi';
  EXECUTE cubo_aggiungi(c, quote_ident(c.fonte));
END $$;
