-- The files that a row names, column by column: addresses inside texts and JSON, and the columns that point to a file.
-- Only for the rows that are here already and for the last look before a file goes: lib/storage/uses.ts does the rest.
CREATE OR REPLACE FUNCTION file_mentions(data jsonb) RETURNS TABLE (file_id uuid, field text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT lower(found)::uuid, lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2)
  FROM jsonb_each_text(data) AS columns (key, value), LATERAL (
    SELECT match[1] FROM regexp_matches(value, '/v2/storage/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') AS match
    UNION ALL
    SELECT value WHERE key ~ '(^|_)file_id$' AND value IS NOT NULL
  ) AS mentions (found)
$$;

-- Which of these files any row of any table names; slow, it reads every text there is. History and queues do not count.
CREATE OR REPLACE FUNCTION files_named_anywhere(files uuid[]) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT c.table_name, string_agg(format('coalesce(t.%I::text, '''')', c.column_name), ' || '' '' || ') AS words
    FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY') AND c.column_name <> 'search'
      AND c.table_name NOT IN ('commits', 'file_uses', 'stored_files', 'idempotency_keys', 'realtime_events',
        'notifications', 'rate_limits', 'sessions', '_prisma_migrations')
    GROUP BY c.table_name
  LOOP
    RETURN QUERY EXECUTE format(
      'SELECT DISTINCT f.id FROM (SELECT lower(%s) AS words FROM %I t) t JOIN unnest($1) AS f (id) ON strpos(t.words, f.id::text) > 0
       WHERE strpos(t.words, ''/storage/files/'') > 0', place.words, place.table_name)
      USING files;
  END LOOP;
  FOR place IN
    SELECT c.table_name, c.column_name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name ~ '(^|_)file_id$' AND c.table_name NOT IN ('file_uses', 'file_pieces')
  LOOP
    RETURN QUERY EXECUTE format('SELECT %1$I FROM %2$I WHERE %1$I = ANY ($1)', place.column_name, place.table_name) USING files;
  END LOOP;
END $$;
