import 'server-only'
import { feeOf } from '@/lib/features/provvigioni/segnalatori/fee'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'

/** So many cases that were paid came from a referral under an agreement. */
const PAID = 14
/** Of each month so many: months that are over have statements. */
const A_MONTH = 2
/** Codes of other referrals begin before these. */
const FIRST_CODE = 100_000

type Paid = {
  praticaId: string
  agentId: string
  nome: string
  cognome: string
  telefono: string | null
  createdAt: Date
  maturataAt: Date
  maturazione: number
  erogato: number
}

const SINCE_DAYS = 300

/** Two agreements in force, one of them with a share, and one that ended yesterday; what their referrals have accrued stands in statements. */
export async function seedReferrers(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  // A demo of before has them with its other referrals.
  if ((await rowsOf(client, 'SELECT id FROM segnalatori LIMIT 1')).length > 0) return
  const since = daysFrom(now, -SINCE_DAYS)
  const common = {
    telefono: null,
    registro: '',
    note: '',
    ragioneSociale: '',
    compensoPct: 0,
    validFrom: dayText(since),
    validTo: null as string | null,
    createdAt: since,
    updatedAt: since,
  }
  const referrers = [
    {
      ...common,
      id: id(since),
      nome: 'Marta',
      cognome: 'Esempio',
      ragioneSociale: 'Studio Esempio',
      email: 'marta.esempio@segnala.example',
      accordo: 'SEG-001',
      compensoFisso: 15_000n,
    },
    {
      ...common,
      id: id(since),
      nome: 'Ivo',
      cognome: 'Finito',
      email: 'ivo.finito@segnala.example',
      accordo: 'SEG-002',
      compensoFisso: 10_000n,
      validTo: dayText(daysFrom(now, -1)),
    },
    {
      ...common,
      id: id(since),
      nome: 'Sveva',
      cognome: 'Immobili',
      ragioneSociale: 'Immobili Esempio S.r.l.',
      email: 'sveva.immobili@segnala.example',
      accordo: 'SEG-003',
      compensoFisso: 5_000n,
      compensoPct: 0.1,
    },
  ]
  await bulk<Prisma.SegnalatoreCreateManyInput>(client, 'segnalatori', referrers)
  const paid = await rowsOf<Paid>(
    client,
    `SELECT * FROM (
     SELECT p.id AS "praticaId", p.agent_id AS "agentId", x.nome, x.cognome, x.telefono, p.created_at AS "createdAt",
       v.maturata_at AS "maturataAt", v.maturazione, v.erogato::float8 AS erogato,
       row_number() OVER (PARTITION BY v.mese ORDER BY v.maturata_at DESC, p.id) AS nth
     FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id AND p.stato = 'liquidata'
     JOIN pratica_persone x ON x.pratica_id = p.id AND x.ruolo = 'richiedente'
     WHERE v.quota = 'sede' AND NOT v.storno AND v.erogato > 0 AND p.agent_id IS NOT NULL AND p.created_at > $1
       AND NOT EXISTS (SELECT FROM provvigioni s WHERE s.pratica_id = p.id AND s.storno)
     ) newest WHERE nth <= ${A_MONTH} ORDER BY "maturataAt" DESC, "praticaId" LIMIT ${seeding.count(PAID, 3)}`,
    [since],
  )
  const referrals = paid.map((one, index) => {
    const by = referrers[index % referrers.length] as (typeof referrers)[number]
    // The referral came first, and the agreement before it.
    const at = new Date(Math.max(since.getTime(), daysFrom(one.createdAt, -3).getTime()))
    return {
      one,
      by,
      at,
      id: id(at),
      codice: `S${at.getUTCFullYear() % 100}-${shuffledCode(FIRST_CODE + index)}`,
    }
  })
  await bulk<Prisma.SegnalazioneCreateManyInput>(
    client,
    'segnalazioni',
    referrals.map(({ one, by, at, id: own, codice }) => ({
      id: own,
      codice,
      agentId: one.agentId,
      segnalanteNome: by.nome,
      segnalanteCognome: by.cognome,
      segnalanteEmail: by.email,
      segnalatoNome: one.nome,
      segnalatoCognome: one.cognome,
      segnalatoTel: one.telefono ?? '+39 351 000 0000',
      stato: 'convertito',
      consensoAt: at,
      segnalatoreId: by.id,
      createdAt: at,
      updatedAt: at,
    })),
  )
  await bulk<Prisma.CompensoSegnalatoreCreateManyInput>(
    client,
    'compensi_segnalatori',
    referrals.map(({ one, by, id: segnalazioneId }) => ({
      id: id(one.maturataAt),
      segnalazioneId,
      segnalatoreId: by.id,
      praticaId: one.praticaId,
      maturazione: one.maturazione,
      percentuale: by.compensoPct,
      importo: feeOf({ compensoFisso: by.compensoFisso, compensoPct: by.compensoPct }, BigInt(one.erogato)),
      maturataAt: one.maturataAt,
      createdAt: one.maturataAt,
    })),
  )
}
