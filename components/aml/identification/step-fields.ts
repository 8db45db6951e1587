import { z } from 'zod'
import { numberText } from '@/lib/core/number-text'
import {
  clienteSchema,
  esecutoreSchema,
  type IdentificazioneDetail,
  scopoSchema,
} from '@/lib/features/aml/identification/schema'
import {
  CHI_AGISCE,
  CONTROLLI,
  MODI,
  ORIGINI,
  type Passo,
  SCOPI,
  TIPI_CLIENTE,
  TIPI_DOCUMENTO,
} from '@/lib/features/aml/labels'
import { isNameWithin } from '@/lib/italian/same-name'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'

type Values = Record<string, unknown>

/* Yes and no are chosen, never ticked beforehand: an empty box would already be an answer. */
const YES_NO = [
  { value: 'no', label: 'No' },
  { value: 'si', label: 'Sì' },
]
const wordOf = (value: unknown) => (value === true ? 'si' : value === false ? 'no' : null)
const answerOf = (word: unknown) => (word === 'si' ? true : word === 'no' ? false : null)

const PEP_HELP =
  'Chi ha, o ha avuto da meno di un anno, una carica pubblica importante (parlamentare, sindaco di capoluogo, magistrato delle corti supreme, dirigente di una ASL…), i suoi familiari stretti e chi fa affari con lui.'

const paper = (when?: Field['when']): Field[] =>
  [
    {
      name: 'docTipo',
      label: 'Documento',
      kind: 'select',
      options: optionsOf(TIPI_DOCUMENTO),
      width: 6,
    } as const,
    { name: 'docNumero', label: 'Numero', kind: 'text', width: 6 } as const,
    {
      name: 'docEnte',
      label: 'Rilasciato da',
      kind: 'text',
      width: 6,
      help: 'Per esempio: Comune di Milano.',
    } as const,
    { name: 'docScade', label: 'Scade il', kind: 'day', width: 6 } as const,
  ].map((field) => ({ ...field, ...(when && { when }) }))

const NOBODY = {
  nome: '',
  codiceFiscale: null,
  modo: null,
  docTipo: null,
  docNumero: null,
  docEnte: null,
  docScade: null,
  pep: null,
}

const FIELDS: Record<Passo, readonly Field[]> = {
  cliente: [
    { name: 'tipo', label: 'Chi è il cliente', kind: 'select', options: optionsOf(TIPI_CLIENTE) },
    { name: 'modo', label: 'Come lo identifichi', kind: 'select', options: optionsOf(MODI) },
    { name: 'denominazione', label: 'Nome e cognome, o ragione sociale', kind: 'text', width: 6 },
    { name: 'codiceFiscale', label: 'Codice fiscale o partita IVA', kind: 'text', width: 6 },
    ...paper({ field: 'tipo', in: ['persona'] }),
  ],
  cointestatari: [
    {
      name: 'cointestatari',
      label: 'Chi chiede il credito insieme al cliente',
      kind: 'rows',
      help: 'Ognuno è un cliente come il richiedente: va identificato con il suo documento.',
      rows: {
        one: 'cointestatario',
        initial: NOBODY,
        wraps: true,
        fields: [
          { name: 'nome', label: 'Nome e cognome', kind: 'text', required: true },
          { name: 'codiceFiscale', label: 'Codice fiscale', kind: 'text' },
          { name: 'modo', label: 'Come lo identifichi', kind: 'select', options: optionsOf(MODI) },
          ...paper(),
          { name: 'pep', label: 'Politicamente esposto', kind: 'select', options: YES_NO },
        ],
      },
    },
  ],
  esecutore: [
    { name: 'agisce', label: 'Chi agisce e firma', kind: 'select', options: optionsOf(CHI_AGISCE) },
    ...[
      { name: 'nome', label: 'Nome e cognome di chi agisce', kind: 'text', width: 6 } as const,
      { name: 'codiceFiscale', label: 'Codice fiscale di chi agisce', kind: 'text', width: 6 } as const,
      {
        name: 'titolo',
        label: 'Da dove viene il potere',
        kind: 'text',
        help: 'Per esempio: visura camerale del 10/11/2026, procura del notaio.',
      } as const,
      ...paper(),
    ].map((field) => ({ ...field, when: { field: 'agisce', in: ['rappresentante', 'delegato'] } })),
  ],
  titolari: [
    {
      name: 'titolari',
      label: 'Titolari effettivi',
      kind: 'rows',
      help: 'Le persone che possiedono più del 25%, o che controllano in altro modo; se non ce ne sono, chi amministra.',
      rows: {
        one: 'titolare',
        initial: { nome: '', codiceFiscale: null, quota: null, controllo: 'proprieta', pep: null },
        fields: [
          { name: 'nome', label: 'Nome e cognome', kind: 'text', required: true },
          { name: 'codiceFiscale', label: 'Codice fiscale', kind: 'text' },
          {
            name: 'controllo',
            label: 'Perché è titolare',
            kind: 'select',
            options: optionsOf(CONTROLLI),
            required: true,
          },
          { name: 'quota', label: 'Quota', kind: 'rate' },
          { name: 'pep', label: 'Politicamente esposto', kind: 'select', options: YES_NO },
        ],
      },
    },
    {
      name: 'nessunAltro',
      label: 'Hai verificato che nessun altro possiede più del 25% o controlla?',
      kind: 'select',
      options: YES_NO,
      help: 'Serve quando le quote scritte lasciano libero più del 25%: guarda la visura e il libro soci.',
    },
  ],
  pep: [
    {
      name: 'esposto',
      label: 'Il cliente è una persona politicamente esposta?',
      kind: 'select',
      options: YES_NO,
      help: PEP_HELP,
    },
    {
      name: 'carica',
      label: 'Quale carica, o di chi è vicino',
      kind: 'text',
      when: { field: 'esposto', in: ['si'] },
    },
  ],
  scopo: [
    {
      name: 'scopo',
      label: 'A che cosa serve il finanziamento',
      kind: 'select',
      options: optionsOf(SCOPI),
      width: 6,
    },
    {
      name: 'origine',
      label: 'Da dove vengono i soldi per la rata',
      kind: 'select',
      options: optionsOf(ORIGINI),
      width: 6,
    },
    { name: 'scopoAltro', label: 'Quale scopo', kind: 'text', when: { field: 'scopo', in: ['altro'] } },
    {
      name: 'origineAltro',
      label: 'Da dove, in particolare',
      kind: 'text',
      when: { field: 'origine', in: ['altro', 'estero'] },
    },
  ],
}

/** The fields of a step; a company does not act by itself. */
export function fieldsOf(passo: Passo, { dati }: IdentificazioneDetail): readonly Field[] {
  if (passo !== 'esecutore' || dati.cliente?.tipo !== 'societa') return FIELDS[passo]
  return FIELDS.esecutore.map((field) =>
    field.name === 'agisce'
      ? { ...field, options: field.options?.filter(({ value }) => value !== 'cliente') ?? [] }
      : field,
  )
}

/** Only the shape: what a step says is checked where it is kept. */
export const FORM_SCHEMAS: Record<Passo, z.ZodObject> = {
  cliente: clienteSchema,
  cointestatari: z.object({ cointestatari: z.array(z.record(z.string(), z.unknown())) }),
  esecutore: esecutoreSchema,
  titolari: z.object({
    titolari: z.array(z.record(z.string(), z.unknown())),
    nessunAltro: z.string().nullable(),
  }),
  pep: z.object({ esposto: z.string().nullable(), carica: z.string().nullable() }),
  scopo: scopoSchema,
}

/** What a step's form begins with: what was saved, or what is known of the client. */
export function startOf(passo: Passo, { dati, proposta, cointestatari }: IdentificazioneDetail): Values {
  if (passo === 'cliente') return { ...(dati.cliente ?? proposta) }
  if (passo === 'cointestatari') {
    const known = dati.cointestatari?.cointestatari ?? []
    const isThere = (name: string) => known.some(({ nome }) => isNameWithin(name, nome))
    return {
      cointestatari: [
        ...known.map((one) => ({ ...one, pep: wordOf(one.pep) })),
        ...cointestatari.filter((name) => !isThere(name)).map((nome) => ({ ...NOBODY, nome })),
      ],
    }
  }
  if (passo === 'titolari')
    return {
      titolari: (dati.titolari?.titolari ?? []).map((one) => ({ ...one, pep: wordOf(one.pep) })),
      nessunAltro: wordOf(dati.titolari?.nessunAltro),
    }
  if (passo === 'pep') return { esposto: wordOf(dati.pep?.esposto), carica: dati.pep?.carica ?? null }
  return { ...dati[passo] }
}

/** What is sent of it. */
export function valuesOf(passo: Passo, cleaned: Values): Values {
  if (passo === 'pep') return { ...cleaned, esposto: answerOf(cleaned.esposto) }
  if (passo === 'cointestatari')
    return {
      cointestatari: (cleaned.cointestatari as Values[]).map((row) => ({
        ...Object.fromEntries(Object.keys(NOBODY).map((name) => [name, row[name] || null])),
        pep: answerOf(row.pep),
      })),
    }
  if (passo !== 'titolari') return cleaned
  const rows = cleaned.titolari as Values[]
  return {
    titolari: rows.map(({ nome, codiceFiscale, quota, controllo, pep }) => ({
      nome,
      codiceFiscale: codiceFiscale || null,
      quota: quota ?? null,
      controllo,
      pep: answerOf(pep),
    })),
    nessunAltro: answerOf(cleaned.nessunAltro),
  }
}

/** A saved step in a line. */
export function summaryOf(passo: Passo, { dati }: IdentificazioneDetail): string {
  const { cliente, cointestatari, esecutore, titolari, pep, scopo } = dati
  const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ')
  return {
    cliente: joined(
      cliente?.denominazione,
      cliente?.docTipo && TIPI_DOCUMENTO[cliente.docTipo],
      cliente?.docNumero,
    ),
    cointestatari: joined(...(cointestatari?.cointestatari ?? []).map(({ nome }) => nome)),
    esecutore: joined(esecutore?.agisce && CHI_AGISCE[esecutore.agisce], esecutore?.nome),
    titolari: joined(
      ...(titolari?.titolari ?? []).map(({ nome, quota }) =>
        quota ? `${nome} ${numberText(quota)}%` : nome,
      ),
    ),
    pep: pep?.esposto === true ? joined('Sì', pep.carica) : pep?.esposto === false ? 'No' : '',
    scopo: joined(scopo?.scopo && SCOPI[scopo.scopo], scopo?.origine && ORIGINI[scopo.origine]),
  }[passo]
}
