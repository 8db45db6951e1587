-- What agents say of themselves may wait for the office: one proposal of each agent, and since when it waits, for the list.
ALTER TABLE "agents" ADD COLUMN     "profilo_proposto_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "agent_profili_proposti" (
    "agent_id" UUID NOT NULL,
    "cambia_foto" BOOLEAN NOT NULL DEFAULT false,
    "url_photo" TEXT,
    "bio" TEXT,
    "proposto_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deciso_at" TIMESTAMPTZ(3),
    "rifiuto" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "agent_profili_proposti_pkey" PRIMARY KEY ("agent_id")
);

-- CreateIndex
CREATE INDEX "agents_profilo_proposto_at_id_idx" ON "agents"("profilo_proposto_at", "id");

-- AddForeignKey
ALTER TABLE "agent_profili_proposti" ADD CONSTRAINT "agent_profili_proposti_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A reason belongs to a decision.
ALTER TABLE "agent_profili_proposti" ADD CONSTRAINT "agent_profili_proposti_ck" CHECK ("rifiuto" = '' OR "deciso_at" IS NOT NULL);
