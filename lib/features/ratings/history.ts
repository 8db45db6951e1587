import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'
import { voti, votiDipendenti } from './resource'

const office = adminsWith('rankings_manage')

/** Ratings are written by clients and by verbs: who moderates them reads what became of them. */
const rule = ({ model, fixed, title, page }: typeof voti): HistoryRule => ({
  audit: 'Voti',
  model,
  fixed,
  title,
  page,
  access: { read: office },
})
export const ratingsHistory = rule(voti)
export const staffRatingsHistory = rule(votiDipendenti)
