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
    /** Who reads an answer. */
    replyTo: z.object({ email: z.email(), name: z.string() }).optional(),
    /** A stored document that goes with it. */
    fileId: z.uuid().optional(),
    /** Words to try out: they name what is sealed, and hold nothing of it. */
    text: z.object({ oggetto: z.string(), titolo: z.string(), corpo: z.string() }).optional(),
  }),
  /** Of a new lead, and who got it. */
  'leads.tell': z.object({ id: z.uuid(), agentId: z.uuid() }),
  'partners.deliver': z.object({ id: z.uuid() }),
  'mail.wake': z.object({}),
  'storage.deliver': z.object({ fileId: z.uuid() }).partial(),
  'storage.remove': z.object({ key: z.string().min(1) }),
  'storage.sweep': z.object({}),
  /** Looks through a bucket for objects without a row, and rows without an object; removes the first where that is asked. */
  'storage.survey': z.object({ progressId: z.uuid(), remove: z.boolean() }),
  'segnalazioni.erase': z.object({}),
  'privacy.retain': z.object({}),
  'clients.forget-merged': z.object({}),
  'clients.privacy-due': z.object({}),
  'voti.invite': z.object({}),
  'jobs.prune': z.object({}),
  'backfills.work': z.object({}),
  'cdn.purge': z.object({}),
  'cubes.fold': z.object({}),
  'cubes.verify': z.object({ progressId: z.uuid() }).partial(),
  'rates.import': z
    .object({ fileId: z.uuid(), progressId: z.uuid(), serie: z.string(), fonte: z.string() })
    .partial(),
  'provvigioni.estratti': z.object({
    progressId: z.uuid(),
    /** First day of the month. */
    mese: z.string(),
    beneficiari: z.array(z.uuid()).optional(),
    by: z.object({ userId: z.uuid(), nome: z.string(), cognome: z.string() }),
  }),
  'provvigioni.pdf': z.object({ id: z.uuid() }),
  'agents.offboard': z.object({
    progressId: z.uuid(),
    agentId: z.uuid(),
    by: z.object({ userId: z.uuid(), nome: z.string(), cognome: z.string() }),
    /** What was asked, as POST /v2/agents/{id}/offboard takes it. */
    input: z.record(z.string(), z.unknown()),
  }),
  'agents.reinstate': z.object({
    progressId: z.uuid(),
    chiusuraId: z.uuid(),
    by: z.object({ userId: z.uuid(), nome: z.string(), cognome: z.string() }),
    motivo: z.string(),
    /** Groups of weights that somebody has changed since, by their names. */
    pesi: z.array(z.string()),
  }),
  'agents.papers-due': z.object({}),
  'formazione.remind': z.object({ progressId: z.uuid(), corsoId: z.uuid() }),
  'formazione.due': z.object({}),
  'firma.check': z.object({}),
  'materials.check': z.object({}),
  'materials.batch': z.object({
    progressId: z.uuid(),
    ids: z.array(z.uuid()),
    by: z.object({ role: z.enum(['admin', 'agent', 'client']), userId: z.uuid() }),
  }),
  'pratiche.stalled': z.object({}),
  'identification.care': z.object({}),
  'incarichi.archive': z.object({ id: z.uuid() }),
  'incarichi.expire': z.object({}),
  'quotes.withdrawal': z.object({}),
  'imports.work': z.object({
    runId: z.uuid(),
    fase: z.enum(['verifica', 'scrittura', 'ripresa', 'ritorno']),
    progressId: z.uuid().optional(),
    /** The administrator who asked; nobody where the clock did. */
    by: z.uuid().optional(),
    /** What follows a check that found something. */
    next: z.literal('scrittura').optional(),
  }),
  'imports.watch': z.object({}),
  'syncs.night': z.object({}),
  'syncs.watch': z.object({}),
  'quotes.expire': z.object({}),
  'price-tables.close': z.object({}),
  'predictions.photograph': z.object({}),
  'reports.send-due': z.object({}),
  'reports.mail': z.object({
    scheduleId: z.uuid(),
    role: z.enum(['admin', 'agent']),
    userId: z.uuid(),
    /** When it was due: the mail of an occasion leaves once. */
    occasion: z.string(),
  }),
  'reclami.due': z.object({}),
  'riesami.due': z.object({}),
  'whistleblowing.due': z.object({}),
  'formazione.hours-due': z.object({}),
  'compliance.pack': z.object({ progressId: z.uuid(), fascicoloId: z.uuid() }),
  'tickets.clock': z.object({}),
  /** `categoryId`: null for all of them. */
  'tickets.recount': z.object({ categoryId: z.uuid().nullable() }),
  'news.publish-due': z.object({ id: z.uuid() }),
  /** `by`: the administrator who published it. */
  'comunicazioni.publish': z.object({ id: z.uuid(), by: z.uuid().optional() }),
  'comunicazioni.watch': z.object({}),
  'comunicazioni.newcomers': z.object({}),
} as const

export type TaskName = keyof typeof PAYLOADS
export type Payload<N extends TaskName> = z.output<(typeof PAYLOADS)[N]>
export type PayloadInput<N extends TaskName> = z.input<(typeof PAYLOADS)[N]>
