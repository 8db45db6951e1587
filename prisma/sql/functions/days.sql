CREATE OR REPLACE FUNCTION giorno_di(istante timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (istante AT TIME ZONE 'Europe/Rome')::date
$$;

CREATE OR REPLACE FUNCTION mese_di(istante timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', istante AT TIME ZONE 'Europe/Rome')::date
$$;

-- Days of the calendar in Italy; none where the end is dated before the beginning, empty where one is not known.
CREATE OR REPLACE FUNCTION giorni_tra(dal timestamptz, al timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN dal IS NOT NULL AND al IS NOT NULL THEN greatest(giorno_di(al) - giorno_di(dal), 0) END
$$;

CREATE OR REPLACE FUNCTION festivo(giorno date) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  anno int := extract(year FROM giorno);
  a int := anno % 19;
  b int := anno / 100;
  c int := anno % 100;
  h int;
  l int;
  m int;
  pasqua date;
BEGIN
  IF to_char(giorno, 'MM-DD') = ANY ('{01-01,01-06,04-25,05-01,06-02,08-15,11-01,12-08,12-25,12-26}')
    OR (to_char(giorno, 'MM-DD') = '10-04' AND anno >= 2026) THEN RETURN true; END IF;
  -- Easter by the anonymous Gregorian algorithm, as in lib/italian/holidays.ts.
  h := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m := (a + 11 * h + 22 * l) / 451;
  pasqua := make_date(anno, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
  RETURN giorno IN (pasqua, pasqua + 1);
END $$;

-- Minutes of office between two instants: Monday to Friday, 9 to 18 in Italy, without holidays.
CREATE OR REPLACE FUNCTION minuti_ufficio(dal timestamptz, al timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(greatest(0, extract(epoch FROM
      least(al AT TIME ZONE 'Europe/Rome', g::timestamp + time '18:00') - greatest(dal AT TIME ZONE 'Europe/Rome', g::timestamp + time '09:00')
    ) / 60)), 0)::int
  FROM generate_series(giorno_di(dal)::timestamp, giorno_di(al)::timestamp, interval '1 day') AS g
  WHERE extract(isodow FROM g) < 6 AND NOT festivo(g::date)
$$;
