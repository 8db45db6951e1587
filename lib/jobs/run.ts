import type { Payload, TaskName } from './payloads'

/** What a job may want to know about its own run. */
export type JobRun = { attempt: number; isLast: boolean }
export type Run<N extends TaskName> = (payload: Payload<N>, run: JobRun) => Promise<void>
