-- Files for agents: folders, what each file was version by version, and who downloaded which (docs/decisions/061).

ALTER TABLE "file_items" ADD COLUMN     "descrizione" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "dimensione" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "folder_id" UUID,
ADD COLUMN     "pubblico" JSONB NOT NULL DEFAULT '{"regole":[{"tipo":"tutti","valori":[]}],"escludi":[]}',
ADD COLUMN     "scaricamenti" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "search" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tag" TEXT[],
ADD COLUMN     "tipo" TEXT NOT NULL DEFAULT 'altro',
ADD COLUMN     "valido_al" DATE,
ADD COLUMN     "valido_dal" DATE,
ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "visibile_a" TEXT NOT NULL DEFAULT 'Tutta la rete';

CREATE TABLE "file_folders" (
    "id" UUID NOT NULL,
    "parent_id" UUID,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_folders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "file_versioni" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "nota" TEXT NOT NULL DEFAULT '',
    "admin_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_versioni_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "file_scaricamenti" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "versione" INTEGER NOT NULL,
    "agent_id" UUID,
    "admin_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_scaricamenti_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "file_folders_ordine_id_idx" ON "file_folders"("ordine", "id");
CREATE INDEX "file_folders_nome_id_idx" ON "file_folders"("nome", "id");
CREATE INDEX "file_folders_created_at_id_idx" ON "file_folders"("created_at", "id");

-- Of the folders that stand in none, too, no two have one name.
CREATE UNIQUE INDEX "file_folders_parent_id_nome_key" ON "file_folders"("parent_id", "nome") NULLS NOT DISTINCT;
CREATE INDEX "file_versioni_file_id_idx" ON "file_versioni"("file_id");
CREATE INDEX "file_versioni_admin_id_idx" ON "file_versioni"("admin_id");
CREATE UNIQUE INDEX "file_versioni_item_id_n_key" ON "file_versioni"("item_id", "n");
CREATE INDEX "file_scaricamenti_item_id_at_idx" ON "file_scaricamenti"("item_id", "at");
CREATE INDEX "file_scaricamenti_item_id_agent_id_idx" ON "file_scaricamenti"("item_id", "agent_id");
CREATE INDEX "file_scaricamenti_agent_id_item_id_idx" ON "file_scaricamenti"("agent_id", "item_id");
CREATE INDEX "file_scaricamenti_admin_id_idx" ON "file_scaricamenti"("admin_id");
CREATE INDEX "file_items_updated_at_id_idx" ON "file_items"("updated_at", "id");
CREATE INDEX "file_items_scaricamenti_id_idx" ON "file_items"("scaricamenti", "id");
CREATE INDEX "file_items_dimensione_id_idx" ON "file_items"("dimensione", "id");
CREATE INDEX "file_items_valido_al_id_idx" ON "file_items"("valido_al", "id");
CREATE INDEX "file_items_folder_id_nome_id_idx" ON "file_items"("folder_id", "nome", "id");
CREATE INDEX "file_items_tipo_nome_id_idx" ON "file_items"("tipo", "nome", "id");
CREATE INDEX "file_items_published_nome_id_idx" ON "file_items"("published", "nome", "id");
CREATE INDEX "file_items_tag_idx" ON "file_items" USING GIN ("tag");
CREATE INDEX "file_items_search_idx" ON "file_items" USING GIN ("search" gin_trgm_ops);
ALTER TABLE "file_items" ADD CONSTRAINT "file_items_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "file_folders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_folders" ADD CONSTRAINT "file_folders_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "file_folders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_versioni" ADD CONSTRAINT "file_versioni_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "file_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_versioni" ADD CONSTRAINT "file_versioni_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_versioni" ADD CONSTRAINT "file_versioni_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_scaricamenti" ADD CONSTRAINT "file_scaricamenti_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "file_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_scaricamenti" ADD CONSTRAINT "file_scaricamenti_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_scaricamenti" ADD CONSTRAINT "file_scaricamenti_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_folders" ADD CONSTRAINT "file_folders_not_in_itself" CHECK ("parent_id" <> "id");
ALTER TABLE "file_items" ADD CONSTRAINT "file_items_validity" CHECK ("valido_al" >= "valido_dal");
ALTER TABLE "file_scaricamenti" ADD CONSTRAINT "file_scaricamenti_by_one" CHECK (num_nonnulls("agent_id", "admin_id") <= 1);

CREATE TRIGGER set_search BEFORE INSERT OR UPDATE ON file_items FOR EACH ROW EXECUTE FUNCTION set_search('nome', 'descrizione', 'tag');

-- What is there already: its file is its first version.
UPDATE file_items i SET versione = 1, dimensione = f.size FROM stored_files f WHERE f.id = i.file_id;
INSERT INTO file_versioni (id, item_id, n, file_id, at)
SELECT gen_random_uuid(), id, 1, file_id, created_at FROM file_items WHERE file_id IS NOT NULL;
INSERT INTO file_uses (file_id, model, record_id, field)
SELECT file_id, 'fileVersione', id, 'fileId' FROM file_versioni ON CONFLICT DO NOTHING;
-- The words of files that are there.
UPDATE file_items SET nome = nome;
