-- Rankings are counted by the product, published, corrected; ratings are moderated and answered (docs/decisions/063).
CREATE TYPE "motivo_rifiuto_voto" AS ENUM ('dati_personali', 'offensivo', 'non_pertinente', 'pubblicita', 'ripetuto', 'richiesta_cliente');

ALTER TABLE "classifica_voci" ADD COLUMN "agenzia" TEXT NOT NULL DEFAULT '',
ADD COLUMN "correzione" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN "correzione_motivo" TEXT NOT NULL DEFAULT '',
ADD COLUMN "misure" JSONB NOT NULL DEFAULT '{}';

ALTER TABLE "classifiche" ADD COLUMN "calcolata_at" TIMESTAMPTZ(3),
ADD COLUMN "correzione" TEXT NOT NULL DEFAULT '',
ADD COLUMN "criteri" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN "partecipanti" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "periodo" DATE NOT NULL DEFAULT '1900-01-01',
ADD COLUMN "pubblicata_at" TIMESTAMPTZ(3),
ADD COLUMN "vincitore" TEXT NOT NULL DEFAULT '';

ALTER TABLE "employees" ADD COLUMN "admin_id" UUID;

ALTER TABLE "voti" ADD COLUMN "agency_id" UUID,
ADD COLUMN "consenso_at" TIMESTAMPTZ(3),
ADD COLUMN "moderato_at" TIMESTAMPTZ(3),
ADD COLUMN "moderato_da_id" UUID,
ADD COLUMN "motivo_rifiuto" "motivo_rifiuto_voto",
ADD COLUMN "risposta" TEXT NOT NULL DEFAULT '',
ADD COLUMN "risposta_at" TIMESTAMPTZ(3),
ADD COLUMN "search" TEXT NOT NULL DEFAULT '',
ADD COLUMN "segnali" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "classifiche_tipo_periodo_id_idx" ON "classifiche"("tipo", "periodo", "id");
CREATE UNIQUE INDEX "employees_admin_id_key" ON "employees"("admin_id");
CREATE INDEX "voti_stato_id_idx" ON "voti"("stato", "id");
CREATE INDEX "voti_stato_created_at_id_idx" ON "voti"("stato", "created_at", "id");
CREATE INDEX "voti_stelle_created_at_id_idx" ON "voti"("stelle", "created_at", "id");
CREATE INDEX "voti_agent_id_created_at_id_idx" ON "voti"("agent_id", "created_at", "id");
CREATE INDEX "voti_employee_id_created_at_id_idx" ON "voti"("employee_id", "created_at", "id");
CREATE INDEX "voti_agency_id_created_at_id_idx" ON "voti"("agency_id", "created_at", "id");
CREATE INDEX "voti_moderato_da_id_idx" ON "voti"("moderato_da_id");
CREATE INDEX "voti_segnali_idx" ON "voti" USING GIN ("segnali");
CREATE INDEX "voti_search_idx" ON "voti" USING GIN ("search" gin_trgm_ops);
ALTER TABLE "employees" ADD CONSTRAINT "employees_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "voti" ADD CONSTRAINT "voti_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "voti" ADD CONSTRAINT "voti_moderato_da_id_fkey" FOREIGN KEY ("moderato_da_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "classifiche" ADD CONSTRAINT "classifiche_pubblicata_ck" CHECK (NOT "published" OR "pubblicata_at" IS NOT NULL) NOT VALID;
ALTER TABLE "voti" ADD CONSTRAINT "voti_rifiutato_ck" CHECK ("motivo_rifiuto" IS NULL OR "stato" = 'rifiutato');
ALTER TABLE "voti" ADD CONSTRAINT "voti_risposta_ck" CHECK (("risposta" = '') = ("risposta_at" IS NULL));

-- The first day of the month: lists are in this order. Not generated: what comes back from the history names every column.
CREATE FUNCTION classifica_periodo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.periodo := make_date(NEW.anno, NEW.mese, 1);
  RETURN NEW;
END $$;
CREATE TRIGGER periodo BEFORE INSERT OR UPDATE ON classifiche FOR EACH ROW EXECUTE FUNCTION classifica_periodo();

-- What is there already.
UPDATE classifiche c SET pubblicata_at = CASE WHEN c.published THEN c.updated_at END,
  partecipanti = (SELECT count(*) FROM classifica_voci v WHERE v.classifica_id = c.id),
  vincitore = coalesce((SELECT string_agg(v.nome, ', ' ORDER BY v.nome) FROM classifica_voci v WHERE v.classifica_id = c.id AND v.posizione = 1), '');
ALTER TABLE classifiche VALIDATE CONSTRAINT classifiche_pubblicata_ck;
UPDATE classifica_voci v SET agenzia = g.nome FROM agents a JOIN agencies g ON g.id = a.agency_id WHERE a.id = v.agent_id;
UPDATE voti v SET agency_id = (SELECT a.agency_id FROM agents a WHERE a.id = v.agent_id UNION ALL SELECT e.agency_id FROM employees e WHERE e.id = v.employee_id);

-- A rating keeps the agency of who is rated, as it is when it is given.
CREATE FUNCTION voto_agenzia() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := coalesce(NEW.agency_id, (SELECT agency_id FROM agents WHERE id = NEW.agent_id), (SELECT agency_id FROM employees WHERE id = NEW.employee_id));
  RETURN NEW;
END $$;
CREATE TRIGGER agenzia BEFORE INSERT ON voti FOR EACH ROW EXECUTE FUNCTION voto_agenzia();
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON voti FOR EACH ROW EXECUTE FUNCTION set_search('firma', 'commento');
UPDATE voti SET search = '';

-- What the office did in a month: the rankings of its people count these.
CREATE INDEX "pratica_eventi_ufficio_idx" ON "pratica_eventi" ("at") WHERE actor_role = 'admin' AND tipo = 'documento';
CREATE INDEX "lead_eventi_ufficio_idx" ON "lead_eventi" ("at") WHERE actor_role = 'admin' AND tipo = 'stato';
CREATE INDEX "ticket_messages_ufficio_idx" ON "ticket_messages" ("at") WHERE author_role = 'admin' AND NOT interno;

-- The rows of a ranking are no part of its form any more: they go by the rule that deletes it.
ALTER TABLE "classifica_voci" DROP CONSTRAINT "classifica_voci_classifica_id_fkey";
ALTER TABLE "classifica_voci" ADD CONSTRAINT "classifica_voci_classifica_id_fkey"
  FOREIGN KEY ("classifica_id") REFERENCES "classifiche"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
