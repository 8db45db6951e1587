-- Days in classes so narrow that a figure read from them errs by at most 6 percent up to a year: the days within which a bank
-- decides, and those that a case has been in a state. The sixteen classes of before (h0 to h15 of cubo_banca and of
-- cubo_giorno_banca) erred by up to 45; what runs still reads them, so that they go with a later release.
CREATE FUNCTION classe_giorni(giorni int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT width_bucket(greatest(giorni, 0), ARRAY[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 19, 22, 25, 29, 33, 38, 43, 49, 56, 64, 73, 83, 94, 107, 121, 137, 155, 175,
    198, 224, 253, 286, 323, 365
  ]) - 1
$$;

CREATE TABLE "cubo_attese_banca" (
    "mese" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "g0" BIGINT NOT NULL DEFAULT 0,
    "g1" BIGINT NOT NULL DEFAULT 0,
    "g2" BIGINT NOT NULL DEFAULT 0,
    "g3" BIGINT NOT NULL DEFAULT 0,
    "g4" BIGINT NOT NULL DEFAULT 0,
    "g5" BIGINT NOT NULL DEFAULT 0,
    "g6" BIGINT NOT NULL DEFAULT 0,
    "g7" BIGINT NOT NULL DEFAULT 0,
    "g8" BIGINT NOT NULL DEFAULT 0,
    "g9" BIGINT NOT NULL DEFAULT 0,
    "g10" BIGINT NOT NULL DEFAULT 0,
    "g11" BIGINT NOT NULL DEFAULT 0,
    "g12" BIGINT NOT NULL DEFAULT 0,
    "g13" BIGINT NOT NULL DEFAULT 0,
    "g14" BIGINT NOT NULL DEFAULT 0,
    "g15" BIGINT NOT NULL DEFAULT 0,
    "g16" BIGINT NOT NULL DEFAULT 0,
    "g17" BIGINT NOT NULL DEFAULT 0,
    "g18" BIGINT NOT NULL DEFAULT 0,
    "g19" BIGINT NOT NULL DEFAULT 0,
    "g20" BIGINT NOT NULL DEFAULT 0,
    "g21" BIGINT NOT NULL DEFAULT 0,
    "g22" BIGINT NOT NULL DEFAULT 0,
    "g23" BIGINT NOT NULL DEFAULT 0,
    "g24" BIGINT NOT NULL DEFAULT 0,
    "g25" BIGINT NOT NULL DEFAULT 0,
    "g26" BIGINT NOT NULL DEFAULT 0,
    "g27" BIGINT NOT NULL DEFAULT 0,
    "g28" BIGINT NOT NULL DEFAULT 0,
    "g29" BIGINT NOT NULL DEFAULT 0,
    "g30" BIGINT NOT NULL DEFAULT 0,
    "g31" BIGINT NOT NULL DEFAULT 0,
    "g32" BIGINT NOT NULL DEFAULT 0,
    "g33" BIGINT NOT NULL DEFAULT 0,
    "g34" BIGINT NOT NULL DEFAULT 0,
    "g35" BIGINT NOT NULL DEFAULT 0,
    "g36" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_attese_banca_pkey" PRIMARY KEY ("mese","bank_id","product")
);
CREATE INDEX "cubo_attese_banca_bank_id_mese_idx" ON "cubo_attese_banca"("bank_id", "mese");

CREATE TABLE "cubo_giorno_attese_banca" (
    "giorno" DATE NOT NULL,
    "bank_id" UUID NOT NULL,
    "product" "prodotto" NOT NULL,
    "g0" BIGINT NOT NULL DEFAULT 0,
    "g1" BIGINT NOT NULL DEFAULT 0,
    "g2" BIGINT NOT NULL DEFAULT 0,
    "g3" BIGINT NOT NULL DEFAULT 0,
    "g4" BIGINT NOT NULL DEFAULT 0,
    "g5" BIGINT NOT NULL DEFAULT 0,
    "g6" BIGINT NOT NULL DEFAULT 0,
    "g7" BIGINT NOT NULL DEFAULT 0,
    "g8" BIGINT NOT NULL DEFAULT 0,
    "g9" BIGINT NOT NULL DEFAULT 0,
    "g10" BIGINT NOT NULL DEFAULT 0,
    "g11" BIGINT NOT NULL DEFAULT 0,
    "g12" BIGINT NOT NULL DEFAULT 0,
    "g13" BIGINT NOT NULL DEFAULT 0,
    "g14" BIGINT NOT NULL DEFAULT 0,
    "g15" BIGINT NOT NULL DEFAULT 0,
    "g16" BIGINT NOT NULL DEFAULT 0,
    "g17" BIGINT NOT NULL DEFAULT 0,
    "g18" BIGINT NOT NULL DEFAULT 0,
    "g19" BIGINT NOT NULL DEFAULT 0,
    "g20" BIGINT NOT NULL DEFAULT 0,
    "g21" BIGINT NOT NULL DEFAULT 0,
    "g22" BIGINT NOT NULL DEFAULT 0,
    "g23" BIGINT NOT NULL DEFAULT 0,
    "g24" BIGINT NOT NULL DEFAULT 0,
    "g25" BIGINT NOT NULL DEFAULT 0,
    "g26" BIGINT NOT NULL DEFAULT 0,
    "g27" BIGINT NOT NULL DEFAULT 0,
    "g28" BIGINT NOT NULL DEFAULT 0,
    "g29" BIGINT NOT NULL DEFAULT 0,
    "g30" BIGINT NOT NULL DEFAULT 0,
    "g31" BIGINT NOT NULL DEFAULT 0,
    "g32" BIGINT NOT NULL DEFAULT 0,
    "g33" BIGINT NOT NULL DEFAULT 0,
    "g34" BIGINT NOT NULL DEFAULT 0,
    "g35" BIGINT NOT NULL DEFAULT 0,
    "g36" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "cubo_giorno_attese_banca_pkey" PRIMARY KEY ("giorno","bank_id","product")
);

-- The first decision of a bank about a case, by the days since it was sent.
INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella) VALUES
('cubo_attese_banca', 'delta_fatti', 'pratica_fatti', '{mese,bank_id,product}',
 '{g0,g1,g2,g3,g4,g5,g6,g7,g8,g9,g10,g11,g12,g13,g14,g15,g16,g17,g18,g19,g20,g21,g22,g23,g24,g25,g26,g27,g28,g29,g30,g31,g32,g33,g34,g35,g36}',
 $$SELECT mese, bank_id, product,
  (classe = 0)::int AS g0, (classe = 1)::int AS g1, (classe = 2)::int AS g2, (classe = 3)::int AS g3,
  (classe = 4)::int AS g4, (classe = 5)::int AS g5, (classe = 6)::int AS g6, (classe = 7)::int AS g7,
  (classe = 8)::int AS g8, (classe = 9)::int AS g9, (classe = 10)::int AS g10, (classe = 11)::int AS g11,
  (classe = 12)::int AS g12, (classe = 13)::int AS g13, (classe = 14)::int AS g14, (classe = 15)::int AS g15,
  (classe = 16)::int AS g16, (classe = 17)::int AS g17, (classe = 18)::int AS g18, (classe = 19)::int AS g19,
  (classe = 20)::int AS g20, (classe = 21)::int AS g21, (classe = 22)::int AS g22, (classe = 23)::int AS g23,
  (classe = 24)::int AS g24, (classe = 25)::int AS g25, (classe = 26)::int AS g26, (classe = 27)::int AS g27,
  (classe = 28)::int AS g28, (classe = 29)::int AS g29, (classe = 30)::int AS g30, (classe = 31)::int AS g31,
  (classe = 32)::int AS g32, (classe = 33)::int AS g33, (classe = 34)::int AS g34, (classe = 35)::int AS g35,
  (classe = 36)::int AS g36
 FROM (SELECT mese, bank_id, product, classe_giorni(giorni_passo) AS classe
   FROM %s WHERE bank_id <> nessuno() AND tipo = 'stato' AND prima AND a = 'deliberata' AND giorni_passo IS NOT NULL) AS passo$$);
INSERT INTO cubi (cubo, coda, fonte, chiave, misure, cella)
SELECT 'cubo_giorno_attese_banca', coda, fonte, '{giorno,bank_id,product}', misure,
  replace(replace(cella, 'FROM (SELECT mese,', 'FROM (SELECT giorno_di(at) AS giorno,'), 'SELECT mese,', 'SELECT giorno,')
FROM cubi WHERE cubo = 'cubo_attese_banca';
SELECT cubo_vista('cubo_attese_banca'), cubo_vista('cubo_giorno_attese_banca');

-- What is there already.
SELECT cubes_rebuild();
