-- The history is append-only, but a person who has their data erased (art. 17 GDPR) leaves it too: what happened, when
-- and by whom stays, the values do not. The one way in is erase_history, in the transaction of the erasure.

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'commits' AND current_setting('history.erasing', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- A snapshot without the values of these fields; what was empty stays empty.
CREATE FUNCTION erase_values(snapshot jsonb, fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(snapshot) IS DISTINCT FROM 'object' THEN snapshot ELSE (
    SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY (fields) AND value NOT IN ('null', '""', '{}') THEN '"[cancellato]"' ELSE value END), '{}')
    FROM jsonb_each(snapshot)
  ) END
$$;

-- The list of changes without the values of these fields.
CREATE FUNCTION erase_changes(changes jsonb, fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN change ->> 'field' = ANY (fields) THEN erase_values(change, '{before,after}') ELSE change END ORDER BY place), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS list (change, place)
$$;

-- Takes a client out of the history: the fields' values from the records about `refs`, the name from what the client did.
CREATE FUNCTION erase_history(client uuid, refs uuid[], fields text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('history.erasing', 'on', true);
  UPDATE commits SET
    info = info || jsonb_build_object(
      'changes', erase_changes(coalesce(info -> 'changes', '[]'), fields),
      'data', erase_values(coalesce(info -> 'data', 'null'), fields)),
    deleted_object = erase_values(deleted_object, fields),
    label = CASE WHEN ref = client THEN 'Cliente cancellato' ELSE label END
  WHERE ref = ANY (refs);
  UPDATE commits SET actor = '{"nome": "Cliente", "cognome": "cancellato"}' WHERE actor_id = client AND actor_role = 'client';
  PERFORM set_config('history.erasing', 'off', true);
END $$;
