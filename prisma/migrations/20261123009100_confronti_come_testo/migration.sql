-- What a calculator answered is kept and read whole, never asked for a part: as text it need not be taken apart, which
-- for the comparison of a hundred mortgages took as long as all the rest of the writing.
ALTER TABLE "quotes" ALTER COLUMN "result" TYPE json;
