import type { PermissionFlag } from '@/lib/auth/permissions'
import type { IconName } from './icons'

/** One screen of an area. Plain data: it crosses from the server to the browser as it is. */
export type Screen = {
  /** As the specification writes it; `{id}` stands for one segment. */
  path: string
  label: string
  icon: IconName
  /** Flags of the permission check, all required; none: everybody of the role. */
  permissions: readonly PermissionFlag[]
  /** Other words people use for it, for the palette. */
  keywords: string
  /** Only built screens are shown. */
  built: boolean
  /** False for screens that are reached from another one (add, record, sign-in). */
  menu: boolean
}

export type NavGroup = { label: string; screens: readonly Screen[] }

type Options = {
  permissions?: readonly PermissionFlag[]
  keywords?: string
  built?: boolean
  menu?: boolean
}

/** A screen with what most screens have. */
export function screen(path: string, label: string, icon: IconName, options: Options = {}): Screen {
  return { path, label, icon, permissions: [], keywords: '', built: false, menu: true, ...options }
}

/** A list with its record page, and its add page where `add` names it. */
export function records(list: Screen, one: string, add?: string): Screen[] {
  const inner = { ...list, menu: false, keywords: '' }
  const addScreen = add === undefined ? [] : [{ ...inner, path: `${list.path}/add`, label: add }]
  return [list, ...addScreen, { ...inner, path: `${list.path}/{id}`, label: one }]
}
