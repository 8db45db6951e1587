-- A case is rated once for its agent and once for an employee. The key over both never bound: one of the two is always
-- empty, and empty values are all different. Of ratings that were given twice the first stays.
DELETE FROM voti v USING voti prima
WHERE v.pratica_id = prima.pratica_id AND (v.created_at, v.id) > (prima.created_at, prima.id)
  AND (v.agent_id = prima.agent_id OR v.employee_id = prima.employee_id);
DROP INDEX "voti_pratica_id_agent_id_employee_id_key";
CREATE UNIQUE INDEX "voti_pratica_agente_key" ON "voti" ("pratica_id", "agent_id") WHERE agent_id IS NOT NULL;
CREATE UNIQUE INDEX "voti_pratica_dipendente_key" ON "voti" ("pratica_id", "employee_id") WHERE employee_id IS NOT NULL;
CREATE INDEX "voti_pratica_id_idx" ON "voti" ("pratica_id");

-- A rating is of somebody, and of one person. One of both is the agent's, who answers for the case; one of nobody says nothing.
UPDATE voti SET employee_id = NULL WHERE agent_id IS NOT NULL AND employee_id IS NOT NULL;
DELETE FROM voti WHERE agent_id IS NULL AND employee_id IS NULL;
ALTER TABLE "voti" ADD CONSTRAINT "voti_di_uno_ck" CHECK (num_nonnulls(agent_id, employee_id) = 1);
