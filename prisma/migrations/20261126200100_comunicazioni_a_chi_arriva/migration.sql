-- Whoever joins the network later receives it as well, until it is over. What was published before keeps its receivers.
ALTER TABLE "comunicazioni" ADD COLUMN "anche_nuovi" BOOLEAN NOT NULL DEFAULT false;
