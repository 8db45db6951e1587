import nodemailer, { type Transporter } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'
import { env } from '@/lib/core/env'

let transporter: { url: string; transport: Transporter } | undefined

function transport(): Transporter {
  const url = env().SMTP_URL
  if (transporter?.url !== url) {
    const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
    transporter = { url, transport: nodemailer.createTransport({ url, ...timeouts }) }
  }
  return transporter.transport
}

/** Hands a message to the mail server; rejects when it does not take it. */
export async function deliver(message: Mail.Options): Promise<void> {
  await transport().sendMail({
    from: env().MAIL_FROM,
    // Holiday replies and the like stay away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing that is in the data may make the server read files or open addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...message,
  })
}

/**
 * A refusal that will not change by asking again: no such mailbox, message not wanted. A refusal of our
 * own sign-in or sender is a setting to put right, and the mail waits for that.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}
