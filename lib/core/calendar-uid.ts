import 'server-only'
import { env } from './env'

/** The entry of something in a calendar: one, also where it is moved or called off. */
export const calendarUid = (id: string) => `${id}@${new URL(env().SITE_URL).hostname}`
