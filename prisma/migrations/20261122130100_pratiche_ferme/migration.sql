-- Open cases that are not suspended, by their last activity: the stalled ones are one range of it, whatever their
-- state's threshold, and closed cases, which are nearly all, take no room in it.
CREATE INDEX "pratiche_ferme_idx" ON "pratiche" ("ultima_attivita", "id")
  WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa');
