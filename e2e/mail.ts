import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** A mail as its reader gets it. */
export type Mail = { to: string; subject: string; text: string; html: string }

/** The embedded mail server keeps each message as a file. */
async function delivered(): Promise<Mail[]> {
  const folder = process.env.MAILBOX_DIR ?? '.data/mail'
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(files.map((name) => read(path.join(folder, name))))
}

async function read(file: string): Promise<Mail> {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(readFileSync(file))
  return { to: to?.map(({ address }) => address).join(',') ?? '', subject, text, html }
}

/** The mails that an address has got so far whose subject says `subject`. */
export async function mailsTo(address: string, subject: RegExp): Promise<Mail[]> {
  return (await delivered()).filter((mail) => mail.to.includes(address) && subject.test(mail.subject))
}

/** Waits for the first such mail: it leaves after the transaction that asked for it. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await mailsTo(address, subject))[0]
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  if (!found) throw new Error('unreachable: toPass has thrown')
  return found
}

/** The path, on this site, of the first link of a mail that goes below `below`. */
export function linkIn({ text }: Mail, below: string): string {
  const links = text.match(/https?:\/\/[^\s)>\]]+/g) ?? []
  const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname.startsWith(below))
  if (!found) throw new Error(`No link below ${below} in: ${text}`)
  return found.pathname + found.search
}
