import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { dutiesInFile } from '@/lib/registry/client-file'

const euro = (cents: bigint | null) => (cents === null ? null : toEuro(cents))
const day = (date: Date | null) => date && dayOfColumn(date)

/** The own data, as a file. */
export const exportClient = ({ actor }: ClientScope) => clientFile(actor.userId)

/**
 * Everything we hold about a client, in a form that a person and a program can read (GDPR, art. 15 and 20). The caller
 * has made sure that the reader may have it.
 */
export async function clientFile(clientId: string) {
  const [client, consensi, persone, richieste, tickets, sessioni, identificazioni] = await Promise.all([
    db().client.findUnique({ where: { id: clientId } }),
    db().consent.findMany({ where: { clientId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    db().praticaPersona.findMany({ where: { clientId }, include: { pratica: true } }),
    db().lead.findMany({ where: { clientId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    db().ticket.findMany({
      where: { clientId },
      include: {
        messages: { where: { interno: false, tipo: 'messaggio' }, orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      },
    }),
    db().session.findMany({
      where: { role: 'client', userId: clientId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    // What they said of themselves: not other people’s rows, and not how we weigh it, which the law keeps from them.
    db().registroIdentificazione.findMany({
      where: { clientId, ruolo: 'cliente' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  ])
  const found = orNotFound(client)
  const { nome, cognome, email, telefono, codiceFiscale, indirizzo, cap, comune, provincia } = found
  return {
    esportatoIl: new Date().toISOString(),
    anagrafica: {
      _id: found.id,
      nome,
      cognome,
      email,
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
    pratiche: persone.map(({ ruolo, tipoLavoro, redditoNetto, altreRate, pratica }) => ({
      ruolo,
      tipoLavoro,
      codice: pratica.codice,
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
    richieste: richieste.map((lead) => ({
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
      campagna: lead.campaign,
      importo: euro(lead.importo),
    })),
    ticket: tickets.map(({ codice, oggetto, stato, createdAt, messages }) => ({
      codice,
      oggetto,
      stato,
      apertoIl: createdAt,
      messaggi: messages.map(({ authorName, testo, at }) => ({ autore: authorName, testo, at })),
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
    ...(await dutiesInFile(found)),
    accessi: sessioni.map(({ createdAt, lastUsedAt, ip, userAgent }) => ({
      createdAt,
      lastUsedAt,
      ip,
      userAgent,
    })),
  }
}
