-- The day on which a contract is signed: the 14 days of the right to withdraw run from it, not from the day on which the
-- signing was arranged (`data_stipula`). A column without a default is added at once, whatever the table holds.
ALTER TABLE "pratiche" ADD COLUMN "firma_il" DATE;
