import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { RECESSO } from '@/lib/features/incarichi/labels'
import { storedContent } from '@/lib/features/incarichi/schema'
import { chosenOffers, termsOf } from '@/lib/features/quotes/chosen-offer'
import { isSameName } from '@/lib/italian/same-name'
import type { Client, Incarico, Prisma } from '@/prisma/generated/client'

type Reader = Pick<Client, 'id' | 'email' | 'nome' | 'cognome' | 'codiceFiscale'>

const day = (date: Date | null) => date && dayOfColumn(date)
const number = (value: Prisma.Decimal | null) => value && Number(value)
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** Of what the law has us do for a client, what they were given, asked and signed, as their own file has it. */
export async function dutiesFile(client: Reader) {
  const [incarichi, preventivi, riesami, reclami, appuntamenti] = await Promise.all([
    mandatesOf(client),
    quotesOf(client),
    reviewsOf(client),
    complaintsOf(client),
    appointmentsOf(client),
  ])
  return { incarichi, preventivi, riesami, reclami, appuntamenti }
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** A person of a case may have been another one, who has signed by a link: what is frozen in a mandate says whose it is. */
function isTheirs(
  { contenuto, inviatoA }: Incarico,
  { nome, cognome, email, codiceFiscale }: Reader,
): boolean {
  const { cliente } = storedContent(contenuto)
  if (cliente.codiceFiscale && codiceFiscale) return isSame(cliente.codiceFiscale, codiceFiscale)
  return isSameName(cliente.nome, `${nome} ${cognome}`) || isSame(inviatoA, email)
}

/** Those that they were given to sign; why the office has closed one is its own note. */
async function mandatesOf(client: Reader) {
  const rows = await db().incarico.findMany({
    where: { persona: { clientId: client.id }, stato: { not: 'bozza' } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  const own = rows.filter((row) => isTheirs(row, client))
  return own.map((row) => ({
    codice: row.codice,
    pratica: row.pratica.codice,
    stato: row.stato,
    compenso: toEuro(row.compensoImporto),
    compensoPercentuale: number(row.compensoPct),
    taegSenzaCompenso: number(row.taegSenza),
    taeg: number(row.taeg),
    durataGiorni: row.durataGiorni,
    recessoGiorni: row.recessoGiorni,
    versioneDelTesto: row.testoVersione,
    inviatoIl: row.inviatoAt,
    inviatoA: row.inviatoA,
    daFirmareEntro: day(row.scadeIl),
    firmatoIl: row.firmatoAt,
    firmaNome: row.firmaNome,
    firmaVia: row.firmaVia,
    firmaIp: row.firmaIp,
    firmaUserAgent: row.firmaUserAgent,
    improntaSha256: row.hash,
    valeFino: day(row.valeFino),
    recedutoIl: row.motivo === RECESSO ? row.chiusoAt : null,
    chiusoIl: row.chiusoAt,
  }))
}

/** Those that were sent for them: made for their record, or for nobody's and for their address. */
async function quotesOf({ id: clientId, email }: Reader) {
  const own = [{ clientId }, ...(email ? [{ clientId: null, email }] : [])]
  const rows = await db().quote.findMany({
    where: { codice: { not: null }, inviatoAt: { not: null }, OR: own },
    include: { consegne: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
    orderBy: oldestFirst,
  })
  return rows.map((row) => ({
    codice: row.codice,
    prodotto: row.product,
    stato: row.stato,
    valeFino: day(row.scadeIl),
    // The preferred one first, or the one that was accepted.
    offerte: chosenOffers(row).map((offer) => {
      const { importo, durataMesi, rata, taeg, banca } = termsOf(row, offer)
      const { tan, product } = offer
      const figures = { importo: toEuro(importo), durataMesi, rata: toEuro(rata), tan, taeg: Number(taeg) }
      return { banca, prodotto: product.nome, ...figures }
    }),
    consegne: row.consegne.map(({ at, canale, email: to, allegato, hash }) => ({
      consegnatoIl: at,
      canale,
      // It may have been sent to somebody else, too.
      inviatoA: isSame(to, email) ? to : null,
      versioneDelTesto: allegato,
      improntaSha256: hash,
    })),
    inviatoIl: row.inviatoAt,
    apertoIl: row.apertoAt,
    accettatoIl: row.accettatoAt,
    rifiutatoIl: row.rifiutatoAt,
  }))
}

async function reviewsOf({ id: clientId }: Reader) {
  const rows = await db().riesame.findMany({
    where: { persona: { clientId } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ pratica, createdAt, testo, scadeIl, risposta, rispostoAt, rispostoDa }) => ({
    pratica: pratica.codice,
    chiestoIl: createdAt,
    testo,
    rispostaEntro: day(scadeIl),
    risposta,
    rispostoIl: rispostoAt,
    rispostoDa,
  }))
}

/** What they wrote in each stands among their tickets. */
async function complaintsOf({ id: clientId }: Reader) {
  const rows = await db().reclamo.findMany({
    where: { ticket: { clientId } },
    include: { ticket: { select: { codice: true, oggetto: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ ticket, ...row }) => ({
    codice: row.codice,
    ticket: ticket.codice,
    oggetto: ticket.oggetto,
    ricevutoIl: day(row.ricevutoIl),
    canale: row.canale,
    prodotto: row.product,
    causale: row.causale,
    rispostaEntro: day(row.entroIl),
    esito: row.esito,
    rispostoIl: day(row.rispostoIl),
    ricorsoAbfIl: day(row.abfIl),
    esitoAbf: row.abfEsito,
  }))
}

/** Asked for in their area, about a case of theirs. */
async function appointmentsOf({ id: clientId }: Reader) {
  const rows = await db().contactRequest.findMany({
    where: { kind: 'appuntamento', persona: { clientId } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ pratica, createdAt, stato, messaggio, dettagli }) => ({
    pratica: pratica?.codice ?? null,
    chiestoIl: createdAt,
    stato,
    nota: messaggio,
    preferenze: dettagli,
  }))
}
