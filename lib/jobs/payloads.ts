import { z } from 'zod'

/**
 * What each job carries. Light on purpose: whoever enqueues loads this file and not the code that does the
 * work. A new job is one line here and one in tasks.ts; the compiler asks for the second.
 */
export const PAYLOADS = {
  'mail.send': z.object({
    key: z.string().min(1),
    template: z.string(),
    to: z.object({ email: z.email(), name: z.string().default('') }),
    /** Encrypted: links that set a password must not lie readable in a queue or its backups. */
    sealed: z.string(),
  }),
  'storage.deliver': z.object({ fileId: z.uuid() }).partial(),
  'storage.remove': z.object({ key: z.string().min(1) }),
  'storage.sweep': z.object({}),
  'segnalazioni.erase': z.object({}),
  'privacy.retain': z.object({}),
  'jobs.prune': z.object({}),
  'rates.import': z
    .object({ fileId: z.uuid(), progressId: z.uuid(), serie: z.string(), fonte: z.string() })
    .partial(),
  'news.publish-due': z.object({ id: z.uuid() }),
} as const

export type TaskName = keyof typeof PAYLOADS
export type Payload<N extends TaskName> = z.output<(typeof PAYLOADS)[N]>
export type PayloadInput<N extends TaskName> = z.input<(typeof PAYLOADS)[N]>
