-- When the office works on a kind of ticket: spans of the week, and the days on which nobody does.
CREATE TABLE "ticket_calendari" (
  "id" UUID NOT NULL,
  "nome" TEXT NOT NULL,
  "orari" JSONB NOT NULL DEFAULT '[]',
  "festivi" BOOLEAN NOT NULL DEFAULT true,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_calendari_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ticket_calendari_nome_key" ON "ticket_calendari"("nome");
CREATE INDEX "ticket_calendari_created_at_id_idx" ON "ticket_calendari"("created_at", "id");

CREATE TABLE "ticket_calendari_chiusure" (
  "id" UUID NOT NULL,
  "calendario_id" UUID NOT NULL,
  "giorno" DATE NOT NULL,
  "motivo" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_calendari_chiusure_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ticket_calendari_chiusure_calendario_id_giorno_key" ON "ticket_calendari_chiusure"("calendario_id", "giorno");
ALTER TABLE "ticket_calendari_chiusure" ADD CONSTRAINT "ticket_calendari_chiusure_calendario_id_fkey" FOREIGN KEY ("calendario_id") REFERENCES "ticket_calendari"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- None: the hours of the office.
ALTER TABLE "ticket_categories" ADD COLUMN "calendario_id" UUID;
ALTER TABLE "ticket_categories" ADD CONSTRAINT "ticket_categories_calendario_id_fkey" FOREIGN KEY ("calendario_id") REFERENCES "ticket_calendari"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "ticket_categories_calendario_id_idx" ON "ticket_categories"("calendario_id");

-- The times of a category for one priority, in place of the share that the priority gives of the usual ones.
CREATE TABLE "ticket_categorie_tempi" (
  "id" UUID NOT NULL,
  "category_id" UUID NOT NULL,
  "priorita" "priorita_ticket" NOT NULL,
  "minuti_risposta" INTEGER,
  "minuti_soluzione" INTEGER,
  "calendario_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_categorie_tempi_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ticket_categorie_tempi_minuti_ck" CHECK ("minuti_risposta" > 0 AND "minuti_soluzione" > 0)
);
CREATE UNIQUE INDEX "ticket_categorie_tempi_category_id_priorita_key" ON "ticket_categorie_tempi"("category_id", "priorita");
CREATE INDEX "ticket_categorie_tempi_calendario_id_idx" ON "ticket_categorie_tempi"("calendario_id");
ALTER TABLE "ticket_categorie_tempi" ADD CONSTRAINT "ticket_categorie_tempi_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "ticket_categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ticket_categorie_tempi" ADD CONSTRAINT "ticket_categorie_tempi_calendario_id_fkey" FOREIGN KEY ("calendario_id") REFERENCES "ticket_calendari"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
