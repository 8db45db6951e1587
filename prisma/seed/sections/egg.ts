import 'server-only'
import { STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

/** How many nights back: the one that failed, the one with wrong rows, and the one in which the whole archive came. */
const FAILED = 17
const WRONG = 6
const ARCHIVE = 38

type Night = { run: Prisma.ImportRunCreateManyInput; rows: number; wrong: number }

/** The imports from EGG of the last weeks, with their rows, and what its words mean. */
export async function seedSyncs(seeding: Seeding): Promise<void> {
  const nights = Array.from({ length: seeding.count(45, 3) }, (_, back) => nightOf(seeding, back))
  await bulk(
    seeding.client,
    'import_runs',
    nights.map(({ run }) => run),
  )
  for (const { run, rows, wrong } of nights)
    if (rows > 0) await seeding.client.query(ROWS, [run.id, rows, wrong, pick(run.id), JSON.stringify(WORDS)])
  await seeding.client.query(COUNTS)
  await seedWords(seeding)
}

const pick = (id: string) => Number.parseInt(id.slice(-6), 16)

function nightOf({ rng, id, now }: Seeding, back: number): Night {
  // Half past one by night: a little after it the file is read.
  const started = daysFrom(now, -back)
  started.setUTCHours(1, 30, rng.int(1, 9), 0)
  const isFailed = back === FAILED
  const rows = isFailed ? 0 : back === ARCHIVE ? 10_000 : rng.int(90, 190)
  const seconds = back === ARCHIVE ? rng.int(25, 40) : rng.int(2, 9)
  const run = {
    id: id(started),
    kind: 'egg',
    origine: 'notte',
    nome: `egg-${started.toISOString().slice(0, 10)}.csv`,
    fileSha256: Array.from({ length: 8 }, () => rng.hex(8)).join(''),
    state: (isFailed ? 'fallito' : back === WRONG ? 'con_errori' : 'completato') as 'completato',
    checkpoint: rows,
    letti: rows,
    errore: isFailed ? 'egg.partner.example non è raggiungibile: il file della notte non è arrivato.' : '',
    startedAt: started,
    endedAt: new Date(started.getTime() + seconds * 1_000),
    createdAt: started,
    updatedAt: started,
  }
  return { run, rows, wrong: back === WRONG ? 3 : 0 }
}

/** EGG calls these as we do: such words need no meaning. */
const WORDS = {
  ...Object.fromEntries(Object.entries(STATI).map(([key, { label }]) => [key, label])),
  ...PRODOTTI,
  ...FINALITA_LABELS,
}

/**
 * The rows of a run ($1), so many of them ($2), the first $3 wrong; which cases they are depends on $4. Where the file has more
 * rows than there are cases it repeats them.
 */
const ROWS = `
  WITH cases AS (
    SELECT id, row_number() OVER (ORDER BY md5(id::text || $4::text)::uuid) AS n FROM pratiche WHERE idegg IS NOT NULL
  ), total AS (
    SELECT count(*) AS all_of_them FROM cases
  ), lines AS (
    SELECT g.n AS line, all_of_them, (g.n - 1) % all_of_them + 1 AS n
    FROM total, generate_series(1, $2::int) AS g(n) WHERE all_of_them > 0
  ), picked AS (
    SELECT line, all_of_them, line > all_of_them AS is_again, p.*,
      CASE WHEN line > all_of_them THEN 'saltato'
           WHEN line <= $3::int THEN 'errato'
           WHEN line % 9 = 0 THEN 'creato'
           WHEN line % 9 IN (2, 5) THEN 'aggiornato' ELSE 'invariato' END AS esito
    FROM lines JOIN cases USING (n) JOIN pratiche p USING (id)
  )
  INSERT INTO import_rows (run_id, riga, esito, scritta, chiave, ref, cambi, errori, dati)
  SELECT $1::uuid, line + 1, esito::esito_import, esito IN ('creato', 'aggiornato'), idegg, CASE WHEN esito <> 'errato' THEN id END,
    CASE WHEN esito = 'aggiornato' THEN jsonb_build_array(jsonb_build_object('field', 'stato', 'after', stato, 'before', CASE stato
      WHEN 'raccolta_documenti' THEN 'bozza' WHEN 'in_istruttoria' THEN 'raccolta_documenti' WHEN 'stipula' THEN 'deliberata'
      WHEN 'liquidata' THEN 'stipula' WHEN 'perizia' THEN 'deliberata_reddituale' WHEN 'deliberata' THEN 'inviata_banca'
      WHEN 'respinta' THEN 'inviata_banca' WHEN 'deliberata_reddituale' THEN 'inviata_banca' ELSE 'in_istruttoria' END))
      ELSE '[]' END,
    CASE WHEN is_again THEN jsonb_build_array(jsonb_build_object('path', '', 'message',
      'È uguale alla riga ' || (line - all_of_them + 1) || '.'))
      WHEN esito = 'errato' THEN jsonb_build_array(jsonb_build_object('path', 'banca', 'message',
      'Banca «BNC-090»: va abbinata in «Abbinamenti».')) ELSE '[]' END,
    jsonb_build_object('idegg', idegg, 'stato', $5::jsonb ->> stato::text, 'prodotto', $5::jsonb ->> product::text,
      'finalita', $5::jsonb ->> finalita,
      'importo_richiesto', (importo_richiesto / 100)::text, 'durata_mesi', durata_mesi::text)
      || CASE WHEN esito = 'errato' THEN '{"banca": "BNC-090"}'::jsonb ELSE '{}'::jsonb END
  FROM picked`

const COUNTS = `
  UPDATE import_runs i SET letti = c.letti, creati = c.creati, aggiornati = c.aggiornati, invariati = c.invariati,
    saltati = c.saltati, errati = c.errati, checkpoint = c.letti + 1
  FROM (SELECT run_id, count(*) AS letti, count(*) FILTER (WHERE esito = 'creato') AS creati,
      count(*) FILTER (WHERE esito = 'aggiornato') AS aggiornati, count(*) FILTER (WHERE esito = 'invariato') AS invariati,
      count(*) FILTER (WHERE esito = 'saltato') AS saltati, count(*) FILTER (WHERE esito = 'errato') AS errati
    FROM import_rows GROUP BY 1) c
  WHERE i.id = c.run_id AND i.kind = 'egg'`

/** Codes of banks that somebody has explained, and one that nobody has. */
async function seedWords({ client, id, now }: Seeding): Promise<void> {
  const banks = await rowsOf<{ id: string }>(client, 'SELECT id FROM banks ORDER BY nome LIMIT 12')
  const known = banks.map(({ id: interno }, index) => [
    'banca',
    `BNC-${String(index + 1).padStart(3, '0')}`,
    interno,
  ])
  const words = [
    ...known,
    ['stato', 'DELIB. OK', 'deliberata'],
    ['stato', 'EROGATA', 'liquidata'],
    ['banca', 'BNC-090', null],
  ]
  await bulk<Prisma.ImportMappingCreateManyInput>(
    client,
    'import_mappings',
    words.map(([tipo, esterno, interno]) => ({
      id: id(now),
      kind: 'egg',
      tipo: String(tipo),
      esterno: String(esterno),
      interno,
      createdAt: now,
      updatedAt: now,
    })),
  )
}
