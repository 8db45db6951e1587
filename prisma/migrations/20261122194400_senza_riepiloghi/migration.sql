-- The rollups were kept in the transaction that changes a case: their cells were locked in two orders, and a reopened case
-- changed a month that had passed. The cubes have taken their place (docs/decisions/042).
DROP TRIGGER rollup ON pratiche;
DROP TRIGGER rollup_update ON pratiche;
DROP FUNCTION rollup();
DROP FUNCTION rollup_rebuild();
DROP FUNCTION rollup_apply(pratiche, int);
DROP TABLE "rollup_pratiche";
DROP TABLE "rollup_liquidato";
-- For servers of the version before, while they are being replaced; a later migration may drop it.
CREATE VIEW "rollup_liquidato" AS SELECT mese, product, liquidato - stornato AS importo_erogato FROM cubo_rete_ora;
