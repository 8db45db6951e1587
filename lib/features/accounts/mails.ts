import 'server-only'
import type { Account, SigningIn } from '@/lib/auth/accounts'
import type { Actor } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { ROLES, type Role } from '@/lib/auth/roles'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Client } from '@/prisma/generated/client'
import { deviceName } from './device'

const RESET_MINUTES = 60

const absolute = (path: string) => new URL(path, env().SITE_URL).href

/** Clients have a page for it; admins and agents finish where they began. */
export const resetPath = (role: Role, token: string) =>
  byRole(role, {
    admin: () => `${ROLES.admin.area}/password-dimenticata?token=${token}`,
    agent: () => `${ROLES.agent.area}/password-dimenticata?token=${token}`,
    client: () => `/area-clienti/confirm-reset-password/${token}`,
  })

/** The whole address of the page on which `token` chooses a password. */
export const passwordUrl = (role: Role, token: string) => absolute(resetPath(role, token))

const confirmEmailPath = (token: string) => `/area-clienti/confirm-email/${token}`

export const confirmPath = (token: string) => `/area-clienti/confirm-account/${token}`

type Reader = Pick<Account, 'email' | 'nome' | 'cognome'>
const toOf = ({ email, nome, cognome }: Reader) => ({ email, name: `${nome} ${cognome}`.trim() })

/** The link to a first password goes where a forgotten one is chosen. */
export async function mailInvitation(
  tx: Tx,
  person: Reader & { role: Exclude<Role, 'client'> },
  from: Pick<Account, 'nome' | 'cognome'>,
  token: string,
): Promise<void> {
  const data = {
    nome: person.nome,
    area: ROLES[person.role].label,
    da: `${from.nome} ${from.cognome}`.trim(),
    url: passwordUrl(person.role, token),
  }
  await queueMail(tx, {
    template: 'account-invited',
    to: toOf(person),
    data,
    key: `account-invited:${newId()}`,
  })
}

export async function mailReset(tx: Tx, account: Reader & { role: Role }, token: string): Promise<void> {
  const url = passwordUrl(account.role, token)
  const data = { nome: account.nome, url, minuti: RESET_MINUTES }
  await queueMail(tx, {
    template: 'reset-password',
    to: toOf(account),
    data,
    key: `reset-password:${newId()}`,
  })
}

/** `isAgain`: another registration with this address waits too, and its owner has to tell them apart. */
export async function mailConfirm(tx: Tx, client: Reader & { isAgain: boolean }, token: string) {
  const { nome, isAgain } = client
  const data = { nome, url: absolute(confirmPath(token)), quando: new Date().toISOString(), isAgain }
  const key = `confirm-account:${newId()}`
  await queueMail(tx, { template: 'confirm-account', to: toOf(client), data, key })
}

/** To the new address: whoever reads it can confirm that it is the person's. */
export async function mailConfirmEmail(tx: Tx, client: Reader, token: string): Promise<void> {
  const data = { nome: client.nome, url: absolute(confirmEmailPath(token)) }
  const key = `confirm-email:${newId()}`
  await queueMail(tx, { template: 'confirm-email', to: toOf(client), data, key })
}

/** To the address that was: a change that its owner did not want is noticed there. */
export async function mailEmailChanged(tx: Tx, person: Reader, nuovo: string | null): Promise<void> {
  const data = { nome: person.nome, nuovo, quando: new Date().toISOString() }
  const key = `email-changed:${newId()}`
  await queueMail(tx, { template: 'email-changed', to: toOf(person), data, key })
}

/** What of an account the office may change for its owner, besides the address, which has a mail of its own. */
const CHANGES = {
  iban: 'l’IBAN su cui ricevi le provvigioni',
  ibanTolto: 'l’IBAN su cui ricevi le provvigioni, che è stato tolto',
  duePassaggi: 'la verifica in due passaggi, che non è più attiva',
} as const

type Changed = { person: Reader; by: Pick<Actor, 'nome' | 'cognome'>; cosa: keyof typeof CHANGES }

/** To whoever the account belongs to: the office has changed what money or access depends on. */
export async function mailAccountChanged(tx: Tx, { person, by, cosa }: Changed): Promise<void> {
  const da = `${by.nome} ${by.cognome}`.trim()
  const data = { nome: person.nome, cosa: CHANGES[cosa], da, quando: new Date().toISOString() }
  const key = `account-changed:${newId()}`
  await queueMail(tx, { template: 'account-changed', to: toOf(person), data, key })
}

/**
 * Somebody who registers twice has most likely forgotten the first time. Both links are to pages: a stranger may have
 * sent the form, so the mail changes nothing, and a link that the owner has asked for stays valid.
 */
export async function mailAlreadyRegistered(tx: Tx, client: Client): Promise<void> {
  const { area, login } = ROLES.client
  const data = { nome: client.nome, url: absolute(login), recupero: absolute(`${area}/password-dimenticata`) }
  const to = toOf({ ...client, email: client.email ?? '' })
  await queueMail(tx, { template: 'already-registered', to, data, key: `already-registered:${newId()}` })
}

export async function mailPasswordChanged(tx: Tx, account: Account): Promise<void> {
  const data = { nome: account.nome, quando: new Date().toISOString() }
  const key = `password-changed:${newId()}`
  await queueMail(tx, { template: 'password-changed', to: toOf(account), data, key })
}

type Device = { role: Role; userId: string; ip: string; userAgent: string }

/** Warns of a sign-in from a device that this account has not used before; the very first one is no news. */
export async function mailNewDevice(tx: Tx, account: SigningIn, device: Device): Promise<void> {
  const { role, userId, ip, userAgent } = device
  // One after the other: a transaction has one connection.
  const any = await tx.session.findFirst({ where: { role, userId }, select: { id: true } })
  if (!any) return
  const same = await tx.session.findFirst({ where: { role, userId, userAgent }, select: { id: true } })
  if (same) return
  const data = {
    nome: account.nome,
    url: absolute(`${ROLES[role].area}/settings`),
    quando: new Date().toISOString(),
    dispositivo: deviceName(userAgent),
    indirizzo: ip || 'sconosciuto',
  }
  await queueMail(tx, { template: 'new-sign-in', to: toOf(account), data, key: `new-sign-in:${newId()}` })
}

/** A change of how a person gets in is told to them, so that they hear of it where it was somebody else. `cosa`: a sentence. */
export async function mailSecurityChanged(
  tx: Tx,
  person: { role: Role; nome: string; cognome: string; email: string },
  cosa: string,
): Promise<void> {
  const { role, nome } = person
  const data = {
    nome,
    cosa,
    quando: new Date().toISOString(),
    url: absolute(`${ROLES[role].area}/settings`),
  }
  const key = `security-changed:${newId()}`
  await queueMail(tx, { template: 'security-changed', to: toOf(person), data, key })
}
