-- The job that gave everything back: the page of the agent finds it again, and with it what came of it.
ALTER TABLE agent_chiusure ADD COLUMN rientro_id UUID;
