import 'server-only'
import { hash } from '@node-rs/argon2'

/** The password of every person that a factory makes. */
export const FACTORY_PASSWORD = 'Prova-2026-credito'

let counter = 0
let hashed: Promise<string> | undefined

/** A number no other row of this process has: names, codes and e-mails are built on it. */
export function nextNumber(): number {
  counter += 1
  return counter
}

/** Argon2id with the smallest cost: tests sign in often and guard nothing. */
export function factoryPasswordHash(): Promise<string> {
  hashed ??= hash(FACTORY_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  return hashed
}

/** 'AB12CD34' → unique also when the database already holds a seed. */
export const uniqueCode = (prefix: string): string =>
  `${prefix}-F${process.pid.toString(36)}${nextNumber().toString(36)}`.toUpperCase()
