-- Alone, since a new value of a type can be used only after its transaction.
ALTER TYPE "stato_ordine" ADD VALUE 'approvato' AFTER 'inviato';
ALTER TYPE "stato_ordine" ADD VALUE 'consegnato' AFTER 'spedito';
