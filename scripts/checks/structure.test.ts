import { complaintsAbout } from './structure'

const lines = (count: number) => Array.from({ length: count }, () => 'const a = 1')

describe('file structure', () => {
  it.each([
    ['lib/features/pratiche/schema.ts', 10],
    ['lib/features/pratiche/change-state.ts', 300],
    ['app/(public)/mutui/page.tsx', 40],
    ['lib/features/pratiche/schema.test.ts', 20],
    ['lib/features/frames/results-step.tsx', 20],
  ])('accepts %s', (name, count) => {
    expect(complaintsAbout({ name, lines: lines(count) })).toEqual([])
  })

  it.each([
    ['app/v2/news/route.ts', 61, 'al massimo 60'],
    ['components/ui/index.ts', 1, 'niente file indice'],
    ['components/agents-office/agent-page.tsx', 5, 'come la sua funzionalità'],
    ['lib/features/pratiche/Helpers.ts', 5, 'vocabolario'],
    ['lib/features/pratiche/parts/more/a.ts', 5, 'vocabolario'],
    ['lib/features/frames/card.tsx', 5, 'vocabolario'],
  ])('refuses %s of %i lines', (name, count, reason) => {
    expect(complaintsAbout({ name, lines: lines(count) })).toEqual([expect.stringContaining(reason)])
  })

  it('refuses hooks and scripts in what frames draw', () => {
    const complaints = (name: string, line: string) => complaintsAbout({ name, lines: [line] }).length
    const hook = "import { useId } from 'react'"
    expect(complaints('components/markup/field.tsx', hook)).toBe(1)
    expect(complaints('components/frames/fields.tsx', "'use client'")).toBe(1)
    expect(complaints('components/markup/field.tsx', "import type { ReactNode } from 'react'")).toBe(0)
    expect(complaints('components/site/field.tsx', hook)).toBe(0)
  })

  it('lets only one module read the environment', () => {
    const reading = ['const url = process.env.DATABASE_URL']
    expect(complaintsAbout({ name: 'lib/jobs/worker.ts', lines: reading })).toHaveLength(1)
    expect(complaintsAbout({ name: 'lib/core/env.ts', lines: reading })).toEqual([])
    expect(
      complaintsAbout({ name: 'lib/jobs/worker.ts', lines: ['// process.env is read elsewhere'] }),
    ).toEqual([])
  })

  it.each([
    ['lib/features/agents/holdings.ts', 'const anno = new Date().getFullYear()'],
    ['lib/features/clients/schema.ts', '(value) => value <= new Date().toISOString().slice(0, 10)'],
    ['lib/features/home/present.ts', 'return date.toISOString().slice(0, 10)'],
    ['components/data/table/cell.tsx', "const day = at.toISOString().split('T')[0]"],
    ['components/markup/format.ts', "return day.slice(0, 10).split('-')"],
    ['components/leads/words.ts', "const text = count.toLocaleString('it-IT')"],
    ['lib/finance/text.ts', "const euro = new Intl.NumberFormat('it-IT')"],
    ['lib/features/faqs/schema.ts', 'limit: z.coerce.number().int().default(20),'],
    ['app/v2/news/route.ts', 'from: z.coerce.date().optional(),'],
    ['components/rates/spread.tsx', 'const spread = parseFloat(text)'],
    ['lib/features/faqs/searches.ts', 'WHERE giorno > current_date - 30'],
    ['lib/serving/areas/render.ts', "const name = 'next-router-state-tree'"],
    ['components/data/page/area.tsx', "import { a } from 'next/dist/shared/lib/a'"],
    ['app/(public)/company.ts', "  'use cache'"],
    ['lib/core/prepared.ts', 'const names = new Map<string, string>()'],
    ['components/tickets/thread.tsx', "if (status === 'error') return null"],
    ['components/content/preview.tsx', 'const { data, isError } = useQuery({'],
    ['lib/features/banks/data.ts', '  return { ...{ id, nome }, logo }'],
    ['lib/features/banks/access.ts', "actor?.role === 'agent' ? { attiva: true } : edit(actor)"],
    ['lib/resources/access.ts', "if (actor.role === 'client') throw forbidden()"],
    ['lib/reports/define.ts', "const inside = actor.role !== 'client'"],
    ['lib/features/settings/change.ts', 'const { value } = z.object({ value }).parse({ value: given })'],
  ])('refuses in %s: %s', (name, line) => {
    expect(complaintsAbout({ name, lines: [line] })).toHaveLength(1)
  })

  it.each([
    ['lib/core/next-internals.ts', "export const STATE_TREE = 'next-router-state-tree'"],
    ['lib/core/dates.ts', 'date.getFullYear()'],
    ['lib/core/env.ts', 'return z.coerce.number(error).int(error)'],
    ['components/site/scroll.ts', 'Number.parseFloat(getComputedStyle(root).top)'],
    ['components/data/table/cell.tsx', 'return dayOfText(text)'],
    ['lib/http/validation.ts', 'body = JSON.parse(text)'],
    ['lib/features/quotes/access.ts', "if (actor.role !== 'client') throw forbidden()"],
    ['lib/features/banks/access.ts', "actor?.role === 'admin' && can(actor, 'banks_manage')"],
    ['lib/jobs/enqueue.ts', 'PAYLOADS[task].parse(payload)'],
  ])('accepts in %s: %s', (name, line) => {
    expect(complaintsAbout({ name, lines: [line] })).toEqual([])
  })
})
