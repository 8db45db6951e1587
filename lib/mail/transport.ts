import nodemailer, { type Transporter } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'
import { env } from '@/lib/core/env'
import { LastTrial } from '@/lib/core/last-trial'
import { traced } from '@/lib/core/trace'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/**
 * Connections are kept for the next mail, which then takes a third of the time; after 30 idle seconds they close. What
 * breaks meanwhile is asked again by the queue, not by the pool.
 */
const POOL = { pool: true, maxConnections: 5, maxRequeues: 0 } as const

/** `sending`: what the last mail, or a trial of the way to the server, has shown. */
type Held = { url: string; transport: Transporter; sending: LastTrial }
let transporter: Held | undefined

function connection(): Held {
  const url = env().SMTP_URL
  if (transporter?.url !== url) {
    hangUp()
    const transport = nodemailer.createTransport({ url, ...POOL, ...TIMEOUTS })
    transporter = { url, transport, sending: new LastTrial(() => transport.verify()) }
  }
  return transporter
}

/** Closes the connections to the mail server; the next mail opens another. */
export function hangUp(): void {
  transporter?.transport.close()
  transporter = undefined
}

/** How the message of an error begins that says nothing about the mail, only about the way to its server. */
export const AWAY = 'il server di posta non si può usare: '

/** Whether the mail server can be spoken to, and lets us in. */
export const isReachable = async (): Promise<boolean> => (await reachFailure()) === undefined

/** Asks now why the mail server cannot be used: nobody there, or a sign-in that is refused; undefined where it can. */
export async function reachFailure(): Promise<unknown> {
  const { transport, sending } = connection()
  const failure: unknown = await transport.verify().then(
    () => undefined,
    (error: unknown) => error,
  )
  sending.note(failure)
  return failure
}

/** Why no mail would leave now: nobody there, or a sign-in that is refused; undefined where one would. */
export const mailFailure = (): Promise<unknown> => connection().sending.failure()

/** Hands a message to the mail server; rejects when it does not take it. */
export async function deliver(message: Mail.Options): Promise<void> {
  const { MAIL_FROM, SMTP_URL } = env()
  const attributes = { 'server.address': new URL(SMTP_URL).hostname }
  const { transport, sending } = connection()
  const sent = traced('mail', { kind: 'client', attributes }, () =>
    transport.sendMail({
      from: MAIL_FROM,
      // Holiday replies and the like stay away (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Nothing that is in the data may make the server read files or open addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...message,
    }),
  )
  await sent.then(
    () => sending.note(),
    (error: Error) => {
      if (!isAway(error)) throw error
      sending.note(error)
      throw new Error(AWAY + error.message, { cause: error })
    },
  )
}

/** Not a word about the mail or its receiver has been said. */
const OF_THE_MAIL = /^(?:MAIL FROM|RCPT TO|DATA)/

function isAway(error: Error): boolean {
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string }
  return responseCode === undefined || !OF_THE_MAIL.test(command ?? '')
}

/**
 * A refusal that will not change by asking again: no such mailbox, message not wanted. A refusal of our
 * own sign-in or sender is a setting to put right, and the mail waits for that.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}
