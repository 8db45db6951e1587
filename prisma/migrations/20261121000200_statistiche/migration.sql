-- The planner chooses between the search index and the list's order by how many rows it expects a word to find.
-- With the usual 100 samples it takes a town of 10,000 cases for one of 100; with 1,000 it is nearly right.
ALTER TABLE "pratiche" ALTER COLUMN "search" SET STATISTICS 1000;
ALTER TABLE "clients" ALTER COLUMN "search" SET STATISTICS 1000;
ALTER TABLE "leads" ALTER COLUMN "search" SET STATISTICS 1000;
ALTER TABLE "tickets" ALTER COLUMN "search" SET STATISTICS 1000;
