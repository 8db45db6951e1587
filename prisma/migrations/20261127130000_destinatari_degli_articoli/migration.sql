-- Who may order an item; nobody named: everybody (docs/decisions/059).
CREATE TYPE "destinatario_articolo" AS ENUM ('agenti', 'responsabili', 'clienti', 'ufficio');

ALTER TABLE "merchandising" ADD COLUMN "destinatari" "destinatario_articolo"[] NOT NULL DEFAULT ARRAY[]::"destinatario_articolo"[];
