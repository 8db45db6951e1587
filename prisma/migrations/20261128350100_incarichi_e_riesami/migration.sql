-- The mandate of a case, with the proof of its signature.
CREATE TYPE "stato_incarico" AS ENUM ('bozza', 'inviato', 'firmato', 'revocato', 'scaduto', 'sostituito');

CREATE TABLE "incarichi" (
    "id" UUID NOT NULL,
    "codice" TEXT NOT NULL,
    "pratica_id" UUID NOT NULL,
    "persona_id" UUID,
    "stato" "stato_incarico" NOT NULL DEFAULT 'bozza',
    "compenso_pct" DECIMAL(7,4),
    "compenso_importo" BIGINT NOT NULL,
    "taeg_senza" DECIMAL(7,4),
    "taeg" DECIMAL(7,4),
    "durata_giorni" INTEGER NOT NULL,
    "recesso_giorni" INTEGER NOT NULL,
    "testo_versione" TEXT NOT NULL,
    "contenuto" JSONB NOT NULL,
    "hash" TEXT,
    "pdf_file_id" UUID,
    "firmato_file_id" UUID,
    "inviato_at" TIMESTAMPTZ(3),
    "inviato_a" CITEXT,
    "scade_il" DATE,
    "codice_hash" TEXT,
    "codice_fino" TIMESTAMPTZ(3),
    "codice_prove" INTEGER NOT NULL DEFAULT 0,
    "firmato_at" TIMESTAMPTZ(3),
    "firma_nome" TEXT,
    "firma_ip" TEXT,
    "firma_user_agent" TEXT,
    "firma_via" TEXT,
    "vale_fino" DATE,
    "chiuso_at" TIMESTAMPTZ(3),
    "motivo" TEXT,
    "autore_role" "role" NOT NULL,
    "autore_id" UUID NOT NULL,
    "autore_nome" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "incarichi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "incarichi_compenso" CHECK ("compenso_importo" >= 0),
    CONSTRAINT "incarichi_dato" CHECK ("stato" <> 'inviato' OR ("hash" IS NOT NULL AND "pdf_file_id" IS NOT NULL AND "inviato_a" IS NOT NULL AND "scade_il" IS NOT NULL)),
    CONSTRAINT "incarichi_firma" CHECK (("firmato_at" IS NULL) = ("firma_nome" IS NULL)),
    CONSTRAINT "incarichi_firmato" CHECK ("stato" <> 'firmato' OR ("firmato_at" IS NOT NULL AND "hash" IS NOT NULL AND "vale_fino" IS NOT NULL))
);
CREATE UNIQUE INDEX "incarichi_codice_key" ON "incarichi"("codice");
CREATE INDEX "incarichi_pratica_id_created_at_idx" ON "incarichi"("pratica_id", "created_at");
CREATE INDEX "incarichi_persona_id_idx" ON "incarichi"("persona_id");
CREATE INDEX "incarichi_pdf_file_id_idx" ON "incarichi"("pdf_file_id");
CREATE INDEX "incarichi_firmato_file_id_idx" ON "incarichi"("firmato_file_id");
CREATE INDEX "incarichi_stato_scade_il_idx" ON "incarichi"("stato", "scade_il");
-- One that can still be signed, and one that is signed, a case.
CREATE UNIQUE INDEX "incarichi_uno_aperto" ON "incarichi"("pratica_id") WHERE "stato" IN ('bozza', 'inviato');
CREATE UNIQUE INDEX "incarichi_uno_firmato" ON "incarichi"("pratica_id") WHERE "stato" = 'firmato';
ALTER TABLE "incarichi" ADD CONSTRAINT "incarichi_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "incarichi" ADD CONSTRAINT "incarichi_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "pratica_persone"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "incarichi" ADD CONSTRAINT "incarichi_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "incarichi" ADD CONSTRAINT "incarichi_firmato_file_id_fkey" FOREIGN KEY ("firmato_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What somebody has signed, and the proof that they did, is not written again.
CREATE FUNCTION incarico_firmato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.contenuto, OLD.hash, OLD.pdf_file_id, OLD.compenso_importo, OLD.testo_versione,
      OLD.firmato_at, OLD.firma_nome, OLD.firma_ip, OLD.firma_user_agent, OLD.firma_via, OLD.inviato_a)
    IS DISTINCT FROM
     (NEW.contenuto, NEW.hash, NEW.pdf_file_id, NEW.compenso_importo, NEW.testo_versione,
      NEW.firmato_at, NEW.firma_nome, NEW.firma_ip, NEW.firma_user_agent, NEW.firma_via, NEW.inviato_a)
  THEN
    RAISE EXCEPTION 'a signed mandate is not changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER incarico_firmato BEFORE UPDATE ON incarichi FOR EACH ROW
  WHEN (OLD.firmato_at IS NOT NULL) EXECUTE FUNCTION incarico_firmato();

-- A person looks again at a refusal, because the client has asked for it.
CREATE TABLE "riesami" (
    "id" UUID NOT NULL,
    "pratica_id" UUID NOT NULL,
    "persona_id" UUID,
    "testo" TEXT NOT NULL DEFAULT '',
    "scade_il" DATE NOT NULL,
    "risposta" TEXT,
    "risposto_at" TIMESTAMPTZ(3),
    "risposto_da" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "riesami_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "riesami_risposta" CHECK (("risposta" IS NULL) = ("risposto_at" IS NULL))
);
CREATE INDEX "riesami_pratica_id_idx" ON "riesami"("pratica_id");
CREATE INDEX "riesami_persona_id_idx" ON "riesami"("persona_id");
CREATE INDEX "riesami_scade_il_idx" ON "riesami"("scade_il");
-- One question at a time.
CREATE UNIQUE INDEX "riesami_uno_aperto" ON "riesami"("pratica_id") WHERE "risposto_at" IS NULL;
ALTER TABLE "riesami" ADD CONSTRAINT "riesami_pratica_id_fkey" FOREIGN KEY ("pratica_id") REFERENCES "pratiche"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "riesami" ADD CONSTRAINT "riesami_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "pratica_persone"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A quote can be refused, and what was given with it is kept.
ALTER TYPE "stato_preventivo" ADD VALUE 'rifiutato';
ALTER TABLE "quotes" ADD COLUMN "rifiutato_at" TIMESTAMPTZ(3);

CREATE TABLE "preventivo_consegne" (
    "id" UUID NOT NULL,
    "quote_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "canale" TEXT NOT NULL,
    "email" CITEXT,
    "autore_role" "role" NOT NULL,
    "autore_id" UUID NOT NULL,
    "autore_nome" TEXT NOT NULL,
    "allegato" TEXT,
    "hash" TEXT NOT NULL,
    "file_id" UUID,
    "promemoria_at" TIMESTAMPTZ(3),
    CONSTRAINT "preventivo_consegne_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "preventivo_consegne_quote_id_at_idx" ON "preventivo_consegne"("quote_id", "at");
CREATE INDEX "preventivo_consegne_file_id_idx" ON "preventivo_consegne"("file_id");
ALTER TABLE "preventivo_consegne" ADD CONSTRAINT "preventivo_consegne_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "preventivo_consegne" ADD CONSTRAINT "preventivo_consegne_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
