import 'server-only'
import { columnOfDay, type Day } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { newIds } from '@/lib/core/ids'
import {
  type Classe,
  CONTROLLI,
  type EVENTI_REGISTRO,
  ORIGINI,
  type RUOLI_REGISTRO,
  SCOPI,
  TIPI_DOCUMENTO,
} from '@/lib/features/aml/labels'
import type { Ctx } from '@/lib/http/context'
import { isNameWithin } from '@/lib/italian/same-name'
import type { Identificazione, Pratica, Prisma } from '@/prisma/generated/client'
import { nameOfPerson, peopleAsking } from './applicant'
import type { Rischio } from './risk'
import type { Dati } from './schema'

type Entry = {
  pratica: Pick<Pratica, 'id' | 'codice'>
  row: Pick<Identificazione, 'classeMotivo'>
  dati: Dati
  risk: Rischio
  classe: Classe
  scadeIl: Day
  /** The version of the points that it was counted by. */
  regoleDal: Day
  evento: keyof typeof EVENTI_REGISTRO
}

type Person = {
  ruolo: keyof typeof RUOLI_REGISTRO
  denominazione: string
  codiceFiscale: string
  documento: string
  documentoScade: Date | null
  quota: number | null
  controllo: string
  pep: boolean
}

type Paper = NonNullable<Dati['cliente' | 'esecutore']>

const paperOf = ({
  docTipo,
  docNumero,
  docEnte,
  docScade,
}: Pick<Paper, 'docTipo' | 'docNumero' | 'docEnte' | 'docScade'>) => ({
  documento:
    docTipo && docNumero ? `${TIPI_DOCUMENTO[docTipo]} ${docNumero}${docEnte ? `, ${docEnte}` : ''}` : '',
  documentoScade: docScade ? columnOfDay(docScade) : null,
})
const NO_PAPER = { documento: '', documentoScade: null }
const NO_SHARE = { quota: null, controllo: '' }

/** Whom an identification is about: the client, who asks together with them, who acts for them, and the owners of a company. */
function peopleOf({ cliente, cointestatari, esecutore, titolari, pep }: Dati): Person[] {
  const people: Person[] = []
  if (cliente)
    people.push({
      ruolo: 'cliente',
      denominazione: cliente.denominazione ?? '',
      codiceFiscale: cliente.codiceFiscale ?? '',
      ...(cliente.tipo === 'societa' ? NO_PAPER : paperOf(cliente)),
      ...NO_SHARE,
      pep: pep?.esposto === true,
    })
  for (const one of cointestatari?.cointestatari ?? [])
    people.push({
      ruolo: 'cointestatario',
      denominazione: one.nome,
      codiceFiscale: one.codiceFiscale ?? '',
      ...paperOf(one),
      ...NO_SHARE,
      pep: one.pep === true,
    })
  if (esecutore?.agisce && esecutore.agisce !== 'cliente')
    people.push({
      ruolo: 'esecutore',
      denominazione: esecutore.nome ?? '',
      codiceFiscale: esecutore.codiceFiscale ?? '',
      ...paperOf(esecutore),
      ...NO_SHARE,
      pep: false,
    })
  if (cliente?.tipo === 'societa')
    for (const one of titolari?.titolari ?? [])
      people.push({
        ruolo: 'titolare',
        denominazione: one.nome,
        codiceFiscale: one.codiceFiscale ?? '',
        ...NO_PAPER,
        quota: one.quota,
        controllo: CONTROLLI[one.controllo],
        pep: one.pep === true,
      })
  return people
}

/** The rows of an identification, as they are written; `ids` are theirs. */
export function registerRows(
  { pratica, row, dati, risk, classe, scadeIl, regoleDal, evento }: Entry,
  more: {
    clientId: string | null
    /** The co-applicants of the case, by name. */
    cointestatari: readonly { nome: string; clientId: string | null }[]
    chi: string
    chiRole: 'admin' | 'agent' | 'client' | null
    chiId: string | null
  },
  ids: (count: number) => string[],
): Prisma.RegistroIdentificazioneCreateManyInput[] {
  const people = peopleOf(dati)
  const { scopo } = dati
  const words = (label: string | undefined, detail: string | null | undefined) =>
    [label, detail].filter(Boolean).join(': ')
  const own = ids(people.length)
  const clientOf = ({ ruolo, denominazione }: Person): string | null => {
    if (ruolo === 'cliente') return more.clientId
    if (ruolo !== 'cointestatario') return null
    return more.cointestatari.find(({ nome }) => isNameWithin(nome, denominazione))?.clientId ?? null
  }
  return people.map((person, at) => ({
    id: own[at] as string,
    praticaId: pratica.id,
    praticaCodice: pratica.codice,
    clientId: clientOf(person),
    evento,
    ...person,
    scopo: words(scopo?.scopo ? SCOPI[scopo.scopo] : undefined, scopo?.scopoAltro),
    origine: words(scopo?.origine ? ORIGINI[scopo.origine] : undefined, scopo?.origineAltro),
    classe,
    punti: risk.punti,
    righe: risk.righe,
    regoleDal: columnOfDay(regoleDal),
    motivo: row.classeMotivo,
    scadeIl: columnOfDay(scadeIl),
    chi: more.chi,
    chiRole: more.chiRole,
    chiId: more.chiId,
  }))
}

/** Adds an identification to the register, which keeps it for ten years after the end of the case. */
export async function writeRegister(tx: Tx, { actor }: Pick<Ctx, 'actor'>, entry: Entry): Promise<void> {
  const people = await peopleAsking(tx, entry.pratica.id)
  const { nome, cognome, role, userId } = actor
  const by = {
    clientId: people.find(({ ruolo }) => ruolo === 'richiedente')?.clientId ?? null,
    cointestatari: people
      .filter(({ ruolo }) => ruolo === 'cointestatario')
      .map((one) => ({ nome: nameOfPerson(one), clientId: one.clientId })),
    chi: `${nome} ${cognome}`,
    chiRole: role,
    chiId: userId,
  }
  await tx.registroIdentificazione.createMany({ data: registerRows(entry, by, newIds) })
}
