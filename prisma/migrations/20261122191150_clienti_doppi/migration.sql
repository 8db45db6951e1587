-- Two records of one person share the name, in whatever letters, and the day of birth.
CREATE FUNCTION person_key(cognome text, nome text, born date) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(cognome) || '|' || lower(nome) || '|' || (born - DATE '1900-01-01')
$$;
DROP INDEX "clients_cognome_nome_data_nascita_idx";
CREATE INDEX "clients_person_key_idx" ON "clients"(person_key("cognome", "nome", "data_nascita")) WHERE "data_nascita" IS NOT NULL;

-- What waits for an answer is counted from the day on which it must be given.
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_identita_ck"
  CHECK ("tipo" <> 'cancellazione' OR "esito" IS DISTINCT FROM 'accolta' OR "identita" <> '');

-- An erasure takes the reasons too, which people write in their own words.
CREATE OR REPLACE FUNCTION erase_history(client uuid, refs uuid[], fields text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('history.erasing', 'on', true);
  UPDATE commits SET
    info = info || jsonb_build_object(
      'changes', erase_changes(coalesce(info -> 'changes', '[]'), fields),
      'data', erase_values(coalesce(info -> 'data', 'null'), fields))
      || CASE WHEN info ? 'reason' THEN '{"reason": "[cancellato]"}'::jsonb ELSE '{}' END,
    deleted_object = erase_values(deleted_object, fields),
    label = CASE WHEN ref = client THEN 'Cliente cancellato' ELSE label END
  WHERE ref = ANY (refs);
  UPDATE commits SET actor = '{"nome": "Cliente", "cognome": "cancellato"}' WHERE actor_id = client AND actor_role = 'client';
  PERFORM set_config('history.erasing', 'off', true);
END $$;

-- From the cases again, after a bulk load with the triggers disabled.
CREATE FUNCTION client_counts_rebuild() RETURNS void LANGUAGE sql AS $$
  UPDATE clients c SET pratiche_count = coalesce(s.n, 0), ultima_pratica_at = s.last
  FROM clients known LEFT JOIN (
    SELECT pp.client_id, count(*) AS n, max(p.created_at) AS last
    FROM pratica_persone pp JOIN pratiche p ON p.id = pp.pratica_id WHERE pp.client_id IS NOT NULL GROUP BY 1
  ) s ON s.client_id = known.id
  WHERE c.id = known.id AND (c.pratiche_count, c.ultima_pratica_at) IS DISTINCT FROM (coalesce(s.n, 0), s.last)
$$;
