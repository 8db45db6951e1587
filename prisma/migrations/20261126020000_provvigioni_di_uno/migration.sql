-- What somebody has earned in a period is added up from the index alone.
CREATE INDEX "provvigioni_beneficiario_id_maturata_at_quota_importo_idx"
  ON "provvigioni" ("beneficiario_id", "maturata_at", "quota", "importo");
DROP INDEX "provvigioni_beneficiario_id_maturata_at_idx";
