-- AlterTable
ALTER TABLE "commits" ADD COLUMN     "group_id" UUID;

-- CreateIndex
CREATE INDEX "commits_group_id_id_idx" ON "commits"("group_id", "id");
