-- Cases were listed under "Cognome Nome"; people are read as "Nome Cognome" everywhere. Only what was written by the rule is turned
-- round: a case whose applicant was erased, or that came with another name, keeps its own. Searches find the words in either order.
UPDATE "pratiche" p SET "intestatario" = turned."now"
FROM (
  SELECT r."pratica_id", trim(n."nome" || ' ' || n."cognome") AS "now", n."cognome" || ' ' || n."nome" AS "before"
  FROM "pratica_persone" r LEFT JOIN "clients" c ON c."id" = r."client_id"
  CROSS JOIN LATERAL (SELECT DISTINCT nome, cognome FROM (VALUES (r."nome", r."cognome"), (c."nome", c."cognome")) v (nome, cognome)) n
  WHERE r."ruolo" = 'richiedente' AND n."nome" IS NOT NULL AND n."cognome" IS NOT NULL
) turned
WHERE turned."pratica_id" = p."id" AND p."intestatario" = turned."before" AND turned."before" <> turned."now";

-- A forecast of a case is called by the case.
UPDATE "predictions" f SET "cliente" = p."intestatario"
FROM "pratiche" p WHERE p."id" = f."pratica_id" AND f."cliente" <> p."intestatario";
