import 'server-only'
import { brokerOf } from '@/lib/core/company'
import { addDays, columnOfDay, dayOf, dayOfColumn, formatDay } from '@/lib/core/dates'
import { toEuro } from '@/lib/core/money'
import { type BaseCompenso, feeBase, feeOf } from '@/lib/features/incarichi/fee'
import { RECESSO, type StatoIncarico } from '@/lib/features/incarichi/labels'
import { mandatePdf } from '@/lib/features/incarichi/pdf'
import type { Contenuto } from '@/lib/features/incarichi/schema'
import { incaricoRegole, incaricoTesti } from '@/lib/features/incarichi/settings'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { Prisma, Prodotto } from '@/prisma/generated/client'
import { demoCompany } from '../content/company'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { atWork, daysFrom, earlier, later, rowsOf, type Seeding } from '../core/context'
import { at } from '../core/random'
import { storedBytes } from '../core/stored-pdf'

type Case = {
  id: string
  codice: string
  stato: string
  product: Prodotto
  finalita: string
  importo: number
  rata: number | null
  durataMesi: number
  createdAt: Date
  personaId: string
  clientId: string | null
  nome: string
  email: string
  codiceFiscale: string | null
  agentId: string
  agente: string
  identificato: boolean
}

const DEMO_CLIENT = 'cliente@demo.example'

/** So many of the newest open cases have a mandate. */
const MANDATES = 60
/** Nobody has gone to a bank with these: their mandates are on their way. */
const EARLY = ['bozza', 'raccolta_documenti', 'in_istruttoria']
/** How far they are, in turn; what is with a bank is signed, but for who has changed their mind. */
const ON_THEIR_WAY: readonly StatoIncarico[] = ['inviato', 'firmato', 'bozza', 'firmato', 'inviato']
const WITHDRAWN_EVERY = 15
/** Older cases at their beginning, whose mandates nobody signed in time. */
const EXPIRED = 6

/** The mandates of the newest cases: drafts, some that wait for a signature, most of them signed, some withdrawn. */
export async function seedMandates(seeding: Seeding): Promise<void> {
  const { client, rng, now, id } = seeding
  const rules = incaricoRegole.initial
  const casesOf = (where: string, order: string, count: number) =>
    rowsOf<Case>(
      client,
      `SELECT p.id, p.codice, p.stato::text, p.product::text, p.finalita, p.importo_richiesto::float8 AS importo, p.rata::float8 AS rata, p.durata_mesi AS "durataMesi",
         p.created_at AS "createdAt", x.id AS "personaId", x.client_id AS "clientId", k.nome || ' ' || k.cognome AS nome, k.email,
         k.codice_fiscale AS "codiceFiscale", a.id AS "agentId", a.nome || ' ' || a.cognome AS agente,
         EXISTS (SELECT FROM identificazioni i WHERE i.pratica_id = p.id AND i.completata_at IS NOT NULL) AS identificato
       FROM pratiche p JOIN pratica_persone x ON x.pratica_id = p.id AND x.ruolo = 'richiedente'
       JOIN clients k ON k.id = x.client_id AND k.email IS NOT NULL JOIN agents a ON a.id = p.agent_id
       WHERE p.data_chiusura IS NULL AND ${where} ORDER BY ${order}, p.id LIMIT ${count}`,
    )
  const newest = await casesOf(
    'true',
    `(k.email = '${DEMO_CLIENT}') DESC, p.created_at DESC`,
    seeding.count(MANDATES, 4),
  )
  const known = new Set(newest.map((one) => one.id))
  const old = await casesOf(
    `p.stato IN (${EARLY.map((stato) => `'${stato}'`).join()}) AND p.created_at < '${daysFrom(now, -rules.linkGiorni - 5).toISOString()}'`,
    'p.created_at DESC',
    seeding.count(EXPIRED, 1),
  )
  const late = old.filter(({ id: own, email }) => !known.has(own) && email !== DEMO_CLIENT)
  const cases = [
    ...newest.map((one, index) => ({ ...one, mandato: stateOf(one, index, now) })),
    ...late.map((one) => ({ ...one, mandato: 'scaduto' as const })),
  ]
  const made: Drawn[] = []
  for (const [index, one] of cases.entries()) {
    const stato = one.mandato
    const drawn = earlier(atWork(daysFrom(one.createdAt, rng.int(0, 2)), rng), daysFrom(now, -1))
    // A case that was opened today has its mandate at once.
    const createdAt = later(drawn, one.createdAt)
    const begun = stato === 'inviato' ? later(daysFrom(now, -rng.int(1, 5)), createdAt) : createdAt
    const sentAt = stato === 'bozza' ? null : earlier(new Date(begun.getTime() + 900_000), now)
    const signedAt =
      stato === 'firmato' || stato === 'revocato' ? earlier(daysFrom(begun, 1 + rng.next()), now) : null
    const isFree = one.finalita === 'surroga'
    const compensoPct = isFree ? 0 : rng.pick([1, 1.5, 1.5, 2])
    const base = feeBase({
      ...one,
      importoRichiesto: BigInt(one.importo),
      rata: one.rata === null ? null : BigInt(one.rata),
    })
    const compenso = feeOf({ tipo: 'percentuale', valore: compensoPct }, base.cents, {
      ...rules,
      compensoMax: Number.MAX_SAFE_INTEGER / 100,
    })
    const capped = compenso > BigInt(rules.compensoMax * 100)
    const pct = capped ? null : compensoPct
    const importo = capped ? BigInt(rules.compensoMax * 100) : compenso
    const codice = `I${createdAt.getUTCFullYear() % 100}-${shuffledCode(index)}`
    const contenuto = contentOf(one, { pct, importo, base, at: begun })
    const firmaVia = index % 2 === 0 ? 'link' : 'area'
    const given = sentAt && (await paperOf(id, { codice, contenuto, at: sentAt }))
    const proof = signedAt &&
      given && {
        ...SIGNATURE,
        nome: one.nome,
        at: signedAt,
        via: firmaVia,
        email: one.email,
        hash: given.row.sha256,
      }
    const signed = proof && (await paperOf(id, { codice, contenuto, at: proof.at, proof }))
    const scadeIl = sentAt && addDays(columnOfDay(dayOf(sentAt)), rules.linkGiorni)
    const withdrawnAt = stato === 'revocato' && signedAt ? earlier(daysFrom(signedAt, 2), now) : null
    const closedAt =
      withdrawnAt ?? (stato === 'scaduto' && scadeIl ? earlier(daysFrom(scadeIl, 1), now) : null)
    const row: Prisma.IncaricoCreateManyInput = {
      id: id(createdAt),
      codice,
      praticaId: one.id,
      personaId: one.personaId,
      stato,
      compensoPct: pct,
      compensoImporto: importo,
      durataGiorni: rules.durataGiorni,
      recessoGiorni: rules.recessoGiorni,
      testoVersione: contenuto.testo.versione,
      contenuto,
      hash: given?.row.sha256 ?? null,
      pdfFileId: given?.fileId ?? null,
      firmatoFileId: signed?.fileId ?? null,
      inviatoAt: sentAt,
      inviatoA: sentAt && one.email,
      scadeIl,
      firmatoAt: signedAt,
      firmaNome: signedAt && one.nome,
      firmaIp: signedAt && SIGNATURE.ip,
      firmaUserAgent: signedAt && SIGNATURE.userAgent,
      firmaVia: signedAt && firmaVia,
      valeFino: signedAt && addDays(columnOfDay(dayOf(signedAt)), rules.durataGiorni),
      chiusoAt: closedAt,
      motivo: withdrawnAt && RECESSO,
      autoreRole: 'agent',
      autoreId: one.agentId,
      autoreNome: one.agente,
      version: 1 + [sentAt, signedAt, closedAt].filter(Boolean).length,
      createdAt,
      updatedAt: closedAt ?? signedAt ?? sentAt ?? createdAt,
    }
    made.push({ one, row, papers: [given, signed].filter((paper) => paper !== null), signedAt, withdrawnAt })
  }
  const papers = made.flatMap((mandate) => mandate.papers)
  await bulk(
    client,
    'stored_files',
    papers.map(({ row }) => row),
  )
  await bulk(
    client,
    'file_pieces',
    papers.map(({ piece }) => piece),
  )
  await bulk(
    client,
    'incarichi',
    made.map(({ row }) => row),
  )
  const uses = made.flatMap(({ row }) =>
    (['pdfFileId', 'firmatoFileId'] as const).flatMap((field) =>
      row[field] ? [{ fileId: row[field], model: 'incarico', recordId: String(row.id), field }] : [],
    ),
  )
  const documents = made.flatMap(({ one, row, signedAt }) =>
    signedAt
      ? [
          {
            id: id(signedAt),
            praticaId: one.id,
            tipo: 'incarico',
            nome: `Incarico di mediazione ${row.codice}, firmato`,
            obbligatorio: false,
            stato: 'verificato',
            fileId: row.firmatoFileId,
            uploadedAt: signedAt,
            createdAt: signedAt,
            updatedAt: signedAt,
          },
        ]
      : [],
  )
  // What was signed is what the case counts with, as the product's own signing says.
  await client.query(
    `UPDATE pratiche p SET provvigioni = p.provvigioni || jsonb_build_object('clientFeeAgreed', m.cents)
     FROM unnest($1::uuid[], $2::bigint[]) AS m (id, cents) WHERE p.id = m.id`,
    [
      made.flatMap(({ one, signedAt }) => (signedAt ? one.id : [])),
      made.flatMap(({ row, signedAt, withdrawnAt }) =>
        signedAt ? String(withdrawnAt ? 0 : row.compensoImporto) : [],
      ),
    ],
  )
  await bulk(client, 'pratica_documenti', documents)
  await bulk(client, 'file_uses', [
    ...uses,
    ...documents.map((one) => ({
      fileId: one.fileId,
      model: 'praticaDocumento',
      recordId: one.id,
      field: 'fileId',
    })),
  ])
  await bulk(
    client,
    'pratica_eventi',
    made.flatMap((one) => eventsOf(seeding, one)),
  )
}

function stateOf({ stato, identificato, email, createdAt }: Case, index: number, now: Date): StatoIncarico {
  // Nobody is asked to sign before they are identified; the first one is the demo client's, who shows a signature to give.
  if (EARLY.includes(stato) && !identificato && email !== DEMO_CLIENT) return 'bozza'
  const onItsWay = at(ON_THEIR_WAY, index % ON_THEIR_WAY.length)
  // Who was sent it today has not signed it yet.
  if (EARLY.includes(stato))
    return onItsWay === 'firmato' && createdAt > daysFrom(now, -2) ? 'inviato' : onItsWay
  return index % WITHDRAWN_EVERY === WITHDRAWN_EVERY - 1 ? 'revocato' : 'firmato'
}

type Terms = { pct: number | null; importo: bigint; base: BaseCompenso; at: Date }

/** What the document says, as `contentOf` of the feature freezes it. */
function contentOf(one: Case, { pct, importo, base, at: when }: Terms): Contenuto {
  const { versione, dal, testo } = at(incaricoTesti.initial, 0)
  const rules = incaricoRegole.initial
  return {
    cliente: { nome: one.nome, codiceFiscale: one.codiceFiscale, email: one.email, indirizzo: null },
    pratica: {
      codice: one.codice,
      prodotto: PRODOTTI[one.product],
      finalita: FINALITA_LABELS[one.finalita] ?? one.finalita,
      importo: one.importo / 100,
      durataMesi: one.durataMesi,
    },
    mediatore: { nome: brokerOf(demoCompany), sede: demoCompany.sede, pec: demoCompany.pec },
    consulente: one.agente,
    compenso: {
      percentuale: pct,
      importo: toEuro(importo),
      montante: base.su === 'montante' ? toEuro(base.cents) : null,
    },
    taeg: null,
    durataGiorni: rules.durataGiorni,
    recessoGiorni: rules.recessoGiorni,
    testo: { versione, dal: formatDay(dal), paragrafi: testo.split(/\n{2,}/).map((text) => text.trim()) },
    fattoIl: dayOf(when),
  }
}

/** From where the demo's clients have signed. */
const SIGNATURE = { ip: '203.0.113.24', userAgent: 'Mozilla/5.0 (dimostrativo)' }

type Paper = {
  codice: string
  contenuto: Contenuto
  at: Date
  proof?: NonNullable<Parameters<typeof mandatePdf>[2]>
}

/** The document itself, as it is given and as it is signed. */
async function paperOf(id: Seeding['id'], { codice, contenuto, at: when, proof }: Paper) {
  const bytes = await mandatePdf(codice, contenuto, proof)
  const name = `incarico-${codice}${proof ? '-firmato' : ''}.pdf`
  return storedBytes(id, { bytes, name, purpose: 'incarico', at: when })
}

type Drawn = Made & { papers: Awaited<ReturnType<typeof paperOf>>[] }
type Made = {
  one: Case
  row: Prisma.IncaricoCreateManyInput
  signedAt: Date | null
  withdrawnAt: Date | null
}

function eventsOf({ id }: Seeding, { one, row, signedAt, withdrawnAt }: Made) {
  const agent = { actorRole: 'agent' as const, actorId: one.agentId, actorName: one.agente }
  const client = { actorRole: 'client' as const, actorId: one.clientId, actorName: one.nome }
  const entry = (when: Date, text: string, who: typeof agent | typeof client) => ({
    id: id(when),
    praticaId: one.id,
    tipo: 'incarico',
    testo: `Incarico ${row.codice}: ${text}`,
    at: when,
    ...who,
  })
  const scade = row.scadeIl ? formatDay(dayOfColumn(row.scadeIl as Date)) : ''
  return [
    ...(row.inviatoAt ? [entry(row.inviatoAt as Date, `inviato da firmare entro il ${scade}`, agent)] : []),
    ...(signedAt ? [entry(signedAt, 'firmato dal cliente', client)] : []),
    ...(withdrawnAt ? [entry(withdrawnAt, 'il cliente ha receduto', client)] : []),
  ]
}
