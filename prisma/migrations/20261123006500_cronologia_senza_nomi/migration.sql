-- Messages from the site and forecasts are called by a person's name in the history: an erasure takes it there too.
CREATE FUNCTION erase_history_labels(refs uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('history.erasing', 'on', true);
  UPDATE commits SET label = 'Cliente cancellato' WHERE ref = ANY (refs) AND label <> 'Cliente cancellato';
  PERFORM set_config('history.erasing', 'off', true);
END $$;
