import 'server-only'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const euro = (cents: bigint | null) => (cents === null ? null : toEuro(cents))
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** What they asked for by the calculators and campaigns, with what they told them. */
export async function leadsInFile(client: FileOwner) {
  const rows = await db().lead.findMany({
    where: ownRows(client).leads,
    include: { quote: { select: { input: true } } },
    orderBy: oldestFirst,
  })
  return rows.map((lead) => ({
    codice: lead.codice,
    prodotto: lead.product,
    stato: lead.stato,
    inviataIl: lead.createdAt,
    nome: lead.nome,
    cognome: lead.cognome,
    email: lead.email,
    telefono: lead.telefono,
    finalita: lead.finalita,
    provincia: lead.provincia,
    dati: lead.input,
    simulazione: lead.quote?.input ?? null,
    campagna: lead.campaign,
    importo: euro(lead.importo),
  }))
}

/** Contacts, call-backs and applications; the appointments about a case are told of beside it. */
export async function contactsInFile(client: FileOwner) {
  const isOfCase = { kind: 'appuntamento' as const, persona: { clientId: client.id } }
  const rows = await db().contactRequest.findMany({
    where: { AND: [ownRows(client).requests, { NOT: isOfCase }] },
    include: { file: { select: { name: true } } },
    orderBy: oldestFirst,
  })
  return rows.map((row) => ({
    tipo: row.kind,
    stato: row.stato,
    inviataIl: row.createdAt,
    nome: row.nome,
    cognome: row.cognome,
    email: row.email,
    telefono: row.telefono,
    messaggio: row.messaggio,
    dettagli: row.dettagli,
    campagna: row.campaign,
    file: row.file?.name ?? null,
  }))
}
