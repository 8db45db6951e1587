import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { formatInstant } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { FIGURE } from '@/lib/features/agents/schema'
import { companySettings } from '@/lib/settings/company-settings'
import { parseReportQuery } from '../../reports/query'
import { readReport } from '../../reports/read'
import { type Summary, viewOf } from '../../reports/summary/define'
import { figureText } from '../../reports/summary/figures'
import { readMedian } from '../../reports/summary/median'
import { periodWords } from '../../reports/summary/periods'
import { parseSummaryQuery } from '../../reports/summary/query'
import { readSummary } from '../../reports/summary/read'
import { praticheFerme } from './pratiche-ferme'
import { produzione } from './produzione'
import {
  COMPARED,
  goalOf,
  LEAD_STEPS,
  MOST_PARTS,
  monthOfToday,
  NONE_STALLED,
  ownFilter,
  ownRows,
  PARTS,
  stalledWords,
  teamWords,
  wholeEuro,
  yearOfToday,
} from './scheda-schema'
import { statisticheAgenti } from './statistiche-agenti'

/** Bars of one figure; `share`: of the longest. */
type Bars = {
  title: string
  note?: string
  bars: { label: string; text: string; share: number }[]
  empty: string
}

/** What an agent's sheet says; every figure is text already. */
export type Scheda = {
  lines: string[]
  tables: { title: string; note: string; rows: { label: string; cells: string[] }[] }[]
  words: { title: string; lines: string[] }[]
  leads: Bars
  parts: Bars[]
  author: string
}

type Params = Record<string, string>
const asking = (params: Params) => new URL(`?${new URLSearchParams(params)}`, 'http://localhost')

/** The figures of the agent's own page, asked of the same declarations with the same parameters. */
export async function schedaOf(actor: Actor): Promise<Scheda> {
  const own = ownFilter(viewOf(produzione, actor), actor.userId)
  const read = (summary: Summary, params: Params) =>
    readSummary(summary, actor, parseSummaryQuery(summary, actor, asking({ ...params, ...own })))
  const month = await comparedTo(actor, { title: 'Il mese', period: monthOfToday(), read })
  const year = await comparedTo(actor, { title: 'L’anno', period: yearOfToday(), read })
  const parts: Bars[] = []
  for (const gruppo of PARTS) parts.push(await partsBy(actor, gruppo, read))
  const leads = await read(statisticheAgenti, { ...yearOfToday(), gruppo: 'prodotto' })
  return {
    lines: [await whoIs(actor), `Dati del ${formatInstant(month.reply.asOf)}.`],
    tables: [month.table, year.table],
    words: [goal(month.reply.totals.figures), await stalled(actor)],
    leads: stepsOf(leads.totals.figures),
    parts,
    author: (await companySettings()).marchio,
  }
}

type Read = (summary: Summary, params: Params) => ReturnType<typeof readSummary>

async function whoIs({ userId }: Actor): Promise<string> {
  const { nome, cognome, figura, agency } = await db().agent.findUniqueOrThrow({
    where: { id: userId },
    select: { nome: true, cognome: true, figura: true, agency: { select: { nome: true } } },
  })
  return [`${nome} ${cognome}`, FIGURE[figura], agency?.nome].filter(Boolean).join('  ·  ')
}

type ReportRequest = { title: string; period: { from: string; to: string }; read: Read }

async function comparedTo(actor: Actor, { title, period, read }: ReportRequest) {
  const reply = await read(produzione, { ...period, confronto: 'anno' })
  const query = parseSummaryQuery(produzione, actor, asking(period))
  const team = await readMedian(produzione, actor, { query, peers: 'squadra' })
  const { figures, before } = reply.totals
  const rows = viewOf(produzione, actor)
    .columns.filter(({ path }) => COMPARED.includes(path))
    .map(({ path, label, kind }) => ({
      label,
      cells: [figures[path], before?.[path], team.figures?.[path]].map((value) => figureText(kind, value)),
    }))
  const note = teamWords(team.people, team.figures !== null)
  return { reply, table: { title: `${title}, ${periodWords(reply)}`, note, rows } }
}

function goal(figures: Parameters<typeof goalOf>[0]): Scheda['words'][number] {
  const { paid, coming, whole, words } = goalOf(figures)
  return {
    title: 'Obiettivo del mese',
    lines: [`Erogati ${paid}, previsti ancora ${coming}: in tutto ${whole}.`, words],
  }
}

async function stalled(actor: Actor): Promise<Scheda['words'][number]> {
  const own = ownRows(viewOf(produzione, actor), actor.userId)
  const query = parseReportQuery(praticheFerme, asking({ ...own, limit: '1' }))
  const { pratiche = 0, importo } = (await readReport(praticheFerme, actor, query)).totals
  const line = pratiche === 0 ? NONE_STALLED : `${stalledWords(pratiche)}, per ${wholeEuro(importo)}.`
  return { title: 'Pratiche ferme', lines: [line] }
}

function stepsOf(figures: Record<string, number | null>): Bars {
  const whole = figures.lead ?? 0
  return {
    title: 'Le tue richieste dell’anno',
    note: 'Le richieste arrivate quest’anno che oggi segui, e quante sono venute fin lì.',
    bars: whole
      ? LEAD_STEPS.map(([path, label]) => {
          const value = figures[path] ?? 0
          const share = value / whole
          return { label, text: `${figureText('number', value)} · ${Math.round(100 * share)}%`, share }
        })
      : [],
    empty: 'Quest’anno non hai ancora ricevuto richieste.',
  }
}

async function partsBy(actor: Actor, gruppo: string, read: Read): Promise<Bars> {
  const { rows } = await read(produzione, { ...yearOfToday(), gruppo })
  const paid = rows.filter(({ figures }) => figures.erogato).slice(0, MOST_PARTS)
  // Reversals may outweigh payments: what is below nothing has no bar.
  const most = Math.max(1, ...paid.map(({ figures }) => figures.erogato ?? 0))
  const words = viewOf(produzione, actor).groupings.find(({ name }) => name === gruppo)?.words ?? ''
  return {
    title: `Erogato dell’anno ${words}`,
    bars: paid.map(({ label, figures }) => ({
      label,
      text: figureText('money', figures.erogato),
      share: Math.max(0, figures.erogato ?? 0) / most,
    })),
    empty: 'Quest’anno non è ancora stato erogato nulla.',
  }
}
