import { existsSync } from 'node:fs'
import path from 'node:path'
import { REPORTS, SUMMARIES } from '@/lib/registry/reports'
import { pageOfReport } from './addresses'

const isPage = (address: string | null) => {
  const [, area = '', ...rest] = (address ?? '').split('/')
  return existsSync(path.join(process.cwd(), 'app', area, '(console)', ...rest, 'page.tsx'))
}

describe('where a report is read', () => {
  it('is a page of the office', () => {
    for (const name of [...Object.keys(REPORTS), ...Object.keys(SUMMARIES)])
      expect([name, isPage(pageOfReport(name, 'admin'))]).toEqual([name, true])
  })

  it('is a page of agents, where agents may read it', async () => {
    const forAgents = [
      ...(await Promise.all(
        Object.entries(REPORTS).map(async ([name, load]) => [name, (await load()).access.agent] as const),
      )),
      ...(await Promise.all(
        Object.entries(SUMMARIES).map(async ([name, load]) => [name, (await load()).access.agent] as const),
      )),
    ].flatMap(([name, agent]) => (agent ? [name] : []))
    const pages = forAgents.map((name) => [name, pageOfReport(name, 'agent')] as const)
    for (const [name, page] of pages) expect([name, page === null || isPage(page)]).toEqual([name, true])
    // Others they read by the API alone: where there is a page of theirs, it is named.
    const alone = pages.flatMap(([name, page]) => (page === null ? [name] : []))
    expect(alone.filter((name) => isPage(`/agents/${name}`))).toEqual([])
  })
})
