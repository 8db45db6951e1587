import 'server-only'
import { openText } from '@/lib/auth/sealed-text'
import type { WhistleMessage, WhistleReport } from '@/prisma/generated/client'
import { deadlinesOf, duesOf } from './deadlines'
import { CATEGORIE_ILLECITI, STATI_SEGNALAZIONE } from './labels'
import type { FollowedReport, ReportLine, WholeReport } from './types'

const isState = (name: string): name is FollowedReport['stato'] => Object.hasOwn(STATI_SEGNALAZIONE, name)
const isCategory = (name: string): name is FollowedReport['categoria'] =>
  Object.hasOwn(CATEGORIE_ILLECITI, name)

/** What everybody who may see a report sees of its course. */
function courseOf(report: WhistleReport): Omit<FollowedReport, 'testo' | 'messaggi'> {
  const { avvisoEntro, riscontroEntro } = deadlinesOf(report)
  return {
    stato: isState(report.stato) ? report.stato : 'ricevuta',
    categoria: isCategory(report.categoria) ? report.categoria : 'altro',
    inviataIl: report.createdAt.toISOString(),
    avvisoEntro: avvisoEntro.toISOString(),
    presaInCaricoIl: report.acknowledgedAt?.toISOString() ?? null,
    riscontroEntro: riscontroEntro.toISOString(),
    chiusaIl: report.closedAt?.toISOString() ?? null,
  }
}

type Sealed = { testo: string; contatto: string }

function contentOf({ testo }: WhistleReport): Sealed {
  const text = openText(testo)
  try {
    return JSON.parse(text) as Sealed
  } catch {
    return { testo: text, contatto: '' }
  }
}

const messagesOf = (messages: WhistleMessage[]) =>
  messages.map(({ fromOffice, testo, at }) => ({
    daUfficio: fromOffice,
    testo: openText(testo),
    inviatoIl: at.toISOString(),
  }))

type WithMessages = WhistleReport & { messages: WhistleMessage[] }

/** For the one who holds the code. */
export function presentFollowed(report: WithMessages): FollowedReport {
  return { ...courseOf(report), testo: contentOf(report).testo, messaggi: messagesOf(report.messages) }
}

/** For the office. */
export function presentWhole(report: WithMessages): WholeReport {
  return { _id: report.id, ...presentFollowed(report), contatto: contentOf(report).contatto }
}

/** A line of the list, without a word of the text. */
export function presentLine(report: WhistleReport & { messages: { fromOffice: boolean }[] }): ReportLine {
  const last = report.messages.at(-1)
  const [due] = duesOf(report)
  return {
    _id: report.id,
    ...courseOf(report),
    messaggi: report.messages.length,
    prossimo: due?.cosa ?? null,
    scadeAt: due?.entro.toISOString() ?? null,
    daLeggere: report.stato !== 'chiusa' && (last ? !last.fromOffice : true),
  }
}
