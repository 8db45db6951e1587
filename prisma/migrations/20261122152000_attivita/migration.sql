-- Notes, calls, messages and changes of state in one time line, on cases and on leads.

-- CreateEnum
CREATE TYPE "esito_chiamata" AS ENUM ('parlato', 'non_risponde', 'richiamare', 'numero_errato');

-- AlterTable
ALTER TABLE "pratica_eventi" ADD COLUMN     "esito" "esito_chiamata";

-- DropIndex
DROP INDEX "pratica_eventi_pratica_id_at_idx";

-- CreateIndex
CREATE INDEX "pratica_eventi_pratica_id_at_id_idx" ON "pratica_eventi"("pratica_id", "at", "id");

-- CreateTable
CREATE TABLE "lead_eventi" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "da" "stato_lead",
    "a" "stato_lead",
    "testo" TEXT NOT NULL DEFAULT '',
    "esito" "esito_chiamata",
    "actor_role" "role",
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_eventi_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lead_eventi_lead_id_at_id_idx" ON "lead_eventi"("lead_id", "at", "id");

-- AddForeignKey
ALTER TABLE "lead_eventi" ADD CONSTRAINT "lead_eventi_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the leads that are there already tell of themselves: their arrival, and the steps whose instants they keep.
INSERT INTO "lead_eventi" ("id", "lead_id", "tipo", "a", "at")
SELECT gen_random_uuid(), l.id, 'stato', step.a::stato_lead, step.at
FROM leads l CROSS JOIN LATERAL (VALUES
  ('nuovo', l.created_at),
  ('assegnato', l.assigned_at),
  ('contattato', l.contattato_at),
  (CASE WHEN l.stato IN ('convertito', 'perso') THEN l.stato::text END, l.chiuso_at)
) AS step (a, at)
WHERE step.a IS NOT NULL AND step.at IS NOT NULL;

-- Changes are looked for by the names of their objects, and read by kind of change.
CREATE INDEX "commits_label_idx" ON "commits" USING GIN ("label" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "commits_action_created_at_id_idx" ON "commits"("action", "created_at", "id");
