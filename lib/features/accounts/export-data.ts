import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { type OwnRows, ownRows } from '@/lib/duties/own-rows'
import { partsOfFile } from '@/lib/registry/client-file'
import type { Client } from '@/prisma/generated/client'

const euro = (cents: bigint | null) => (cents === null ? null : toEuro(cents))
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
const day = (date: Date | null) => date && dayOfColumn(date)

/** The own data, as a file. */
export const exportClient = ({ actor }: ClientScope) => clientFile(actor.userId)

/** The address, where its reader has shown that it is theirs: by a confirmation, or by a password, which only a mailed link lets one choose. */
const provenAddress = ({ email, emailConfirmedAt, passwordHash }: Client): string | null =>
  emailConfirmedAt || passwordHash ? email : null

/** Those of the record, and those that came with a request of theirs. */
async function consentsOf(clientId: string, own: OwnRows) {
  const select = { id: true }
  const carriers = await Promise.all([
    db().lead.findMany({ where: own.leads, select }),
    db().contactRequest.findMany({ where: own.requests, select }),
  ])
  const subjectRef = { in: carriers.flat().map(({ id }) => id) }
  return db().consent.findMany({
    where: { OR: [{ clientId }, { subjectRef }] },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
}

/**
 * Everything we hold about a client, in a form that a person and a program can read (GDPR, art. 15 and 20). The caller
 * has made sure that the reader may have it.
 */
export async function clientFile(clientId: string) {
  const found = orNotFound(await db().client.findUnique({ where: { id: clientId } }))
  const owner = { ...found, email: provenAddress(found) }
  const own = ownRows(owner)
  const [consensi, persone, files, notices, sessioni, identificazioni, parts] = await Promise.all([
    consentsOf(clientId, own),
    db().praticaPersona.findMany({ where: own.people, include: { pratica: true } }),
    db().storedFile.findMany({ where: own.files, orderBy: oldestFirst }),
    db().notification.findMany({ where: own.notices, orderBy: oldestFirst }),
    db().session.findMany({ where: { role: 'client', userId: clientId }, orderBy: oldestFirst }),
    // What they said of themselves: not other people’s rows, and not how we weigh it, which the law keeps from them.
    db().registroIdentificazione.findMany({
      where: { clientId, ruolo: 'cliente' },
      orderBy: oldestFirst,
    }),
    partsOfFile(owner),
  ])
  const { nome, cognome, email, telefono, codiceFiscale, indirizzo, cap, comune, provincia } = found
  return {
    esportatoIl: new Date().toISOString(),
    anagrafica: {
      _id: found.id,
      nome,
      cognome,
      email,
      emailDaConfermare: found.pendingEmail,
      telefono,
      codiceFiscale,
      indirizzo,
      cap,
      comune,
      provincia,
      ragioneSociale: found.ragioneSociale,
      partitaIva: found.partitaIva,
      dataNascita: day(found.dataNascita),
      registratoIl: found.createdAt,
      confermatoIl: found.emailConfirmedAt,
      referal: found.referal,
    },
    consensi: consensi.map(({ kind, granted, textVersion, source, ip, at }) => ({
      kind,
      granted,
      textVersion,
      source,
      ip,
      at,
    })),
    pratiche: persone.map(({ pratica, redditoNetto, altreRate, ...persona }) => ({
      ruolo: persona.ruolo,
      tipoLavoro: persona.tipoLavoro,
      nome: persona.nome,
      cognome: persona.cognome,
      email: persona.email,
      telefono: persona.telefono,
      codice: pratica.codice,
      intestatario: persona.ruolo === 'richiedente' ? pratica.intestatario : null,
      prodotto: pratica.product,
      stato: pratica.stato,
      finalita: pratica.finalita,
      redditoNetto: euro(redditoNetto),
      altreRate: euro(altreRate),
      importoRichiesto: euro(pratica.importoRichiesto),
      importoErogato: euro(pratica.importoErogato),
      durataMesi: pratica.durataMesi,
      apertaIl: pratica.createdAt,
    })),
    identificazioni: identificazioni
      .filter(({ evento }) => evento !== 'classe')
      .map((row) => ({
        pratica: row.praticaCodice,
        identificatoIl: row.createdAt,
        denominazione: row.denominazione,
        codiceFiscale: row.codiceFiscale,
        documento: row.documento,
        documentoValidoFino: day(row.documentoScade),
        politicamenteEsposto: row.pep,
        scopo: row.scopo,
        origineDeiFondi: row.origine,
        valeFino: day(row.scadeIl),
      })),
    ...parts,
    fileCaricati: files.map(({ name, size, mimetype, createdAt }) => ({
      nome: name,
      byte: Number(size),
      tipo: mimetype,
      caricatoIl: createdAt,
    })),
    notifiche: notices.map(({ titolo, testo, createdAt }) => ({ titolo, testo, at: createdAt })),
    accessi: sessioni.map(({ createdAt, lastUsedAt, ip, userAgent }) => ({
      createdAt,
      lastUsedAt,
      ip,
      userAgent,
    })),
  }
}
