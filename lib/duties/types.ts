import type { Readable } from 'node:stream'
import type { AdminScope } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Day } from '@/lib/core/dates'
import type { Client } from '@/prisma/generated/client'

/** Days of Italy, both included. */
export type Period = { dal: Day; al: Day }

/** Whose own file is written: what tells rows of theirs from those of others. The address is none where nobody has proven it. */
export type FileOwner = Pick<Client, 'id' | 'email' | 'nome' | 'cognome' | 'codiceFiscale'>

/** Something that has to be done: whose it is, by when, and where one does it. */
export type Due = {
  /** Unlike any other of its kind. */
  key: string
  /** The person or the case. */
  chi: string
  /** What is missing, in words. */
  che: string
  /** Null: it is missing already, and has no day of its own. */
  entro: Day | null
  href: string
}

export type Dues = { total: number; items: Due[] }
/** Which of it is read: so many, after so many. */
export type Part = { take: number; skip: number }

/** What a feature has to say of what is due: a part of it, and how much there is in all. The home shows the first, a page of its own the rest. */
export type DueSource = {
  name: string
  titolo: string
  /** What it means that nothing is due. */
  vuoto: string
  /** A flag that its readers hold besides `compliance_see`. */
  flag?: PermissionFlag
  dues: (scope: AdminScope, part: Part) => Promise<Dues>
}

/** A text as it was from a day on. */
export type TextVersion = {
  /** The same for all versions of one text. */
  testo: string
  dal: Day
  corpo: string
  /** Of the file that keeps it: texts with marks are "html". */
  formato: 'html' | 'txt'
}

export type TextInForce = { testo: string; dal: Day | null; href: string; manca?: true }

/** Texts that the law asks for, as a feature keeps them. */
export type TextSource = {
  name: string
  titolo: string
  inForce: () => Promise<TextInForce[]>
  /** Every version that was in force on some day of a period. */
  versions: (period: Period) => Promise<TextVersion[]>
}

export type PackFile = { name: string; content: string | (() => Promise<Readable>) }

/** What a feature puts into a pack for an inspection, in a folder of its own. */
export type PackPart = {
  name: string
  titolo: string
  /** Without this flag its author gets the rest, and the pack says what is not in it. */
  flag?: PermissionFlag
  files: (scope: AdminScope, period: Period) => AsyncIterable<PackFile>
}
