-- The history is append-only, but a person who has their data erased (art. 17 GDPR) leaves it too: what happened, when
-- and by whom stays, the values do not. The one way in is erase_history, in the transaction of the erasure.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'commits' AND current_setting('history.erasing', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
