-- FOR SHARE: a rating that is published while its case is reopened waits, and the other way round.
CREATE OR REPLACE FUNCTION voto_segno(v voti, segno int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF v.stato <> 'pubblicato' OR v.pratica_id IS NULL THEN RETURN; END IF;
  PERFORM FROM pratiche WHERE id = v.pratica_id FOR SHARE;
  INSERT INTO delta_voti (agent_id, employee_id, stelle, n)
  SELECT coalesce(v.agent_id, nessuno()), coalesce(v.employee_id, nessuno()), v.stelle, segno
  FROM pratiche WHERE id = v.pratica_id AND stato IN ('liquidata', 'respinta', 'ritirata');
END $$;

CREATE OR REPLACE FUNCTION voto_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM voto_segno(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM voto_segno(NEW, 1); END IF;
  RETURN NULL;
END $$;

-- A case that is finished or reopened takes its ratings along; before a deletion, which empties their reference.
CREATE OR REPLACE FUNCTION pratica_voti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delta_voti (agent_id, employee_id, stelle, n)
  SELECT coalesce(agent_id, nessuno()), coalesce(employee_id, nessuno()), stelle,
    CASE WHEN OLD.stato IN ('liquidata', 'respinta', 'ritirata') THEN -1 ELSE 1 END
  FROM voti WHERE pratica_id = OLD.id AND stato = 'pubblicato' ORDER BY id;
  RETURN OLD;
END $$;

-- What visitors see of ratings: published, and verified by a finished case (lib/features/ratings/data.ts).
CREATE OR REPLACE VIEW voti_vivi AS
  SELECT coalesce(v.agent_id, nessuno()) AS agent_id, coalesce(v.employee_id, nessuno()) AS employee_id, v.stelle, 1 AS n
  FROM voti v JOIN pratiche p ON p.id = v.pratica_id
  WHERE v.stato = 'pubblicato' AND p.stato IN ('liquidata', 'respinta', 'ritirata');

INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('voti_sintesi', 'delta_voti', 'voti_vivi', '{agent_id,employee_id}',
 '{n,somma,stelle1,stelle2,stelle3,stelle4,stelle5}',
 $$SELECT agent_id, employee_id, n, n * stelle AS somma,
  CASE stelle WHEN 1 THEN n ELSE 0 END AS stelle1, CASE stelle WHEN 2 THEN n ELSE 0 END AS stelle2,
  CASE stelle WHEN 3 THEN n ELSE 0 END AS stelle3, CASE stelle WHEN 4 THEN n ELSE 0 END AS stelle4,
  CASE stelle WHEN 5 THEN n ELSE 0 END AS stelle5
 FROM %s$$)
ON CONFLICT (cubo) DO UPDATE SET coda = excluded.coda, fonte = excluded.fonte, chiave = excluded.chiave,
  misure = excluded.misure, cella = excluded.cella;
SELECT cubo_vista(cubo) FROM cubi WHERE coda = 'delta_voti';

CREATE OR REPLACE TRIGGER voti AFTER UPDATE ON pratiche FOR EACH ROW
  WHEN ((OLD.stato IN ('liquidata', 'respinta', 'ritirata')) <> (NEW.stato IN ('liquidata', 'respinta', 'ritirata')))
  EXECUTE FUNCTION pratica_voti();

CREATE OR REPLACE TRIGGER voti_cancellata BEFORE DELETE ON pratiche FOR EACH ROW
  WHEN (OLD.stato IN ('liquidata', 'respinta', 'ritirata')) EXECUTE FUNCTION pratica_voti();

CREATE OR REPLACE TRIGGER sintesi AFTER INSERT OR DELETE ON voti FOR EACH ROW EXECUTE FUNCTION voto_delta();

CREATE OR REPLACE TRIGGER sintesi_update AFTER UPDATE ON voti FOR EACH ROW
  WHEN ((OLD.stato, OLD.stelle, OLD.agent_id, OLD.employee_id, OLD.pratica_id)
    IS DISTINCT FROM (NEW.stato, NEW.stelle, NEW.agent_id, NEW.employee_id, NEW.pratica_id))
  EXECUTE FUNCTION voto_delta();
