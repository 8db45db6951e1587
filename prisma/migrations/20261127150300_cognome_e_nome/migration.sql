-- People of one surname stand in the order of their first name. Two spaces between them: a surname that goes on after a space
-- («De Luca») comes after the shorter one («De»), whatever the first names.
ALTER TABLE "agents" ADD COLUMN "nome_completo" TEXT NOT NULL GENERATED ALWAYS AS ("cognome" || '  ' || "nome") STORED;
ALTER TABLE "clients" ADD COLUMN "nome_completo" TEXT NOT NULL GENERATED ALWAYS AS ("cognome" || '  ' || "nome") STORED;

-- What the lists are filtered by stands in front of their order.
CREATE INDEX "agents_nome_completo_id_idx" ON "agents"("nome_completo", "id");
CREATE INDEX "agents_provincia_nome_completo_id_idx" ON "agents"("provincia", "nome_completo", "id");
CREATE INDEX "agents_status_nome_completo_id_idx" ON "agents"("status", "nome_completo", "id");
CREATE INDEX "clients_nome_completo_id_idx" ON "clients"("nome_completo", "id");
CREATE INDEX "clients_provincia_nome_completo_id_idx" ON "clients"("provincia", "nome_completo", "id");
CREATE INDEX "clients_agent_id_nome_completo_id_idx" ON "clients"("agent_id", "nome_completo", "id");
CREATE INDEX "clients_status_nome_completo_id_idx" ON "clients"("status", "nome_completo", "id");
CREATE INDEX "clients_consenso_marketing_nome_completo_id_idx" ON "clients"("consenso_marketing", "nome_completo", "id");
CREATE INDEX "clients_consenso_terzi_nome_completo_id_idx" ON "clients"("consenso_terzi", "nome_completo", "id");
CREATE INDEX "clients_consenso_profilazione_nome_completo_id_idx" ON "clients"("consenso_profilazione", "nome_completo", "id");
CREATE INDEX "clients_senza_email_nome_completo_id_idx" ON "clients"("senza_email", "nome_completo", "id");
CREATE INDEX "clients_tipo_persona_nome_completo_id_idx" ON "clients"("tipo_persona", "nome_completo", "id");
CREATE INDEX "clients_agency_id_nome_completo_id_idx" ON "clients"("agency_id", "nome_completo", "id");

DROP INDEX "agents_provincia_cognome_id_idx";
DROP INDEX "agents_status_cognome_id_idx";
DROP INDEX "clients_provincia_cognome_id_idx";
DROP INDEX "clients_agent_id_cognome_id_idx";
DROP INDEX "clients_status_cognome_id_idx";
DROP INDEX "clients_consenso_marketing_cognome_id_idx";
DROP INDEX "clients_consenso_terzi_cognome_id_idx";
DROP INDEX "clients_consenso_profilazione_cognome_id_idx";
DROP INDEX "clients_senza_email_cognome_id_idx";
DROP INDEX "clients_tipo_persona_cognome_id_idx";
DROP INDEX "clients_agency_id_cognome_id_idx";
