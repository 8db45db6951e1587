import 'server-only'
import { can, type Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { SETTINGS } from '@/lib/registry/settings'
import { presentSetting } from './present'
import type { SettingsReply } from './schema'

/** The declaration of a key; none where no setting has it. */
export const settingNamed = (key: unknown) => SETTINGS.find((one) => one.key === key)

/** The settings that somebody may see: all of them, or those that everybody reads on the site. */
export async function settingsFor({ actor }: Scope): Promise<SettingsReply> {
  const seesAll = can(actor, 'settings_manage')
  const shown = SETTINGS.filter(({ isPublic }) => seesAll || isPublic)
  const rows = await db().setting.findMany({
    where: { key: { in: shown.map(({ key }) => key) } },
    orderBy: { key: 'asc' },
  })
  const names = seesAll ? await namesOf(rows.flatMap(({ updatedBy }) => updatedBy ?? [])) : new Map()
  return {
    items: shown.map((definition) => {
      const row = rows.find(({ key }) => key === definition.key) ?? null
      return presentSetting(definition, row, names.get(row?.updatedBy ?? ''))
    }),
  }
}

/** Administrators by id, as people call them. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const admins = await db().admin.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, surname: true },
    orderBy: { id: 'asc' },
  })
  return new Map(admins.map(({ id, name, surname }) => [id, `${name} ${surname}`]))
}
