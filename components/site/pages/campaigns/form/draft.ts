import type { CampaignForm, Options } from '../content/types'
import { type Answers, noAnswers } from './answers'

type Values = Partial<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})

const oneOf = (options: Options, value: unknown) => options.find(([key]) => key === value)?.[0] ?? ''
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
/* A figure may be wrong or missing while it is being typed: the form says so when it is time. */
const figure = (value: unknown, otherwise: number | null) =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0) ? value : otherwise

/* Anybody at this tab can write in its storage: only what this form could have written is taken. */
function answersOf(form: CampaignForm, province: Options, draft: Values): Answers {
  const start = noAnswers(form)
  const bisogno = valuesOf(draft.bisogno)
  const situazione = valuesOf(draft.situazione)
  const contact = valuesOf(draft.contact)
  return {
    bisogno: {
      finalita: oneOf(form.finalita.options, bisogno.finalita),
      importo: figure(bisogno.importo, start.bisogno.importo),
      durata: figure(bisogno.durata, start.bisogno.durata),
    },
    situazione: {
      chi: oneOf(form.chi.options, situazione.chi),
      entrate: figure(situazione.entrate, null),
      provincia: oneOf(province, situazione.provincia),
      quando: oneOf(form.quando.options, situazione.quando),
    },
    contact: {
      nome: text(contact.nome),
      cognome: text(contact.cognome),
      email: text(contact.email),
      telefono: text(contact.telefono),
    },
    consents: start.consents,
  }
}

/* Storage may be closed, or hold what somebody else wrote: then there is nothing. */
function inStorage<T>(use: (storage: Storage, key: string) => T): T | null {
  const key = `richiesta:${location.pathname}`
  try {
    return use(sessionStorage, key)
  } catch {
    return null
  }
}

/** What was answered on this page before a reload, or null. */
export function readDraft(form: CampaignForm, province: Options): Answers | null {
  const draft: unknown = inStorage((storage, key) => JSON.parse(storage.getItem(key) ?? 'null'))
  return isValues(draft) ? answersOf(form, province, draft) : null
}

/** Keeps the answers until the window is closed. A consent is not kept: it is given with the request that it goes with. */
export function saveDraft({ bisogno, situazione, contact }: Answers): void {
  inStorage((storage, key) => storage.setItem(key, JSON.stringify({ bisogno, situazione, contact })))
}

/** After the request was sent: deletes the stored answers. */
export function clearDraft(): void {
  inStorage((storage, key) => storage.removeItem(key))
}
