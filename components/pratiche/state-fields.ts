import { z } from 'zod'
import { euroText } from '@/lib/core/money'
import { payoutJump } from '@/lib/features/pratiche/labels'
import type { Field } from '@/lib/resources/view'
import { ALTRO } from '@/lib/words/case-states'
import { type CaseData, labelOf } from './case-context'
import { isMissing, withOwners } from './document-words'
import { isClosed } from './steps'

type Values = Record<string, unknown>

/** Only the shape: what each state needs is the server's rule, told beside the field. */
export const stateSchema = z.strictObject({
  to: z.string('Scegli il nuovo stato.'),
  banca: z.string().nullable(),
  erogato: z.number().nullable(),
  data: z.string().nullable(),
  firma: z.string().nullable(),
  deliberato: z.number().nullable(),
  prodotto: z.string().nullable(),
  tan: z.number().nullable(),
  causale: z.string().nullable(),
  motivo: z.string().nullable(),
  controllato: z.boolean().nullable(),
})
/** What a step asks of its form beyond its shape: what the bank approved, and a second look at an amount that is far from it. */
export const stateRules =
  (pratica: CaseData['pratica']) =>
  ({ to, deliberato, erogato, controllato }: Values, ctx: z.RefinementCtx): void => {
    const refuse = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
    if (isDecision(pratica, to) && pratica.importoDeliberato === null && deliberato === null)
      refuse('deliberato', 'Scrivi quanto ha deliberato la banca.')
    if (to === 'liquidata' && payoutJump(pratica, erogato as number | null) && controllato !== true)
      refuse('controllato', 'Controlla l’importo, poi conferma che è giusto.')
  }

/** A case that is reopened has been decided before. */
const isDecision = ({ stato }: CaseData['pratica'], to: unknown) => to === 'deliberata' && !isClosed(stato)

const isWithReason = (to: unknown) => to === 'respinta' || to === 'ritirata'

/** Required papers that are not here, by name. */
export const missingOf = (pratica: CaseData['pratica']) =>
  withOwners(pratica).filter((documento) => documento.obbligatorio && isMissing(documento))

/** Papers that are here and that nobody has checked, by name. */
export const unverifiedOf = (pratica: CaseData['pratica']) =>
  withOwners(pratica).filter(({ stato }) => stato === 'caricato')

/** What the bank has approved, as far as the case does not say it yet. */
function decisionFields({
  importoDeliberato,
  importoRichiesto,
  bankId,
  bankProductId,
  tan,
}: CaseData['pratica']) {
  const fields: Field[] = [
    {
      name: 'data',
      label: 'Data della delibera',
      kind: 'day',
      width: 6,
      help: 'Se non la scrivi, è oggi.',
    },
  ]
  if (importoDeliberato === null)
    fields.unshift({
      name: 'deliberato',
      label: 'Importo deliberato',
      kind: 'money',
      required: true,
      width: 6,
      help: `Ne sono stati richiesti ${euroText(importoRichiesto)}.`,
    })
  if (bankId !== null && bankProductId === null)
    fields.push({
      name: 'prodotto',
      label: 'Prodotto della banca',
      kind: 'ref',
      resource: 'bankProducts',
      among: { bankId },
      width: 8,
    })
  if (tan === null) fields.push({ name: 'tan', label: 'TAN', kind: 'rate', width: 4 })
  return fields
}

/** When the contract will be signed is often known with the appointment itself. */
const SIGNING_FIELDS: readonly Field[] = [
  { name: 'firma', label: 'Giorno della firma', kind: 'day', width: 6, help: 'Se è già fissato.' },
]

function payoutFields(pratica: CaseData['pratica'], erogato: unknown): Field[] {
  const approved = pratica.importoDeliberato
  const salto = payoutJump(pratica, erogato as number | null)
  return [
    {
      name: 'erogato',
      label: 'Importo erogato',
      kind: 'money',
      required: true,
      width: 6,
      ...(approved !== null && { help: `Deliberato: ${euroText(approved)}.` }),
    },
    { name: 'data', label: 'Data di erogazione', kind: 'day', required: true, width: 6 },
    {
      name: 'firma',
      label: 'Contratto firmato il',
      kind: 'day',
      width: 6,
      help: 'Da quel giorno corrono i 14 giorni per recedere.',
    },
    ...(salto
      ? [
          {
            name: 'controllato',
            label: 'Ho controllato: l’importo è giusto',
            kind: 'boolean',
            help: salto,
          } as const,
        ]
      : []),
  ]
}

/** The fields of a step: the state that is gone to, and what that one asks for. */
export function stateFields(
  { pratica, stati }: CaseData,
  { to, causale, erogato }: Values,
): readonly Field[] {
  const options = pratica.prossimiStati.map((value) => ({ value, label: labelOf(stati, value) }))
  const blocking = pratica.mancanze.filter(({ blocca }) => blocca)
  const missing = to === 'inviata_banca' ? missingOf(pratica).length + blocking.length : 0
  const needsReason = isClosed(pratica.stato) || causale === ALTRO || missing > 0
  return [
    { name: 'to', label: 'Nuovo stato', kind: 'select', options, required: true },
    ...(to === 'inviata_banca' || to === 'liquidata'
      ? [{ name: 'banca', label: 'Banca', kind: 'ref', resource: 'banks', required: true } as const]
      : []),
    ...(isDecision(pratica, to) ? decisionFields(pratica) : []),
    ...(to === 'stipula' ? SIGNING_FIELDS : []),
    ...(to === 'liquidata' ? payoutFields(pratica, erogato) : []),
    ...(isWithReason(to)
      ? [
          {
            name: 'causale',
            label: 'Motivo',
            kind: 'select',
            required: true,
            words: `pratiche/causali/${to}`,
          } as const,
        ]
      : []),
    {
      name: 'motivo',
      label: !needsReason ? 'Nota (facoltativa)' : isWithReason(to) ? 'Quale motivo' : 'Motivo',
      kind: 'textarea',
      required: needsReason,
    },
  ]
}

/** What is sent of a step: what its own fields ask for, where it was filled in. */
export function stateBody(fields: readonly Field[], values: Values): Values {
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        names.has(name) && name !== 'controllato' && value !== null && value !== undefined && value !== '',
    ),
  )
}

/** What is not known of a person and a bank asks for, in words: "telefono, reddito". */
export function unknownOf({
  nome,
  cognome,
  ruolo,
  email,
  telefono,
  tipoLavoro,
  redditoNetto,
}: CaseData['pratica']['persone'][number]): { chi: string; che: string } | null {
  const earns = ruolo !== 'terzo_datore'
  const gaps = [
    !email && 'e-mail',
    !telefono && 'telefono',
    earns && !tipoLavoro && 'lavoro',
    earns && redditoNetto === null && 'reddito',
  ].filter(Boolean)
  return gaps.length > 0 ? { chi: `${nome} ${cognome}`, che: gaps.join(', ') } : null
}
