import { z } from 'zod'
import type { Field } from '@/lib/resources/view'

/** The groups of the settings' screen, in its order. */
export const SETTING_GROUPS = {
  societa: 'Società',
  sito: 'Sito',
  partner: 'Partner',
  lead: 'Richieste',
  pratiche: 'Pratiche',
  rete: 'Rete',
  tassi: 'Tassi e listini',
  privacy: 'Privacy',
  adempimenti: 'Adempimenti',
  sicurezza: 'Sicurezza',
} as const
export type SettingGroup = keyof typeof SETTING_GROUPS

type FormValues = Record<string, unknown>

/** How a value is edited: the fields of a form, and the way from the value to them and back. */
type SettingForm<T> = {
  fields: readonly Field[]
  schema: z.ZodObject
  toForm: (value: T) => FormValues
  fromForm: (values: FormValues) => unknown
}

export type Setting<T = unknown> = {
  /** Name in the table and in the address. */
  key: string
  group: SettingGroup
  label: string
  /** What follows from it, in a sentence. */
  help: string
  schema: z.ZodType<T>
  /** Its value until somebody sets another one. */
  initial: T
  /** Pages of the site show it: they are made again when it changes. */
  isPublic: boolean
  /** Who changes it has proven who they are a short while ago: it opens something, or guards something. */
  proof?: true
  form: SettingForm<T>
  /** Why a value must not become this one, in words: what was shown to somebody stays as it was. */
  keeps?: (before: T, after: T) => string | null
  /** What of it visitors or the receivers of letters read, by the field of its form: words of advertising are looked for in it. */
  publicWords?: (value: T) => Readonly<Record<string, string | undefined>>
  /** Whether the deadlines of open tickets are counted again when it becomes this one. */
  movesDeadlines?: (before: T, after: T) => boolean
  /** What a stored value means; one that its schema refuses means nothing, unless it says otherwise. */
  read?: (stored: unknown) => T
}

/** A setting of the installation: declared beside the code that reads it, listed in `manifest.ts`. */
export const defineSetting = <T>(setting: Setting<T>): Setting<T> => ({
  ...setting,
  form: withEmptied(setting.form),
})

/** A box that somebody has emptied has no value; where the setting wants a text, that is the empty one. */
function withEmptied<T>({ fields, schema, toForm, fromForm }: SettingForm<T>): SettingForm<T> {
  const boxes = fields
    .filter(({ kind }) => kind === 'text' || kind === 'phone')
    .map(({ name }) => [name, schema.shape[name]] as const)
    .filter(([, box]) => box && !box.safeParse(null).success)
  const texts = Object.fromEntries(
    boxes.map(([name, box]) => [name, z.preprocess((value) => value ?? '', box as z.ZodType)]),
  )
  const filled = (values: FormValues): FormValues => ({
    ...values,
    ...Object.fromEntries(boxes.map(([name]) => [name, values[name] ?? ''])),
  })
  return {
    fields,
    schema: boxes.length > 0 ? schema.safeExtend(texts) : schema,
    toForm,
    fromForm: (values) => fromForm(filled(values)),
  }
}

/** The form of a setting that is one value: a single field. */
export const oneField = <T>(schema: z.ZodType<T>, field: Omit<Field, 'name'>): SettingForm<T> => ({
  fields: [{ ...field, name: 'value' }],
  schema: z.object({ value: schema }),
  toForm: (value) => ({ value }),
  fromForm: ({ value }) => value,
})

/** What is in force, from what is stored: nothing (`undefined`) means the initial value. */
export function effectiveValue<T>({ schema, initial, read }: Setting<T>, stored: unknown): T {
  if (stored === undefined) return initial
  if (read) return read(stored)
  const parsed = schema.safeParse(stored)
  return parsed.success ? parsed.data : initial
}

/** The tag of the pages that show this setting; `settings` is that of all that show any. */
export const settingTag = (key: string) => `settings:${key}`
