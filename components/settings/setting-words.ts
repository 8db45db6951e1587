import { valueWords } from '@/components/data/table/value-words'
import { fold } from '@/lib/core/text'
import type { SettingView } from '@/lib/features/settings/schema'
import { SETTINGS } from '@/lib/registry/settings'
import type { Field } from '@/lib/resources/view'
import { SETTING_GROUPS, type Setting, type SettingGroup } from '@/lib/settings/define'

export const definitionOf = (key: string): Setting | undefined => SETTINGS.find((one) => one.key === key)

type Row = Record<string, unknown>

/** Of a list of rows what each is called, and where it is; the form shows the rest. */
const shortly = (rows: readonly Row[], { fields = [] }: Partial<NonNullable<Field['rows']>>) =>
  rows
    .map((row) =>
      fields
        .slice(0, 2)
        .map(({ name }) => String(row[name] ?? ''))
        .join(' · '),
    )
    .join('\n') || '—'

function wordsOf(field: Field, value: unknown): string {
  // Its address says nothing; the form shows it.
  if (field.kind === 'image' && value) return 'Caricata'
  return field.rows ? shortly((value ?? []) as Row[], field.rows) : valueWords(value, field)
}

/** A value as people read it: a line for each field of its form that has one, under the name of its part of the form. */
export function settingRows({ form }: Setting, value: unknown): [label: string, words: string][] {
  const shown = form.toForm(value)
  const sections: string[] = []
  for (const { section } of form.fields) sections.push(section ?? sections.at(-1) ?? '')
  return form.fields
    .map((field, at): [string, string] => [
      [sections[at], field.label].filter(Boolean).join(': '),
      wordsOf(field, shown[field.name]),
    ])
    .filter(([, words]) => words !== '—')
}

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** The settings with every word of the question in their name, their explanation or their group, by group. */
export function foundIn(
  items: readonly SettingView[],
  question: string,
): { group: SettingGroup; items: SettingView[] }[] {
  const words = fold(question).split(/\s+/).filter(Boolean)
  const isFound = ({ label, help, group }: SettingView) => {
    const text = fold(`${label} ${help} ${SETTING_GROUPS[group]}`)
    return words.every((word) => text.includes(word))
  }
  return GROUPS.map((group) => ({
    group,
    items: items.filter((item) => item.group === group && isFound(item)),
  })).filter((found) => found.items.length > 0)
}
