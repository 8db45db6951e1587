-- DropForeignKey
ALTER TABLE "agents" DROP CONSTRAINT "agents_agency_id_fkey";

-- DropForeignKey
ALTER TABLE "agents" DROP CONSTRAINT "agents_manager_id_fkey";

-- DropForeignKey
ALTER TABLE "budgets" DROP CONSTRAINT "budgets_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "clients" DROP CONSTRAINT "clients_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_agency_id_fkey";

-- DropForeignKey
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "employees" DROP CONSTRAINT "employees_agency_id_fkey";

-- DropForeignKey
ALTER TABLE "faqs" DROP CONSTRAINT "faqs_category_id_fkey";

-- DropForeignKey
ALTER TABLE "lead_receipts" DROP CONSTRAINT "lead_receipts_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "leads" DROP CONSTRAINT "leads_agency_id_fkey";

-- DropForeignKey
ALTER TABLE "leads" DROP CONSTRAINT "leads_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "perc_leads" DROP CONSTRAINT "perc_leads_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "pratiche" DROP CONSTRAINT "pratiche_agency_id_fkey";

-- DropForeignKey
ALTER TABLE "pratiche" DROP CONSTRAINT "pratiche_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "pratiche" DROP CONSTRAINT "pratiche_bank_id_fkey";

-- DropForeignKey
ALTER TABLE "pratiche" DROP CONSTRAINT "pratiche_bank_product_id_fkey";

-- DropForeignKey
ALTER TABLE "predictions" DROP CONSTRAINT "predictions_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "price_tables" DROP CONSTRAINT "price_tables_bank_id_fkey";

-- DropForeignKey
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "voti" DROP CONSTRAINT "voti_agent_id_fkey";

-- DropForeignKey
ALTER TABLE "voti" DROP CONSTRAINT "voti_employee_id_fkey";

-- DropIndex
DROP INDEX "classifica_voci_classifica_id_posizione_key";

-- AlterTable
ALTER TABLE "price_rows" DROP CONSTRAINT "price_rows_pkey",
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD CONSTRAINT "price_rows_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE INDEX "classifica_voci_classifica_id_posizione_idx" ON "classifica_voci"("classifica_id", "posizione");

-- CreateIndex
CREATE UNIQUE INDEX "price_rows_table_id_importo_durata_key" ON "price_rows"("table_id", "importo", "durata");

-- AddForeignKey
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "faq_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "perc_leads" ADD CONSTRAINT "perc_leads_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_receipts" ADD CONSTRAINT "lead_receipts_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_manager_id_fkey" FOREIGN KEY ("manager_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_bank_id_fkey" FOREIGN KEY ("bank_id") REFERENCES "banks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pratiche" ADD CONSTRAINT "pratiche_bank_product_id_fkey" FOREIGN KEY ("bank_product_id") REFERENCES "bank_products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voti" ADD CONSTRAINT "voti_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employees"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
