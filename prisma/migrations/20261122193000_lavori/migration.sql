-- What the person who waits for long work calls it: "Importazione di clienti.csv".
ALTER TABLE "job_progress" ADD COLUMN     "title" TEXT NOT NULL DEFAULT '';
