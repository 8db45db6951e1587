-- A repeated reply has the same bytes as the first: jsonb would put its fields in another order.
ALTER TABLE "idempotency_keys" ALTER COLUMN "body" SET DATA TYPE JSON USING "body"::json;

-- A key without a reply was claimed before its effect, by a server that has died. Now both are one transaction.
DELETE FROM "idempotency_keys" WHERE "status" IS NULL AND "id" NOT LIKE 'mail:%';
