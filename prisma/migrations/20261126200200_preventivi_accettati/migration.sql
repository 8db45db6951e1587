-- Alone, since a new value of a type can be used only after its transaction.
ALTER TYPE "stato_preventivo" ADD VALUE 'accettato' AFTER 'aperto';
