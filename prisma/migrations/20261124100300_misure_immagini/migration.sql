-- How large a picture is, known since it was encoded again: a photograph for print needs so many points. Of earlier ones nobody knows.
ALTER TABLE stored_files ADD COLUMN larghezza INTEGER, ADD COLUMN altezza INTEGER;
