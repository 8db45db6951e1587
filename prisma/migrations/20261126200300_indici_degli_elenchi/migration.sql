-- What a list is filtered by stands in front of the order in which it opens, so that neither its page nor its count is sorted.
CREATE INDEX "tickets_category_id_last_message_at_id_idx" ON "tickets"("category_id", "last_message_at", "id");
CREATE INDEX "tickets_priorita_last_message_at_id_idx" ON "tickets"("priorita", "last_message_at", "id");
CREATE INDEX "tickets_da_rispondere_idx" ON "tickets"("last_message_at", "id") WHERE "da_rispondere";
CREATE INDEX "tickets_csat_idx" ON "tickets"("csat", "last_message_at", "id") WHERE "csat" IS NOT NULL;
-- Statistics of a period, and the open tickets of an agent at their desk.
CREATE INDEX "tickets_risolto_at_idx" ON "tickets"("risolto_at");
CREATE INDEX "tickets_prima_risposta_at_idx" ON "tickets"("prima_risposta_at");
CREATE INDEX "ticket_messages_scambiati_idx" ON "ticket_messages"("ticket_id") WHERE "tipo" = 'messaggio' AND NOT "interno";
CREATE INDEX "tickets_aperti_agente_idx" ON "tickets"("agent_id", "last_message_at", "id") WHERE "stato" NOT IN ('risolto', 'chiuso');
CREATE INDEX "voti_agency_id_stato_id_idx" ON "voti"("agency_id", "stato", "id");
CREATE INDEX "voti_motivo_rifiuto_idx" ON "voti"("motivo_rifiuto", "stato", "id") WHERE "motivo_rifiuto" IS NOT NULL;
CREATE INDEX "voti_risposta_idx" ON "voti"("stato", "id") WHERE "risposta_at" IS NOT NULL;
-- Agents and employees have a list each.
CREATE INDEX "voti_agenti_idx" ON "voti"("stato", "id") WHERE "employee_id" IS NULL;
CREATE INDEX "voti_dipendenti_idx" ON "voti"("stato", "id") WHERE "agent_id" IS NULL;
CREATE INDEX "voti_stelle_id_idx" ON "voti"("stelle", "id");
CREATE INDEX "quotes_senza_agente_idx" ON "quotes"("created_at", "id") WHERE "agent_id" IS NULL AND "codice" IS NOT NULL;
CREATE INDEX "partner_listings_classe_created_at_id_idx" ON "partner_listings"("classe", "created_at", "id");
CREATE INDEX "partner_listings_titolo_id_idx" ON "partner_listings"("titolo", "id");

-- The same filters in an order that no list has.
DROP INDEX "tickets_category_id_created_at_id_idx";
DROP INDEX "tickets_priorita_created_at_id_idx";
DROP INDEX "voti_stato_id_idx";
DROP INDEX "voti_agency_id_created_at_id_idx";
DROP INDEX "voti_stelle_created_at_id_idx";
