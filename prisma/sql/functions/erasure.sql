-- A snapshot without the values of these fields; what was empty stays empty.
CREATE OR REPLACE FUNCTION erase_values(snapshot jsonb, fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(snapshot) IS DISTINCT FROM 'object' THEN snapshot ELSE (
    SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY (fields) AND value NOT IN ('null', '""', '{}') THEN '"[cancellato]"' ELSE value END), '{}')
    FROM jsonb_each(snapshot)
  ) END
$$;

-- The list of changes without the values of these fields.
CREATE OR REPLACE FUNCTION erase_changes(changes jsonb, fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN change ->> 'field' = ANY (fields) THEN erase_values(change, '{before,after}') ELSE change END ORDER BY place), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS list (change, place)
$$;

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

-- Messages from the site and forecasts are called by a person's name in the history: an erasure takes it there too.
CREATE OR REPLACE FUNCTION erase_history_labels(refs uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('history.erasing', 'on', true);
  UPDATE commits SET label = 'Cliente cancellato' WHERE ref = ANY (refs) AND label <> 'Cliente cancellato';
  PERFORM set_config('history.erasing', 'off', true);
END $$;
