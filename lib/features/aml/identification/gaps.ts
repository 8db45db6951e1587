import type { Day } from '@/lib/core/dates'
import type { Passo } from '@/lib/features/aml/labels'
import { isNameWithin } from '@/lib/italian/same-name'
import { type Dati, type Lacuna, QUOTA_TITOLARE, type Titolare } from './schema'

type Need = (campo: string, cosa: string, isThere: unknown) => void

/** Who asks for the credit, as the case says; `nome` is empty where the case names whom one speaks with. */
export type Richiedente = { nome: string | null; isSocieta: boolean }

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
  ofActing(needs('esecutore'), dati, today)
  if (dati.cliente?.tipo === 'societa') ofOwners(needs('titolari'), dati)
  const { esposto = null, carica } = dati.pep ?? {}
  const pep = needs('pep')
  pep('esposto', 'Se il cliente è politicamente esposto', esposto !== null)
  if (esposto) pep('carica', 'Quale carica, o di chi è vicino', carica)
  ofPurpose(needs('scopo'), dati.scopo ?? {})
  return gaps
}

/** Whether what was answered is of somebody else than who asks for the credit by now; answers that are gone are nobody's. */
export function isOfAnother({ cliente }: Dati, richiedente: Richiedente): boolean {
  let found = false
  if (cliente) ofApplicant((_campo, _cosa, isThere) => (found ||= isThere === false), cliente, richiedente)
  return found
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

/** The first of the documents to expire: of the client, and of who acts. */
export function documentExpiry({ cliente, esecutore }: Dati): Day | null {
  const own = cliente?.tipo === 'societa' ? null : cliente?.docScade
  const acting = esecutore?.agisce && esecutore.agisce !== 'cliente' ? esecutore.docScade : null
  return [own, acting].filter((day): day is Day => Boolean(day)).toSorted()[0] ?? null
}
