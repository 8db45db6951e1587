-- Adds up what is due and what has come of these cases with these banks. In one order, so that two writers wait for each other and do
-- not cross; the second counts what the first has written.
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

CREATE OR REPLACE FUNCTION provvigioni_in_partite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM nuove;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION incassi_in_partite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM nuovi;
  ELSIF TG_OP = 'DELETE' THEN PERFORM partite_aggiorna(array_agg(pratica_id), array_agg(bank_id)) FROM vecchi;
  ELSE
    -- How it stands is written by the function itself.
    PERFORM partite_aggiorna(array_agg(c.pratica_id), array_agg(c.bank_id)) FROM nuovi n JOIN vecchi v USING (id)
      CROSS JOIN LATERAL (VALUES (v.pratica_id, v.bank_id), (n.pratica_id, n.bank_id)) AS c (pratica_id, bank_id)
      WHERE (n.pratica_id, n.bank_id, n.importo, n.data) IS DISTINCT FROM (v.pratica_id, v.bank_id, v.importo, v.data) HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

-- Whether something was due of a case at the end of a month and nothing had come by then.
CREATE OR REPLACE FUNCTION partita_scoperta(pratica uuid, banca uuid, nata date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(m.importo - CASE WHEN m.quota = 'sede' AND m.compenso > 0 THEN compenso_di(m) ELSE 0 END) FROM provvigioni m
      WHERE m.pratica_id = pratica AND m.bank_id = banca AND giorno_di(m.maturata_at) < f.dopo), 0) <> 0
    AND NOT EXISTS (SELECT FROM incassi x WHERE x.pratica_id = pratica AND x.bank_id = banca AND x.data < f.dopo)
  FROM (SELECT (date_trunc('month', nata::timestamp) + interval '1 month')::date AS dopo) f
$$;

CREATE OR REPLACE TRIGGER in_partite AFTER INSERT ON incassi REFERENCING NEW TABLE AS nuovi FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();

CREATE OR REPLACE TRIGGER in_partite_cambiati AFTER UPDATE ON incassi REFERENCING OLD TABLE AS vecchi NEW TABLE AS nuovi
  FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();

CREATE OR REPLACE TRIGGER in_partite_tolti AFTER DELETE ON incassi REFERENCING OLD TABLE AS vecchi FOR EACH STATEMENT EXECUTE FUNCTION incassi_in_partite();

CREATE OR REPLACE TRIGGER in_partite AFTER INSERT ON provvigioni REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION provvigioni_in_partite();
