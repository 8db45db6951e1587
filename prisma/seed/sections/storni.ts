import 'server-only'
import { diff } from '@/lib/history/diff'
import { ALTRO } from '@/lib/words/case-states'
import { EARLY_END } from '../content/reasons'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

type Share = { id: string; praticaId: string; quota: string; percentuale: number; importo: number } & {
  beneficiarioId: string | null
  maturataAt: Date
}

/**
 * One payment of fifty was taken back some months later: the client had paid the loan back early. The office reopens the
 * case, which takes its payment and its commissions back, and closes it as withdrawn.
 */
export async function seedStorni(seeding: Seeding): Promise<void> {
  const { client, rng, now, id } = seeding
  const shares = await rowsOf<Share>(
    client,
    `SELECT id, pratica_id AS "praticaId", quota, percentuale::float8, importo::float8, beneficiario_id AS "beneficiarioId",
       maturata_at AS "maturataAt" FROM provvigioni
     WHERE NOT storno AND importo > 0 AND maturata_at < $1::timestamptz - interval '40 days' ORDER BY maturata_at, pratica_id, id`,
    [now],
  )
  const cases = [...new Set(shares.map(({ praticaId }) => praticaId))]
  const chosen = new Map(
    cases.filter((_, index) => index % 50 === 7).map((one) => [one, rng.int(20, 160)] as const),
  )
  const rows = shares.flatMap((share) => {
    const days = chosen.get(share.praticaId)
    if (days === undefined) return []
    const at = daysFrom(share.maturataAt, days)
    const maturataAt = at < now ? at : daysFrom(now, -2)
    const { praticaId, quota, percentuale, beneficiarioId } = share
    return {
      id: id(maturataAt),
      praticaId,
      quota,
      percentuale,
      beneficiarioId,
      importo: -share.importo,
      storno: true,
      stornaId: share.id,
      motivo: EARLY_END,
      maturataAt,
      createdAt: maturataAt,
    }
  })
  await reopenPaid(seeding, new Map(rows.map(({ praticaId, maturataAt }) => [praticaId, maturataAt])))
  await bulk(client, 'provvigioni', rows)
}

type Paid = { praticaId: string; label: string; data: Record<string, unknown> }
type Office = { id: string; name: string; surname: string }

/** As the verb does it: the row, the time line and the history. The facts, and so the reports, are the triggers' work. */
async function reopenPaid({ client, id }: Seeding, taken: ReadonlyMap<string, Date>): Promise<void> {
  const offices = await rowsOf<Office>(
    client,
    'SELECT id, name, surname FROM admins ORDER BY created_at, id LIMIT 1',
  )
  const cases = await rowsOf<Paid>(
    client,
    `SELECT DISTINCT ON (ref) ref AS "praticaId", label, info -> 'data' AS data FROM commits
     WHERE model = 'Opportunities' AND ref = ANY($1::uuid[]) ORDER BY ref, created_at DESC`,
    [[...taken.keys()]],
  )
  const steps = offices.flatMap((office) =>
    cases.flatMap((paid) =>
      stepsOf(paid, taken.get(paid.praticaId) as Date).map((step) => ({ ...step, office })),
    ),
  )
  // Each its own statement: the triggers write a fact for each step of a case.
  for (const to of ['stipula', 'ritirata'])
    await client.query(
      `UPDATE pratiche p SET stato = s.a::stato_pratica, stato_dal = s.at, ultima_attivita = s.at, updated_at = s.at,
         data_stipula = s.stipula, data_chiusura = s.chiusura, data_liquidazione = NULL, importo_erogato = NULL, causale = s.causale, version = version + 1
       FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, a text, at timestamptz, stipula timestamptz, chiusura timestamptz, causale text)
       WHERE p.id = s.id`,
      [
        JSON.stringify(
          steps
            .filter(({ a }) => a === to)
            .map(({ praticaId, ...step }) => ({ id: praticaId, ...step, causale: step.after.causale })),
        ),
      ],
    )
  const author = ({ office }: { office: Office }) => ({ actorRole: 'admin', actorId: office.id })
  await bulk(
    client,
    'pratica_eventi',
    steps.map((step) => ({
      id: id(step.at),
      praticaId: step.praticaId,
      tipo: 'stato',
      da: step.da,
      a: step.a,
      testo: EARLY_END,
      causale: step.after.causale,
      esito: null,
      pubblico: true,
      ...author(step),
      at: step.at,
      actorName: `${step.office.name} ${step.office.surname}`,
    })),
  )
  await bulk(
    client,
    'commits',
    steps.map((step) => ({
      id: id(step.at),
      action: 'edit',
      model: 'Opportunities',
      ref: step.praticaId,
      label: step.label,
      info: { changes: diff(step.before, step.after), data: step.after, reason: EARLY_END },
      ...author(step),
      actor: { name: step.office.name, surname: step.office.surname },
      createdAt: step.at,
    })),
  )
}

/** Back to the signing, and an hour later closed. */
function stepsOf({ praticaId, label, data }: Paid, at: Date) {
  const end = daysFrom(at, 1 / 24)
  const [stipula, chiusura] = [at.toISOString(), end.toISOString()]
  const reopened = {
    ...data,
    stato: 'stipula',
    causale: null as string | null,
    statoDal: stipula,
    dataStipula: stipula,
    dataChiusura: null,
    dataLiquidazione: null,
    importoErogato: null,
  }
  const closed = {
    ...reopened,
    stato: 'ritirata',
    causale: ALTRO,
    statoDal: chiusura,
    dataChiusura: chiusura,
  }
  return [
    {
      praticaId,
      label,
      da: 'liquidata',
      a: 'stipula',
      at,
      stipula,
      chiusura: null,
      before: data,
      after: reopened,
    },
    {
      praticaId,
      label,
      da: 'stipula',
      a: 'ritirata',
      at: end,
      stipula,
      chiusura,
      before: reopened,
      after: closed,
    },
  ]
}
