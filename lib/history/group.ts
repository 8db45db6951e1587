import { newId } from '@/lib/core/ids'
import type { AuditModel } from './models'

/**
 * Changes of several records that somebody saved in one go: a matrix, a new order, an action on chosen rows. The
 * history has one entry for all of them, written with the first that changes something, and theirs under it.
 */
export type Group = {
  id: string
  action: 'create' | 'edit' | 'delete'
  model: AuditModel
  /** What people call it: "Ordine: FAQ". */
  label: string
  /** The record on whose page it is told, where there is one. */
  ref?: string
}

/** The same context, in which all that is recorded belongs to one group; within a group it stays that one. */
export const inGroup = <C extends { group?: Group }>(ctx: C, group: Omit<Group, 'id'>): C =>
  ctx.group ? ctx : { ...ctx, group: { id: newId(), ...group } }
