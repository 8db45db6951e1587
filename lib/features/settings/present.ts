import { canonical } from '@/lib/history/diff'
import { effectiveValue, type Setting } from '@/lib/settings/define'
import type { Setting as Stored } from '@/prisma/generated/client'
import type { SettingView } from './schema'

/** A setting with its value in force; `row` is what is stored of it, `author` who stored that. */
export function presentSetting(definition: Setting, row: Stored | null, author?: string): SettingView {
  const { key, group, label, help, isPublic, initial } = definition
  const value = effectiveValue(definition, row?.value)
  return {
    key,
    group,
    label,
    help,
    isPublic,
    value,
    initial,
    // An older installation may have stored what it was set to from the beginning.
    isInitial: canonical(value) === canonical(initial),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: author ?? null,
  }
}
