import type { Day } from '@/lib/core/dates'
import type { Passo } from '@/lib/features/aml/labels'
import { isNameWithin } from '@/lib/italian/same-name'
import { type Dati, type Lacuna, QUOTA_TITOLARE, type Titolare } from './schema'

type Need = (campo: string, cosa: string, isThere: unknown) => void

/**
 * Who asks for the credit, as the case says; `nome` is empty where the case names whom one speaks with. `cointestatari` are the names of
 * those who ask for it together with them: they owe it as the client does, and are clients (art. 17 and 18, d.lgs. 231/2007).
 */
export type Richiedente = { nome: string | null; isSocieta: boolean; cointestatari: readonly string[] }

/** What an identification still needs before it can be completed, in the order of its steps. */
export function gapsOf(dati: Dati, today: Day, richiedente: Richiedente): Lacuna[] {
  const gaps: Lacuna[] = []
  const needs =
    (passo: Passo): Need =>
    (campo, cosa, isThere) => {
      if (isThere === null || isThere === undefined || isThere === '' || isThere === false)
        gaps.push({ passo, campo, cosa })
    }
  ofClient(needs('cliente'), dati.cliente ?? {}, today)
  ofApplicant(needs('cliente'), dati.cliente ?? {}, richiedente)
  ofCoApplicants(needs('cointestatari'), dati, richiedente, today)
  ofActing(needs('esecutore'), dati, today)
  if (dati.cliente?.tipo === 'societa') ofOwners(needs('titolari'), dati)
  const { esposto = null, carica } = dati.pep ?? {}
  const pep = needs('pep')
  pep('esposto', 'Se il cliente è politicamente esposto', esposto !== null)
  if (esposto) pep('carica', 'Quale carica, o di chi è vicino', carica)
  ofPurpose(needs('scopo'), dati.scopo ?? {})
  return gaps
}

/**
 * Who asks for the credit by now and is not whom the answers are of; null where they are of the same people. Answers that are gone are
 * nobody's, and what was completed before co-applicants were asked for holds until its day.
 */
export function unidentified(
  { cliente, cointestatari: identified }: Dati,
  richiedente: Richiedente,
): 'richiedente' | 'cointestatario' | null {
  let isAnother = false
  if (cliente)
    ofApplicant((_campo, _cosa, isThere) => (isAnother ||= isThere === false), cliente, richiedente)
  if (isAnother) return 'richiedente'
  const isThere = (name: string) => identified?.cointestatari.some(({ nome }) => isNameWithin(name, nome))
  return identified && !richiedente.cointestatari.every(isThere) ? 'cointestatario' : null
}

type Paper = { docTipo?: unknown; docNumero?: unknown; docEnte?: unknown; docScade?: string | null }

function ofPaper(need: Need, { docTipo, docNumero, docEnte, docScade }: Paper, today: Day): void {
  need('docTipo', 'Il tipo di documento', docTipo)
  need('docNumero', 'Il numero del documento', docNumero)
  need('docEnte', 'Chi ha rilasciato il documento', docEnte)
  need('docScade', 'La scadenza del documento', docScade)
  if (docScade) need('docScade', 'Un documento non scaduto', docScade >= today)
}

function ofClient(need: Need, cliente: Partial<NonNullable<Dati['cliente']>>, today: Day): void {
  need('tipo', 'Se il cliente è una persona o una società', cliente.tipo)
  need('denominazione', 'Il nome del cliente', cliente.denominazione)
  need('codiceFiscale', 'Il codice fiscale del cliente', cliente.codiceFiscale)
  need('modo', 'Come è stato identificato', cliente.modo)
  // A company has no document of its own: that of who acts for it counts.
  if (cliente.tipo !== 'societa') ofPaper(need, cliente, today)
}

/**
 * Nobody is identified in the place of who asks for the credit: no other person, and no person where a company asks, of which nobody would
 * look for the owners. A second name may stand in one place only.
 */
function ofApplicant(
  need: Need,
  { tipo, denominazione }: Partial<NonNullable<Dati['cliente']>>,
  { nome, isSocieta }: Richiedente,
): void {
  if (tipo !== 'persona') return
  if (isSocieta) need('tipo', 'Il richiedente è una società: chi c’è dietro va cercato', false)
  if (!isSocieta && nome && denominazione && !isNameWithin(nome, denominazione))
    need('denominazione', `Il richiedente della pratica è ${nome}: il nome`, false)
}

function ofCoApplicants(
  need: Need,
  { cointestatari }: Dati,
  { cointestatari: named }: Richiedente,
  today: Day,
): void {
  const rows = cointestatari?.cointestatari ?? []
  for (const name of named)
    need(
      'cointestatari',
      name ? `L’identificazione di ${name}` : 'Il nome di un cointestatario, fra le persone della pratica',
      name && rows.some(({ nome }) => isNameWithin(name, nome)),
    )
  for (const { nome, codiceFiscale, modo, pep, ...paper } of rows) {
    const isNamed = named.some((name) => name && isNameWithin(name, nome))
    need('cointestatari', `${nome} non è cointestatario della pratica: la riga va tolta`, isNamed)
    need('cointestatari', `Il codice fiscale di ${nome}`, codiceFiscale)
    need('cointestatari', `Come è stato identificato ${nome}`, modo)
    ofPaper((_campo, cosa, isThere) => need('cointestatari', `${cosa} (${nome})`, isThere), paper, today)
    need('cointestatari', `Se ${nome} è politicamente esposto`, pep !== null)
  }
}

function ofActing(need: Need, { cliente, esecutore }: Dati, today: Day): void {
  const agisce = esecutore?.agisce ?? null
  need('agisce', 'Chi agisce', agisce)
  if (cliente?.tipo === 'societa' && agisce === 'cliente')
    need('agisce', 'Chi agisce per la società: una società non agisce da sola', false)
  if (agisce === null || agisce === 'cliente' || !esecutore) return
  need('nome', 'Nome e cognome di chi agisce', esecutore.nome)
  need('codiceFiscale', 'Il codice fiscale di chi agisce', esecutore.codiceFiscale)
  need('titolo', 'Da che cosa viene il potere di agire', esecutore.titolo)
  ofPaper(need, esecutore, today)
}

function ofOwners(need: Need, { titolari }: Dati): void {
  const owners = titolari?.titolari ?? []
  need('titolari', 'Almeno un titolare effettivo', owners.length > 0)
  if (owners.length > 0 && mayHaveMore(owners))
    need('nessunAltro', 'Se altri possiedono o controllano', titolari?.nessunAltro === true)
  for (const { nome, codiceFiscale, pep } of owners) {
    need('titolari', `Il codice fiscale di ${nome}`, codiceFiscale)
    need('titolari', `Se ${nome} è politicamente esposto`, pep !== null)
  }
}

/**
 * More than a quarter belongs to nobody who is named, or those who are named own nothing: somebody else may be an owner, and somebody
 * has to say that they looked (art. 20, d.lgs. 231/2007).
 */
const mayHaveMore = (owners: readonly Titolare[]): boolean =>
  100 - owners.reduce((sum, { quota }) => sum + (quota ?? 0), 0) > QUOTA_TITOLARE

function ofPurpose(need: Need, scopo: Partial<NonNullable<Dati['scopo']>>): void {
  need('scopo', 'Lo scopo', scopo.scopo)
  if (scopo.scopo === 'altro') need('scopoAltro', 'Quale scopo', scopo.scopoAltro)
  need('origine', 'L’origine dei fondi', scopo.origine)
  if (scopo.origine === 'altro' || scopo.origine === 'estero')
    need('origineAltro', 'Da dove vengono i fondi', scopo.origineAltro)
}

/** The first of the documents to expire: of the client, of who asks together with them, and of who acts. */
export function documentExpiry({ cliente, cointestatari, esecutore }: Dati): Day | null {
  const own = cliente?.tipo === 'societa' ? null : cliente?.docScade
  const acting = esecutore?.agisce && esecutore.agisce !== 'cliente' ? esecutore.docScade : null
  const together = (cointestatari?.cointestatari ?? []).map(({ docScade }) => docScade)
  return [own, acting, ...together].filter((day): day is Day => Boolean(day)).toSorted()[0] ?? null
}
