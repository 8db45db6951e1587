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
  /** Open to who holds the flags themselves: that of the owner does not stand for them. */
  exact?: true
  /** Other words people use for it, for the palette. */
  keywords: string
  /** Only built screens are shown. */
  built: boolean
  /** False for screens that are reached from another one (add, record, sign-in). */
  menu: boolean
  /** Its name in the bar of the phone, where it is one of the role's main places. */
  bar?: string
  /** What can be done there, besides a new record: the palette offers it. */
  actions?: readonly ScreenAction[]
}

/** `at` is what follows the screen's address: a filter, or the mark that opens a dialog (`useOpenedByAddress`). */
export type ScreenAction = { label: string; at: string; keywords?: string }

/** Screens of one kind of work: an entry of the rail, whose screens are the tabs of the page. Without a label, each is an entry. */
export type NavGroup = { label: string; icon: IconName; screens: readonly Screen[] }

type Options = {
  permissions?: readonly PermissionFlag[]
  exact?: true
  keywords?: string
  built?: boolean
  menu?: boolean
  bar?: string
  actions?: readonly ScreenAction[]
}

/** A screen with what most screens have. */
export function screen(path: string, label: string, icon: IconName, options: Options = {}): Screen {
  return { path, label, icon, permissions: [], keywords: '', built: false, menu: true, ...options }
}

/** A list with its record page, and its add page where `add` names it. */
export function records(list: Screen, one: string, add?: string): Screen[] {
  const { bar: _bar, actions: _actions, ...plain } = list
  const inner = { ...plain, menu: false, keywords: '' }
  const addScreen = add === undefined ? [] : [{ ...inner, path: `${list.path}/add`, label: add }]
  return [list, ...addScreen, { ...inner, path: `${list.path}/{id}`, label: one }]
}

/** Where files of what a list shows are imported, and each of those files: reached from the list. */
export function imports(list: string, what: string, permissions: readonly PermissionFlag[]): Screen[] {
  const path = `${list}/import`
  const inner = { permissions, built: true, menu: false, keywords: '' }
  return [
    screen(path, `Importazione di ${what}`, 'folder', inner),
    screen(`${path}/{id}`, 'File importato', 'folder', inner),
  ]
}
